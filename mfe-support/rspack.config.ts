import { setupCalls } from '@hub/contracts/calls/support/setup';
import { NEWEST, reportCalls } from '@hub/contracts/calls/tickets/reports';
import { supportDesk } from '@hub/contracts/support-desk';
import { ticketStates } from '@hub/contracts/tickets';
import { askedAtOnce, defineRemote } from '@hub/federation/define-remote';
import { audit } from './audit-words.ts';
import { doors, retention } from './desk-manifest.ts';
import { gameHome, gameLinks, name, siteDoors, unread } from './site-manifest.ts';

const reports = reportCalls(supportDesk);
const form = askedAtOnce(reports.renderForm, { game_id: 'game' }, { holder: 'anybody' });
const exchange = setupCalls.initSetup.path;

export const app = defineRemote({
  dir: import.meta.dirname,
  area: 'support',
  port: 3101,
  exposes: { './routes': './src/routes.tsx', './mount': './src/mount.tsx', './staff': './src/staff.tsx' },
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
      calls: [exchange],
    },
    {
      path: '/service/:game',
      title: { tw: '客服中心', hk: '客戶服務中心', en: 'Support' },
      window: 'tall',
      chunk: 'service-home',
      calls: [exchange],
    },
    {
      path: '/service/:game/create',
      title: { tw: '線上回報', hk: '網上回報', en: 'Report a problem' },
      window: 'flow',
      chunk: 'ticket-create',
      form: 'report-form',
      calls: [form],
    },
    {
      path: '/service/:game/confirm-issue',
      title: { tw: '線上回報', hk: '網上回報', en: 'Report a problem' },
      window: 'flow',
      chunk: 'ticket-confirm',
      calls: [form],
    },
    {
      path: '/service/:game/report-issue',
      title: { tw: '線上回報', hk: '網上回報', en: 'Report a problem' },
      window: 'flow',
      chunk: 'ticket-issue',
      form: 'report-form',
      calls: [form],
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
    {
      path: '/service/:game/list',
      title: { tw: '回報紀錄', en: 'My reports' },
      window: 'flow',
      chunk: 'ticket-list',
      calls: [askedAtOnce(reports.listReports, {}, { query: { state: ticketStates } })],
    },
    {
      path: '/service/:game/view/:id',
      title: { tw: '回報內容', en: 'Report' },
      window: 'slim',
      chunk: 'ticket-view',
      calls: [
        askedAtOnce(reports.viewReport, { q_id: 'id' }, { query: NEWEST, holder: { desk: supportDesk.key, id: 'id' } }),
      ],
    },
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
  unread,
  gameLinks,
  gameHome,
  exchange,
});
