import { orderEditors, orderReasonBody, type DeskOrder } from '@hub/contracts/topup';
import { draftKey, FormFrame, SubmitButton, TextField, useContractForm } from '@hub/forms';
import { Dialog } from '@hub/web/parts';
import { useStaffGames } from '@hub/web/staff';
import { useLingui } from '@lingui/react/macro';
import { useDecideOrderMutation, type Reasoned } from '../desk.api.ts';
import { deskMessage } from '../desk-message.ts';

type Props = { action: Reasoned; row: DeskOrder; onClose: () => void };

/** A decision about an order, with the reason that stays in the audit. */
export function ReasonDialog({ action, row, onClose }: Props) {
  const { login } = useStaffGames(orderEditors);
  const { t } = useLingui();
  const [decide] = useDecideOrderMutation();
  const words = useDecisionWords()[action];
  const form = useContractForm({
    schema: orderReasonBody,
    initial: { reason: '' },
    messages: deskMessage,
    draftKey: draftKey({ game: row.game_id, role: login, form: `topup-${action}-${row.report_id}`, version: 1 }),
    draftFields: ['reason'],
    submit: async (body, { key }) => {
      await decide({ report: row.report_id, action, version: row.version, key, body }).unwrap();
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} title={words.title} crossed>
      <FormFrame form={form}>
        <p>{words.text}</p>
        <TextField form={form} name="reason" autoComplete="off" label={t`原因`} hint={t`會留在稽核紀錄，至少 4 個字`} />
        <SubmitButton form={form} variant={action === 'accept' || action === 'reopen' ? 'primary' : 'danger'}>
          {words.button}
        </SubmitButton>
      </FormFrame>
    </Dialog>
  );
}

function useDecisionWords(): Record<Reasoned, { title: string; text: string; button: string }> {
  const { t } = useLingui();
  return {
    reject: {
      title: t`退回這筆匯款回報？`,
      text: t`對帳單上找不到這筆匯款時用。玩家會看到核對沒有通過，可以帶收據聯絡客服。`,
      button: t`退回回報`,
    },
    reopen: {
      title: t`重新核對這筆匯款？`,
      text: t`款項找到了，或玩家帶著收據來時用。訂單回到待核對，玩家會看到正在核對。`,
      button: t`重新核對`,
    },
    accept: {
      title: t`接受這筆逾期付款？`,
      text: t`訂單會變成已付款，內容馬上送進遊戲，不能復原。`,
      button: t`接受並送進遊戲`,
    },
    refund: {
      title: t`標記為已退款？`,
      text: t`款項要另外從金流平台或銀行退回，這裡只記錄結果；另一位同事核准後才會生效。還沒送進遊戲的內容會自動停下；已經送進去的不會收回，要收回請活動同事到「寄送」處理。首儲獎勵沒有送進遊戲，或收回之後，資格會還給玩家。`,
      button: t`送同事核准`,
    },
  };
}
