import { defineRemote } from '@hub/federation/define-remote';

export const app = defineRemote({
  dir: import.meta.dirname,
  area: 'vip',
  port: 3102,
  exposes: { './routes': './src/routes.tsx' },
  routes: [
    { path: '/vipservice', title: 'VIP 專區', window: true },
    { path: '/vipservice/:game', title: 'VIP 專區', window: true },
    { path: '/vipservice/:game/query', title: 'VIP 回報查詢', window: true },
    { path: '/vipservice/:game/list', title: 'VIP 回報紀錄', window: true },
    { path: '/vipservice/:game/view/:id', title: 'VIP 回報內容', window: true },
    { path: '/vipservice/:game/create', title: 'VIP 線上回報', window: true },
  ],
});
