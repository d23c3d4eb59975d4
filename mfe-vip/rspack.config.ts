import { defineRemote } from '@hub/federation/define-remote';

export const app = defineRemote({
  dir: import.meta.dirname,
  area: 'vip',
  port: 3102,
  exposes: { './routes': './src/routes.tsx' },
  routes: [
    { path: '/vipservice', title: 'VIP 專區', window: 'tall' },
    { path: '/vipservice/:game', title: 'VIP 專區', window: 'tall' },
    { path: '/vipservice/:game/query', title: 'VIP 回報查詢', window: 'tall' },
    { path: '/vipservice/:game/list', title: 'VIP 回報紀錄', window: 'tall' },
    { path: '/vipservice/:game/view/:id', title: 'VIP 回報內容', window: 'tall' },
    { path: '/vipservice/:game/create', title: 'VIP 線上回報', window: 'tall' },
  ],
});
