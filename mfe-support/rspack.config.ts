import { defineRemote } from '@hub/federation/define-remote';

export const app = defineRemote({
  dir: import.meta.dirname,
  area: 'support',
  port: 3101,
  exposes: { './routes': './src/routes.tsx', './staff': './src/staff.tsx' },
  routes: [
    { path: '/support', title: '客服中心', window: 'medium', chunk: 'support-home' },
    { path: '/service_quick', title: '客服中心', window: 'tall', chunk: 'service-home' },
    { path: '/service/:game', title: '客服中心', window: 'tall', chunk: 'service-home' },
    { path: '/service/:game/create', title: '線上回報', window: 'flow', chunk: 'ticket-create' },
    { path: '/service/:game/query', title: '查詢回報紀錄', window: 'flow', chunk: 'ticket-query' },
    { path: '/service/:game/list', title: '回報紀錄', window: 'flow', chunk: 'ticket-list' },
    { path: '/service/:game/view/:id', title: '回報內容', window: 'slim', chunk: 'ticket-view' },
    { path: '/service/:game/*', title: '客服中心' },
    { path: '/faq', title: '常見問題', window: 'medium', chunk: 'faq' },
    { path: '/help/home', title: '常見問題' },
  ],
  staffRoutes: ['/staff/questions/*'],
});
