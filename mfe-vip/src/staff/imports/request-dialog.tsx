import { vipReasonBody, type VipImport } from '@hub/contracts/vip';
import { FormFrame, SubmitButton, TextField, useContractForm } from '@hub/forms';
import { Dialog } from '@hub/web/parts';
import { useLingui } from '@lingui/react/macro';
import { vipMessage } from '../../vip-message.ts';
import { useRequestVipImportMutation } from './imports.api.ts';

/** Asks a second person for the file as it was compared. */
export function RequestDialog({ one, onClose }: { one: VipImport; onClose: () => void }) {
  const { t } = useLingui();
  const [ask] = useRequestVipImportMutation();
  const form = useContractForm({
    schema: vipReasonBody,
    initial: { reason: '' },
    messages: vipMessage,
    submit: async (body) => {
      await ask({ id: one.id, version: one.version, body }).unwrap();
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} title={t`送同事核准？`} crossed>
      <FormFrame form={form}>
        <p>{t`新加入 ${one.fresh} 筆，會改變 ${one.changed} 筆。另一位同事核准後，整份一起生效。`}</p>
        <TextField form={form} name="reason" autoComplete="off" label={t`原因`} hint={t`核准的人看得到，至少 4 個字`} />
        <SubmitButton form={form}>{t`送出`}</SubmitButton>
      </FormFrame>
    </Dialog>
  );
}
