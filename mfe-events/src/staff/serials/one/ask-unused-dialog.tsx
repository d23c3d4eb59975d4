import { Dialog } from '@hub/web/parts';
import { draftKey, FormFrame, SubmitButton, TextField, useContractForm } from '@hub/forms';
import { reasonBody, type SerialBatch } from '@hub/contracts/events';
import { useLingui } from '@lingui/react/macro';
import css from '../../deeds/deeds.module.css';
import { focusTitle } from '../../focus-title.ts';
import { useStaff } from '../../staff-context.ts';
import { deliveryMessage } from '../../words/delivery-message.ts';
import { useDoBatchDeedMutation } from '../serials.api.ts';

/** Asks a second person for the one download of the unused codes. */
export function AskUnusedDialog({ batch, onClose }: { batch: SerialBatch; onClose: () => void }) {
  const { t } = useLingui();
  const { me } = useStaff();
  const [send] = useDoBatchDeedMutation();
  const form = useContractForm({
    schema: reasonBody,
    initial: { reason: '' },
    messages: deliveryMessage,
    draftKey: draftKey({ game: batch.game_id, role: me.login, form: `serials-unused-${batch.id}`, version: 1 }),
    draftFields: ['reason'],
    submit: async (body) => {
      await send({ id: batch.id, deed: 'unused', version: batch.version, body }).unwrap();
      onClose();
      focusTitle();
    },
  });
  return (
    <Dialog open onClose={onClose} title={t`提出下載沒用過的序號？`} crossed>
      <FormFrame form={form}>
        <p
          className={css.text}
        >{t`另一位同事核准後，您在 24 小時內可以下載一次，只有您能下載。之後序號的原文就會銷毀。`}</p>
        <TextField
          form={form}
          name="reason"
          autoComplete="off"
          label={t`原因`}
          hint={t`核准的同事會看到，至少 4 個字`}
        />
        <SubmitButton form={form}>{t`提出下載`}</SubmitButton>
      </FormFrame>
    </Dialog>
  );
}
