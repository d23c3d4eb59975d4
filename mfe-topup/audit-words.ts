import type { AuditWords } from '@hub/contracts/manifest';
import { orderStates, providerAnswers } from './order-words.ts';

/** What the audit calls orders and what was decided about them. */
export const audit: AuditWords = {
  services: { topup: { tw: '儲值', hk: '增值', en: 'Top-up' } },
  actions: {
    'order.read': { tw: '查看訂單和購買人', hk: '查看訂單及購買人', en: 'Looked at an order and its buyer' },
    'order.provider.ask': { tw: '向金流平台查詢付款', hk: '向支付平台查詢付款', en: 'Asked the payment provider' },
    'order.transfer.confirm': { tw: '確認匯款', hk: '確認轉賬', en: 'Confirmed a transfer' },
    'order.transfer.reject': { tw: '退回匯款回報', hk: '退回轉賬回報', en: 'Rejected a reported transfer' },
    'order.transfer.reopen': { tw: '重新核對匯款', hk: '重新核對轉賬', en: 'Took up a rejected transfer again' },
    'order.late.accept': { tw: '接受逾期付款', en: 'Accepted a late payment' },
    'order.refund': { tw: '標記為已退款', en: 'Noted a refund' },
    'payment.issue.settle': { tw: '待查款項處理完', en: 'Settled a payment that fitted nothing' },
    'topup.maintenance.start': { tw: '開始儲值維護', hk: '開始增值維護', en: 'Began a maintenance of top-up' },
    'topup.rehearsal.open': { tw: '開測試儲值的連結', hk: '開測試增值的連結', en: 'Opened a test of top-up' },
    'topup.maintenance.end': { tw: '結束儲值維護', hk: '結束增值維護', en: 'Ended a maintenance of top-up' },
  },
  objects: {
    order: { tw: '儲值訂單', hk: '增值訂單', en: 'Order' },
    'payment-issue': { tw: '待查款項', en: 'Payment to look into' },
    topup: { tw: '儲值', hk: '增值', en: 'Top-up' },
  },
  fields: {
    answers: { tw: '金流平台的回答', hk: '支付平台的回覆', en: 'What the provider said' },
    answer: { tw: '結果', en: 'Result' },
    orderno: { tw: '送出的編號', en: 'Number sent' },
    on: { tw: '維護中', en: 'Under maintenance' },
    bulletin: { tw: '公告', en: 'Bulletin' },
    bulletin_hk: { tw: '公告（香港）', en: 'Bulletin (Hong Kong)' },
    bulletin_en: { tw: '公告（英文）', en: 'Bulletin (English)' },
    starts_at: { tw: '開始', en: 'Begins' },
  },
  values: { from: orderStates, to: orderStates, answer: providerAnswers },
};
