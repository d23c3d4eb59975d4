import type { ApprovalWords } from '@hub/contracts/manifest';
import { orderStates } from './order-words.ts';

/** What asks a second person about money, and what such a request states. */
export const approvals: ApprovalWords = {
  kinds: {
    'confirm-transfer': {
      title: { tw: '確認大額匯款', hk: '確認大額轉賬', en: 'Large transfer' },
      look: { tw: '看這筆訂單', hk: '查看這張訂單', en: 'Open the order' },
      to: '/staff/topup/orders/{subject}',
    },
    'refund-order': {
      title: { tw: '儲值退款', hk: '增值退款', en: 'Refund of an order' },
      look: { tw: '看這筆訂單', hk: '查看這張訂單', en: 'Open the order' },
      to: '/staff/topup/orders/{subject}',
    },
  },
  facts: {
    order_state: { tw: '訂單狀態', en: 'State of the order' },
    order_amount: { tw: '訂單金額', en: 'Amount of the order' },
    statement_ref: { tw: '對帳單編號', hk: '結單編號', en: 'Number on the statement' },
    statement_at: { tw: '入帳時間', en: 'Came in at' },
  },
  values: { order_state: orderStates },
};
