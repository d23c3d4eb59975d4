import { defineRemote } from '@hub/federation/define-remote';

export const app = defineRemote({
  dir: import.meta.dirname,
  area: 'topup',
  port: 3103,
  exposes: { './routes': './src/routes.tsx' },
  routes: [
    { path: '/wire_report/:game', title: '匯款回報', window: 'tall' },
    { path: '/wire_report_portal/:game', title: '選擇儲值方式', window: 'tall' },
    { path: '/wire_report_v2/:game', title: '儲值', window: 'tall' },
    { path: '/wire_report_v3/:game', title: '海外儲值', window: 'tall' },
    { path: '/wire_report_v2_sandbox/:game', title: '儲值（測試）', window: 'tall' },
    { path: '/wire_report_code', title: '繳費資訊', window: 'tall' },
    { path: '/wire_report_result', title: '付款結果', window: 'tall' },
    { path: '/wire_report_orders', title: '儲值紀錄', window: 'tall' },
  ],
});
