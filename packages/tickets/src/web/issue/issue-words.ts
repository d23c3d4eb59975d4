import { useLingui } from '@lingui/react/macro';
import type { Issue } from '@hub/contracts/tickets';

export type IssueWords = { label: string; about: string; ready: string };

export function useIssueWords(): Record<Issue, IssueWords> {
  const { t } = useLingui();
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
    general_issue: {
      label: t({ context: 'tickets', message: '其他問題' }),
      about: t({ context: 'tickets', message: '遊戲異常、活動、檢舉、建議都選這裡' }),
      ready: t({ context: 'tickets', message: '有截圖的話，客服能更快看懂' }),
    },
  };
}
