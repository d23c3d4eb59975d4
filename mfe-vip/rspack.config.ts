import { NEWEST, reportCalls } from '@hub/contracts/calls/tickets/reports';
import { vipServiceCalls } from '@hub/contracts/calls/vip/service';
import { ticketStates } from '@hub/contracts/tickets';
import { vipDesk } from '@hub/contracts/vip-desk';
import { askedAtOnce, defineRemote } from '@hub/federation/define-remote';
import { approvals } from './approval-words.ts';
import { audit } from './audit-words.ts';
import { approvalRoles, doors, parts } from './desk-manifest.ts';
import { jobs, retention } from './work-words.ts';

const name = { tw: 'VIP 專區', en: 'VIP area' };
const report = { tw: '快速回報', en: 'Quick report' };

const reports = reportCalls(vipDesk);
const form = askedAtOnce(reports.renderForm, { game_id: 'game' }, { holder: 'anybody' });
const exchange = vipServiceCalls.initSetup.path;

export const app = defineRemote({
  dir: import.meta.dirname,
  area: 'vip',
  port: 3102,
  exposes: {
    './routes': './src/routes.tsx',
    './staff': './src/staff.tsx',
    './player-card': './src/player-card.tsx',
  },
  routes: [
    { path: '/vipservice', title: name, window: 'tall', chunk: 'vip-home', calls: [exchange] },
    { path: '/vipservice/:game', title: name, window: 'tall', chunk: 'vip-home', calls: [exchange] },
    {
      path: '/vipservice/:game/create',
      title: report,
      window: 'flow',
      chunk: 'ticket-create',
      form: 'report-form',
      calls: [form],
    },
    {
      path: '/vipservice/:game/continue',
      title: { tw: '接著填回報', en: 'Go on with your report' },
      window: 'flow',
      chunk: 'ticket-continue',
    },
    {
      path: '/vipservice/:game/query',
      title: { tw: '查詢回報紀錄', en: 'Find a report' },
      window: 'flow',
      chunk: 'ticket-query',
    },
    {
      path: '/vipservice/:game/list',
      title: { tw: '回報紀錄', en: 'My reports' },
      window: 'flow',
      chunk: 'ticket-list',
      calls: [askedAtOnce(reports.listReports, {}, { query: { state: ticketStates } })],
    },
    {
      path: '/vipservice/:game/view/:id',
      title: { tw: '專屬玩家問題查詢', en: 'Your exclusive report' },
      window: 'slim',
      chunk: 'ticket-view',
      calls: [
        askedAtOnce(reports.viewReport, { q_id: 'id' }, { query: NEWEST, holder: { desk: vipDesk.key, id: 'id' } }),
      ],
    },
    { path: '/vipservice/:game/*', title: name },
  ],
  staffRoutes: ['/staff/vip/*', '/staff/vipquestions/*'],
  doors,
  approvalRoles,
  parts,
  approvals,
  name,
  gameLinks: [
    '/vipservice/:game',
    ...['query', 'list', 'create', 'view/:id'].map((page) => `/vipservice/:game/${page}`),
  ],
  exchange,
  unread: reports.countUnread.path,
  siteDoors: [
    {
      place: 'menu',
      to: '/vipservice/{game}/list',
      own: true,
      unread: true,
      news: true,
      title: { tw: 'VIP 回報紀錄', en: 'My VIP reports' },
      icon: 'messages',
      order: 110,
    },
  ],
  audit,
  jobs,
  retention,
});
