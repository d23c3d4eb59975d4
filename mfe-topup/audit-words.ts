import type { AuditWords } from '@hub/contracts/manifest';

/** What the audit calls orders and what was decided about them. */
export const audit: AuditWords = {
  services: { topup: { tw: '儲值', hk: '增值', en: 'Top-up' } },
  actions: {
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
};
