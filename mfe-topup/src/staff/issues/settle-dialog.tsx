import { formatTwd } from '@hub/contracts/shared';
import { orderEditors, orderReasonBody, type PaymentIssueView } from '@hub/contracts/topup';
import { draftKey, FormFrame, SubmitButton, TextField, useContractForm } from '@hub/forms';
import { Dialog } from '@hub/web/parts';
import { useStaffGames } from '@hub/web/staff';
import { useLingui } from '@lingui/react/macro';
import { useSettlePaymentIssueMutation } from '../desk.api.ts';
import { deskMessage } from '../desk-message.ts';

export function SettleDialog({ issue, onClose }: { issue: PaymentIssueView; onClose: () => void }) {
  const { t } = useLingui();
  const { login } = useStaffGames(orderEditors);
  const [settle] = useSettlePaymentIssueMutation();
  const form = useContractForm({
    schema: orderReasonBody,
    initial: { reason: '' },
    messages: deskMessage,
    draftKey: draftKey({ game: issue.game_id ?? '', role: login, form: `topup-settle-${issue.id}`, version: 1 }),
    draftFields: ['reason'],
    submit: async (body, { key }) => {
      await settle({ issue: issue.id, key, body }).unwrap();
      onClose();
    },
  });
  const amount = formatTwd(issue.amount);
  return (
    <Dialog open onClose={onClose} title={t`${amount} 處理完了？`} crossed>
      <FormFrame form={form}>
        <p>{t`請寫下怎麼處理的，例如退款的編號或補發的訂單。這裡不會動到任何款項。`}</p>
        <TextField
          form={form}
          name="reason"
          autoComplete="off"
          label={t`怎麼處理的`}
          hint={t`會留在稽核紀錄，至少 4 個字`}
        />
        <SubmitButton form={form}>{t`標記為處理完`}</SubmitButton>
      </FormFrame>
    </Dialog>
  );
}
