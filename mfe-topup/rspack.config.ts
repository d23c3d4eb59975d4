import { defineRemote } from '@hub/federation/define-remote';

export const app = defineRemote({
  dir: import.meta.dirname,
  area: 'topup',
  port: 3103,
  exposes: { './routes': './src/routes.tsx' },
  routes: [
    { path: '/wire_report/:game', title: { tw: '匯款回報', hk: '轉賬回報', en: 'Report a transfer' }, window: 'tall' },
    {
      path: '/wire_report_portal/:game',
      title: { tw: '選擇儲值方式', hk: '選擇增值方式', en: 'Choose how to top up' },
      window: 'tall',
    },
    { path: '/wire_report_v2/:game', title: { tw: '儲值', hk: '增值', en: 'Top up' }, window: 'tall' },
    {
      path: '/wire_report_v3/:game',
      title: { tw: '海外儲值', hk: '海外增值', en: 'Top up from abroad' },
      window: 'tall',
    },
    {
      path: '/wire_report_v2_sandbox/:game',
      title: { tw: '儲值（測試）', hk: '增值（測試）', en: 'Top up (test)' },
      window: 'tall',
    },
    {
      path: '/wire_report_code',
      title: { tw: '繳費資訊', hk: '繳費資料', en: 'Payment details' },
      chunk: 'topup-number',
    },
    { path: '/wire_report_result', title: { tw: '付款結果', en: 'Payment result' }, chunk: 'topup-outcome' },
    {
      path: '/wire_report_orders',
      title: { tw: '儲值紀錄', hk: '增值紀錄', en: 'Top-up history' },
      chunk: 'topup-orders',
    },
  ],
  name: { tw: '儲值服務', hk: '增值服務', en: 'Top-up' },
  siteDoors: [
    {
      place: 'menu',
      to: '/wire_report_orders',
      title: { tw: '儲值紀錄', hk: '增值紀錄', en: 'Top-up records' },
      icon: 'coins',
      order: 400,
    },
    {
      place: 'tile',
      to: '/wire_report_portal/{game}',
      title: { tw: '儲值', hk: '增值', en: 'Top up' },
      icon: 'coins',
      order: 200,
    },
  ],
  audit: { services: { topup: { tw: '儲值', hk: '增值', en: 'Top up' } } },
});
