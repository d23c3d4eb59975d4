import type { Title } from '@hub/contracts/manifest';
import type { OrderState, ProviderAnswer } from '@hub/contracts/topup';

/** Codes of orders, where audit and second persons read them. */
export const orderStates: Record<OrderState, Title> = {
  draft: { tw: '填寫中', en: 'Being filled in' },
  waiting: { tw: '未付款', en: 'Not paid' },
  reported: { tw: '待核對', en: 'To be checked' },
  paid: { tw: '已付款', en: 'Paid' },
  late: { tw: '逾期付款', en: 'Paid late' },
  cancelled: { tw: '玩家取消', en: 'Cancelled by the player' },
  expired: { tw: '自動取消', en: 'Cancelled automatically' },
  failed: { tw: '付款失敗', en: 'Payment failed' },
  rejected: { tw: '已退回回報', en: 'Rejected' },
  refunded: { tw: '已退款', en: 'Refunded' },
};

export const providerAnswers: Record<ProviderAnswer, Title> = {
  paid: { tw: '已付款', en: 'Paid' },
  paid_late: { tw: '訂單結束後才付款', en: 'Paid after the order had ended' },
  again: { tw: '已知的付款', en: 'A payment that was known' },
  declined: { tw: '付款失敗', en: 'Payment failed' },
  ignored: { tw: '沒有影響這筆訂單', hk: '不影響這張訂單', en: 'It does not touch this order' },
  unpaid: { tw: '還沒付款', hk: '尚未付款', en: 'Not paid yet' },
  unknown: { tw: '平台沒有這筆交易', en: 'The provider knows no such trade' },
  later: { tw: '查詢次數已達上限', en: 'Not asked: too many questions' },
  unknown_order: { tw: '查無訂單', hk: '找不到訂單', en: 'No such order' },
  other_merchant: { tw: '別的商店的款項', hk: '其他商店的款項', en: 'Another shop’s money' },
  other_amount: { tw: '金額和訂單不同', hk: '金額與訂單不同', en: 'Not the amount of the order' },
  second: {
    tw: '訂單已付過，又收到一筆',
    hk: '訂單已付款，又收到一筆',
    en: 'A second payment of a paid order',
  },
  other_order: {
    tw: '這筆交易已經付過別的訂單',
    hk: '這宗交易已經付過另一張訂單',
    en: 'This trade already paid another order',
  },
};
