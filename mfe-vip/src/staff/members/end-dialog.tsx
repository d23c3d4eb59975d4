import { vipReasonBody, type VipRow } from '@hub/contracts/vip';
import { FormFrame, SubmitButton, TextField, useContractForm } from '@hub/forms';
import { Dialog } from '@hub/web/parts';
import { useLingui } from '@lingui/react/macro';
import { vipMessage } from '../../vip-message.ts';
import { useEndVipMutation } from './members.api.ts';

/** Ends an entry at once, for a reason. */
export function EndDialog({ row, id, onClose }: { row: VipRow; id: number; onClose: () => void }) {
  const { t } = useLingui();
  const [end] = useEndVipMutation();
  const form = useContractForm({
    schema: vipReasonBody,
    initial: { reason: '' },
    messages: vipMessage,
    submit: async (body) => {
      await end({ id, version: row.version, body }).unwrap();
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} title={t`結束 ${row.partner_uid} 的資格？`} crossed>
      <FormFrame form={form}>
        <p>{t`馬上生效。之後照遊戲送來的名單和消費規則；紀錄會留著，可以再加入。`}</p>
        <TextField form={form} name="reason" autoComplete="off" label={t`原因`} hint={t`會留在稽核紀錄，至少 4 個字`} />
        <SubmitButton form={form} variant="danger">{t`結束資格`}</SubmitButton>
      </FormFrame>
    </Dialog>
  );
}
