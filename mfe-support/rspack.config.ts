import { defineRemote } from '@hub/federation/define-remote';
import { audit } from './audit-words.ts';
import { doors, retention } from './desk-manifest.ts';
import { gameHome, gameLinks, name, siteDoors } from './site-manifest.ts';

export const app = defineRemote({
  dir: import.meta.dirname,
  area: 'support',
  port: 3101,
  exposes: { './routes': './src/routes.tsx', './staff': './src/staff.tsx' },
  routes: [
    {
      path: '/support',
      title: { tw: '客服中心', hk: '客戶服務中心', en: 'Support' },
      window: 'medium',
      chunk: 'support-home',
    },
    {
      path: '/service_quick',
      title: { tw: '客服中心', hk: '客戶服務中心', en: 'Support' },
      window: 'tall',
      chunk: 'service-home',
    },
    {
      path: '/service/:game',
      title: { tw: '客服中心', hk: '客戶服務中心', en: 'Support' },
      window: 'tall',
      chunk: 'service-home',
    },
    {
      path: '/service/:game/create',
      title: { tw: '線上回報', hk: '網上回報', en: 'Report a problem' },
      window: 'flow',
      chunk: 'ticket-create',
    },
    {
      path: '/service/:game/confirm-issue',
      title: { tw: '線上回報', hk: '網上回報', en: 'Report a problem' },
      window: 'flow',
      chunk: 'ticket-confirm',
    },
    {
      path: '/service/:game/report-issue',
      title: { tw: '線上回報', hk: '網上回報', en: 'Report a problem' },
      window: 'flow',
      chunk: 'ticket-issue',
    },
    {
      path: '/service/:game/continue',
      title: { tw: '接著填回報', en: 'Go on with your report' },
      window: 'flow',
      chunk: 'ticket-continue',
    },
    {
      path: '/service/:game/query',
      title: { tw: '查詢回報紀錄', en: 'Find a report' },
      window: 'flow',
      chunk: 'ticket-query',
    },
    { path: '/service/:game/list', title: { tw: '回報紀錄', en: 'My reports' }, window: 'flow', chunk: 'ticket-list' },
    { path: '/service/:game/view/:id', title: { tw: '回報內容', en: 'Report' }, window: 'slim', chunk: 'ticket-view' },
    { path: '/service/:game/*', title: { tw: '客服中心', hk: '客戶服務中心', en: 'Support' } },
    { path: '/faq', title: { tw: 'FAQ', en: 'FAQ' }, window: 'medium', chunk: 'faq' },
    { path: '/help/home', title: { tw: 'FAQ', en: 'FAQ' }, window: 'medium', chunk: 'faq' },
  ],
  staffRoutes: ['/staff/questions/*', '/staff/reports', '/staff/settings/*'],
  doors,
  audit,
  retention,
  name,
  siteDoors,
  gameLinks,
  gameHome,
});
