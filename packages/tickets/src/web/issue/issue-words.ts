import { useLingui } from '@lingui/react/macro';
import { answerDays, feeOf, HISTORY_RETENTION_DAYS, type Issue } from '@hub/contracts/tickets';

export type IssueWords = { label: string; about: string; ready: string };

export function useIssueWords(): Record<Issue, IssueWords> {
  const { t } = useLingui();
  const { complaint, game_history } = answerDays;
  const fee = feeOf.game_history ?? 0;
  return {
    topup_not_received: {
      label: t({ context: 'tickets', message: '儲值沒收到' }),
      about: t({ context: 'tickets', message: '付了款，商品還沒進遊戲' }),
      ready: t({ context: 'tickets', message: '請準備訂單編號、交易時間、收據與簡訊截圖' }),
    },
    account_lost: {
      label: t({ context: 'tickets', message: '帳號遺失' }),
      about: t({ context: 'tickets', message: '忘了帳號、換了手機，或找不到角色' }),
      ready: t({ context: 'tickets', message: '請準備角色資料、曾儲值的訂單與身分證件' }),
    },
    account_compromised: {
      label: t({ context: 'tickets', message: '帳號被盜' }),
      about: t({ context: 'tickets', message: '有人登入了您的帳號，或東西不見了' }),
      ready: t({ context: 'tickets', message: '請準備角色資料、曾儲值的訂單與身分證件' }),
    },
    complaint: {
      label: t({ context: 'tickets', message: '申訴' }),
      about: t({ context: 'tickets', message: '不同意我們的處置、收費或服務結果' }),
      ready: t({ context: 'tickets', message: `請準備收到通知的日期；我們在 ${complaint} 日內答覆處理結果` }),
    },
    game_history: {
      label: t({ context: 'tickets', message: '申請遊戲歷程' }),
      about: t({ context: 'tickets', message: `查詢自己帳號近 ${HISTORY_RETENTION_DAYS} 日的遊戲紀錄` }),
      ready: t({
        context: 'tickets',
        message: `請先想好要查的日期；${game_history} 日內提供，每次查詢費 NT$${fee}`,
      }),
    },
    general_issue: {
      label: t({ context: 'tickets', message: '其他問題' }),
      about: t({ context: 'tickets', message: '遊戲異常、活動、檢舉、建議都選這裡' }),
      ready: t({ context: 'tickets', message: '有截圖的話，客服能更快看懂' }),
    },
  };
}
