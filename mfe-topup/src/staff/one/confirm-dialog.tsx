import { formatTwd } from '@hub/contracts/shared';
import { CONFIRM_ALONE_MAX, confirmTransferBody, type DeskOrder } from '@hub/contracts/topup';
import { draftKey, FormFrame, SubmitButton, TextField, useContractForm } from '@hub/forms';
import { Notice } from '@hub/web';
import { Dialog } from '@hub/web/parts';
import { useStaffGames } from '@hub/web/staff';
import { orderEditors } from '@hub/contracts/topup';
import { useLingui } from '@lingui/react/macro';
import { useConfirmTransferMutation } from '../desk.api.ts';
import { deskMessage } from '../desk-message.ts';

/** What the bank's own statement says: the report of a player is no proof. */
export function ConfirmDialog({ row, onClose }: { row: DeskOrder; onClose: () => void }) {
  const { t } = useLingui();
  const { login } = useStaffGames(orderEditors);
  const [confirm] = useConfirmTransferMutation();
  const form = useContractForm({
    schema: confirmTransferBody,
    initial: { amount: '', paid_at: '', statement_ref: '', reason: '' },
    messages: deskMessage,
    draftKey: draftKey({ game: row.game_id, role: login, form: `topup-confirm-${row.report_id}`, version: 1 }),
    draftFields: ['amount', 'paid_at', 'statement_ref', 'reason'],
    submit: async (body, { key }) => {
      await confirm({ report: row.report_id, version: row.version, key, body }).unwrap();
      onClose();
    },
  });
  const [wanted, most] = [formatTwd(row.amount), formatTwd(CONFIRM_ALONE_MAX)];
  return (
    <Dialog open onClose={onClose} title={t`確認這筆匯款？`} crossed>
      <FormFrame form={form}>
        <p>{t`請照銀行對帳單填，不要照玩家的回報。確認後馬上送進遊戲，不能復原。`}</p>
        {row.amount > CONFIRM_ALONE_MAX && (
          <Notice kind="info">{t`超過 ${most}，送出後要另一位同事核准才會生效。`}</Notice>
        )}
        <TextField
          form={form}
          name="amount"
          inputMode="numeric"
          grouped
          autoComplete="off"
          label={t`對帳單上的金額`}
          hint={t`訂單是 ${wanted}，要一樣才能確認`}
        />
        <TextField form={form} name="paid_at" type="datetime-local" label={t`入帳時間`} hint={t`台北時間`} />
        <TextField
          form={form}
          name="statement_ref"
          autoComplete="off"
          autoCapitalize="none"
          label={t`對帳單編號`}
          hint={t`這一筆在對帳單上的編號，一筆只能確認一張訂單`}
        />
        <TextField form={form} name="reason" autoComplete="off" label={t`原因`} hint={t`會留在稽核紀錄，至少 4 個字`} />
        <SubmitButton form={form}>{row.amount > CONFIRM_ALONE_MAX ? t`送同事核准` : t`確認並送進遊戲`}</SubmitButton>
      </FormFrame>
    </Dialog>
  );
}
