import { defineRemote } from '@hub/federation/define-remote';

export const app = defineRemote({
  dir: import.meta.dirname,
  area: 'vip',
  port: 3102,
  exposes: { './routes': './src/routes.tsx' },
  routes: [
    { path: '/vipservice', title: { tw: 'VIP 專區', en: 'VIP' }, window: 'tall' },
    { path: '/vipservice/:game', title: { tw: 'VIP 專區', en: 'VIP' }, window: 'tall' },
    { path: '/vipservice/:game/query', title: { tw: 'VIP 回報查詢', en: 'Find a VIP report' }, window: 'tall' },
    { path: '/vipservice/:game/list', title: { tw: 'VIP 回報紀錄', en: 'VIP reports' }, window: 'tall' },
    { path: '/vipservice/:game/view/:id', title: { tw: 'VIP 回報內容', en: 'VIP report' }, window: 'tall' },
    {
      path: '/vipservice/:game/create',
      title: { tw: 'VIP 線上回報', hk: 'VIP 網上回報', en: 'Report a problem (VIP)' },
      window: 'tall',
    },
  ],
  name: { tw: 'VIP 專區', en: 'VIP area' },
  gameLinks: [
    '/vipservice/:game',
    ...['query', 'list', 'create', 'view/:id'].map((page) => `/vipservice/:game/${page}`),
  ],
  retention: {
    name: { tw: '玩家等級', hk: '玩家級別', en: 'Player levels' },
    rules: {
      levels: {
        what: { tw: '玩家等級', hk: '玩家級別', en: 'Player levels' },
        until: { tw: '結束滿一年後刪除', en: 'Deleted a year after they ended' },
      },
    },
  },
  audit: {
    services: { vip: { tw: 'VIP', en: 'VIP' } },
    actions: { 'vip-list-pushed': { tw: '遊戲送來 VIP 名單', en: 'VIP list from a game' } },
  },
});
