import { UNPAID_HOURS } from '@hub/contracts/topup';
import { useLingui } from '@lingui/react/macro';
import type { OrderOutcome } from './order-outcome.ts';
import { useDeliveryWords } from './use-delivery-words.ts';

export type OutcomeWords = { title: string; lead: string };

/** `Message`: the provider's own words about a payment that failed; '' for none. */
type Told = { Message: string; delivery_status: number; rehearsal: boolean };

export function useOutcomeWords(): (outcome: OrderOutcome, told: Told) => OutcomeWords {
  const { t } = useLingui();
  const delivery = useDeliveryWords();
  return (outcome, { Message: said, delivery_status, rehearsal }) => {
    const words: Record<OrderOutcome, OutcomeWords> = {
      unfinished: { title: t`訂單還沒填完`, lead: t`資料都留著，選好商品就能付款。` },
      waiting: { title: t`等待付款`, lead: t`付款完成後，這一頁會自動更新。` },
      number: { title: t`請在期限前轉帳`, lead: t`帳號只給這筆訂單使用，轉帳後自動入帳。` },
      checking: { title: t`匯款核對中`, lead: t`已經收到您的回報，由專人核對後會送進遊戲。這筆訂單不會自動取消。` },
      late: {
        title: t`已收到款項，確認中`,
        lead: t`這筆款項在訂單結束後才到，沒有遺失。由專人確認後會送進遊戲或退款，請不要再付一次。`,
      },
      paid: { title: t`付款成功`, lead: rehearsal ? t`測試付款成功，不會送進遊戲。` : delivery(delivery_status) },
      cancelled: { title: t`訂單已取消`, lead: t`這筆訂單沒有收款。想買的話，可以重新下單。` },
      expired: {
        title: t`訂單已自動取消`,
        lead: t`建立後 ${UNPAID_HOURS} 小時內沒有收到款項。如果剛剛才付款，款項不會遺失，入帳後會出現在這裡。`,
      },
      failed: {
        title: t`付款沒有成功`,
        lead: said ? t`付款服務的說明：${said}。訂單還保留著，可以再付一次。` : t`訂單還保留著，可以再付一次。`,
      },
      rejected: {
        title: t`匯款核對沒有通過`,
        lead: t`這筆回報和銀行的紀錄對不上。如果確實匯款了，請帶著收據聯絡客服，我們會再查一次。`,
      },
      refunded: { title: t`已退款`, lead: t`款項已經退回，實際入帳的時間依付款方式與銀行而定。` },
    };
    return words[outcome];
  };
}
