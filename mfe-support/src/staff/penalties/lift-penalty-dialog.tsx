import { liftPenaltyBody, type PenaltyView } from '@hub/contracts/support';
import { FormFrame, SubmitButton, TextField, useContractForm } from '@hub/forms';
import { Dialog } from '@hub/web/parts';
import { useLingui } from '@lingui/react/macro';
import { useLiftPenaltyMutation } from './penalties.api.ts';
import { penaltyMessage } from './penalty-message.ts';
import { usePenaltyWords } from './use-penalty-words.ts';

/** Why a running penalty ends early. */
export function LiftPenaltyDialog({ penalty, onClose }: { penalty: PenaltyView; onClose: () => void }) {
  const { t } = useLingui();
  const [send] = useLiftPenaltyMutation();
  const form = useContractForm({
    schema: liftPenaltyBody,
    initial: { reason: '' },
    messages: penaltyMessage,
    submit: async ({ reason = '' }) => {
      await send({ id: penalty.id, reason }).unwrap();
      onClose();
    },
  });
  const what = usePenaltyWords()[penalty.kind];
  return (
    <Dialog open onClose={onClose} title={t`提前解除${what}？`} crossed>
      <FormFrame form={form}>
        <TextField form={form} name="reason" autoComplete="off" label={t`解除的原因`} hint={t`會留在稽核紀錄`} />
        <SubmitButton form={form}>{t`解除`}</SubmitButton>
      </FormFrame>
    </Dialog>
  );
}
