import { roleLookers, settingEditors, settingReaders } from '@hub/contracts/catalog';
import { codeEditors, codeReaders, lockEditors } from '@hub/contracts/events';
import { auditRoles } from '@hub/contracts/identity';
import { jobOverseers } from '@hub/contracts/jobs';
import { retentionReaders } from '@hub/contracts/retention';
import { routes } from '@hub/contracts/routes';
import type { StaffRole } from '@hub/contracts/shared';
import { maintenanceEnders, maintenanceReaders, orderEditors, orderReaders } from '@hub/contracts/topup';
import { vipCardReaders, vipEditors, vipReaders } from '@hub/contracts/vip';
import {
  deadlineReaders,
  exportRoles,
  feeEditors,
  figureReaders,
  holdEditors,
  holidayEditors,
  holidayReaders,
  jobReaders,
  ownFigureReaders,
  ticketReaders,
} from '@hub/contracts/tickets';

/** What there is of game H73 to get at. */
export type Things = { game: string; uid: string; case: number; event: number; lock: number; order: string };
/** `line` is `METHOD /path?query`; `version` goes along as `If-Match`. */
export type Attack = { line: string; json?: object; form?: FormData; version?: number };
/**
 * A call of the desk and the roles that may make it, at every game. `elsewhere`: what these roles get who hold them at another
 * game only: `refused`, or `nothing` of this one where the call is a list. Without it the call is of no game.
 */
export type Row = {
  name: string;
  may: readonly StaffRole[];
  elsewhere?: 'refused' | 'nothing';
  make(things: Things): Attack;
};

const RANGE = 'from=2026-11-01&until=2026-11-22';
const range = { from: '2026-11-01', until: '2026-11-22' };
const SITE = '/api/staff/settings/site/site';
const CASES = '/api/staff/questions';
const EVENTS = '/api/staff/events';
const reason = '法務調查中';
const asked = ({ game, uid }: Things) => new URLSearchParams({ game_id: game, uid });
const dot = (): FormData => {
  const form = new FormData();
  form.set('file', new Blob(['GIF89a'], { type: 'image/gif' }), 'dot.gif');
  return form;
};
const narrow = { reports_per_hour: '5', pictures_per_report: '1', pictures_per_reply: '1', picture_mb: '1' };

const ofCatalog: Row[] = [
  { name: 'reads the limits of the site', may: settingReaders, make: () => ({ line: `GET ${SITE}` }) },
  {
    name: 'narrows the limits of the site',
    may: settingEditors,
    elsewhere: 'refused',
    make: () => ({ line: `PUT ${SITE}`, json: { captcha_provider: 'altcha', ...narrow }, version: 999 }),
  },
  {
    name: 'asks a game for a player',
    may: roleLookers,
    elsewhere: 'refused',
    make: ({ game }) => ({
      line: 'POST /api/staff/role_lookup',
      json: { game_id: game, server_id: 'tw_2001', role_id: '123456789' },
    }),
  },
  {
    name: 'reads the texts of a game',
    may: settingReaders,
    elsewhere: 'refused',
    make: ({ game }) => ({ line: `GET /api/staff/settings/games/${game}` }),
  },
];

const ofCases: Row[] = [
  {
    name: 'opens a player without a case',
    may: ticketReaders,
    elsewhere: 'refused',
    make: (things) => ({ line: `GET /api/staff/card/questions?${asked(things)}` }),
  },
  {
    name: 'looks whether an account is held',
    may: ticketReaders,
    elsewhere: 'refused',
    make: (things) => ({ line: `GET /api/staff/card/hold?${asked(things)}` }),
  },
  {
    name: 'holds an account',
    may: holdEditors,
    elsewhere: 'refused',
    make: ({ game, uid }) => ({ line: 'POST /api/staff/account_holds', json: { game_id: game, uid, reason } }),
  },
  {
    name: 'releases an account',
    may: holdEditors,
    elsewhere: 'refused',
    make: ({ game, uid }) => ({
      line: 'POST /api/staff/account_holds/release',
      json: { game_id: game, uid, reason, seen: '2026-01-01T00:00:00.000+08:00' },
    }),
  },
  ...(['hold', 'hold/release'] as const).map((deed): Row => ({
    name: `${deed} of a case`,
    may: holdEditors,
    elsewhere: 'refused',
    make: ({ case: id }) => ({ line: `POST ${CASES}/${id}/${deed}`, json: { reason }, version: 999 }),
  })),
  {
    name: 'reads the days that the terms promise',
    may: deadlineReaders,
    elsewhere: 'nothing',
    make: ({ game }) => ({ line: `GET ${CASES}/deadlines?game_id=${game}` }),
  },
  {
    name: 'counts the days that the terms promise',
    may: deadlineReaders,
    make: () => ({ line: `GET ${CASES}/deadlines/counts` }),
  },
  {
    name: 'notes the fee of a case',
    // Finance knows of a case by its fee alone, and this one has none.
    may: feeEditors.filter((role) => role !== 'finance'),
    elsewhere: 'refused',
    make: ({ case: id }) => ({ line: `POST ${CASES}/${id}/fee`, json: { fee: 'received', reason }, version: 999 }),
  },
  {
    name: 'reads figures',
    may: [...figureReaders, ...ownFigureReaders],
    elsewhere: 'nothing',
    make: ({ game }) => ({ line: `GET ${CASES}/figures?${RANGE}&game_id=${game}` }),
  },
  {
    name: 'reads what players wrote',
    may: [...figureReaders, ...ownFigureReaders],
    elsewhere: 'nothing',
    make: ({ game }) => ({ line: `GET ${CASES}/figures/comments?${RANGE}&game_id=${game}` }),
  },
  {
    name: 'reads what helped',
    may: [...figureReaders, ...ownFigureReaders],
    elsewhere: 'nothing',
    make: ({ game }) => ({ line: `GET ${CASES}/figures/helped?${RANGE}&game_id=${game}` }),
  },
  ...(['figures', 'cases'] as const).map((kind): Row => ({
    name: `takes ${kind} along as a file`,
    may: exportRoles[kind],
    elsewhere: 'refused',
    make: ({ game }) => ({ line: `POST ${CASES}/exports`, json: { ...range, kind, game_id: game } }),
  })),
  {
    name: 'reads the holidays',
    may: holidayReaders,
    make: () => ({ line: `GET ${CASES}/holidays?year=2026` }),
  },
  {
    name: 'shuts the desk of a game',
    may: holidayEditors,
    elsewhere: 'refused',
    make: ({ game }) => ({
      line: `POST ${CASES}/holidays`,
      json: { game_id: game, day: '2026-12-24', name: '平安夜', reason },
    }),
  },
  { name: 'follows the work of the desk', may: jobReaders, make: () => ({ line: `GET ${CASES}/jobs` }) },
  { name: 'reads what the worker keeps', may: jobOverseers, make: () => ({ line: `GET ${CASES}/jobs/keeping` }) },
];

const ofEvents: Row[] = [
  {
    name: 'uploads a picture',
    may: codeEditors,
    elsewhere: 'refused',
    make: ({ game }) => ({ line: `POST ${EVENTS}/pictures?game_id=${game}&for=banner`, form: dot() }),
  },
  {
    name: 'reads an event',
    may: codeReaders,
    elsewhere: 'refused',
    make: ({ event }) => ({ line: `GET ${EVENTS}/${event}` }),
  },
  {
    name: 'reads the figures of an event',
    may: codeReaders,
    elsewhere: 'refused',
    make: ({ event }) => ({ line: `GET ${EVENTS}/${event}/figures?${RANGE}` }),
  },
  {
    name: 'unlocks a player',
    may: lockEditors,
    elsewhere: 'refused',
    make: ({ lock }) => ({ line: `POST /api/staff/locks/${lock}/unlock`, json: { reason } }),
  },
  {
    name: 'takes redemptions along as a file',
    may: codeEditors,
    elsewhere: 'refused',
    make: ({ event }) => ({
      line: `POST ${EVENTS}/exports`,
      json: { kind: 'redemptions', event_id: event, personal: '0', reason },
    }),
  },
  { name: 'lists such files', may: codeEditors, make: () => ({ line: `GET ${EVENTS}/exports` }) },
];

const VIP = '/api/staff/vip';
const rule = { on: true, days: 90, amount_twd: 30_000, level: 1 };
const aList = (game: string): FormData => {
  const form = new FormData();
  form.set('game_id', game);
  form.set('file', new Blob(['partner_uid,level']), 'vip.csv');
  return form;
};

const ofVip: Row[] = [
  {
    name: 'reads who is VIP',
    may: vipReaders,
    elsewhere: 'nothing',
    make: ({ game }) => ({ line: `GET ${VIP}?game_id=${game}` }),
  },
  {
    name: 'makes somebody VIP',
    may: vipEditors,
    elsewhere: 'refused',
    make: ({ game, uid }) => ({ line: `POST ${VIP}`, json: { game_id: game, partner_uid: uid, level: 1, reason } }),
  },
  {
    name: 'brings in a list of VIP',
    may: vipEditors,
    elsewhere: 'refused',
    make: ({ game }) => ({ line: `POST ${VIP}/import`, form: aList(game) }),
  },
  {
    name: 'reads the rule of VIP',
    may: vipReaders,
    elsewhere: 'refused',
    make: ({ game }) => ({ line: `GET ${VIP}/rules/${game}` }),
  },
  {
    name: 'changes the rule of VIP',
    may: vipEditors,
    elsewhere: 'refused',
    make: ({ game }) => ({ line: `PUT ${VIP}/rules/${game}`, json: { ...rule, reason }, version: 999 }),
  },
  {
    name: 'reads the VIP card of a player',
    may: vipCardReaders,
    elsewhere: 'refused',
    make: (things) => ({ line: `GET /api/staff/card/vip?${asked(things)}` }),
  },
];

const ORDERS = '/api/staff/reports';
const statement = { amount: 1, paid_at: '2026-11-26T09:00', statement_ref: 'a-line', reason };
const maintenance = { on: false, reason };

const ofTopup: Row[] = [
  {
    name: 'reads orders',
    may: orderReaders,
    elsewhere: 'nothing',
    make: ({ game }) => ({ line: `GET ${ORDERS}?game_id=${game}&state=waiting` }),
  },
  { name: 'counts orders that wait', may: orderReaders, make: () => ({ line: `GET ${ORDERS}/counts` }) },
  { name: 'lists money that fits nothing', may: orderReaders, make: () => ({ line: `GET ${ORDERS}/issues` }) },
  {
    name: 'reads an order',
    may: orderReaders,
    elsewhere: 'refused',
    make: ({ order }) => ({ line: `GET ${ORDERS}/${order}` }),
  },
  {
    name: 'confirms a transfer',
    may: orderEditors,
    elsewhere: 'refused',
    make: ({ order }) => ({ line: `POST ${ORDERS}/${order}/confirm`, json: statement, version: 999 }),
  },
  ...(['reject', 'accept', 'refund'] as const).map((action): Row => ({
    name: `${action} of an order`,
    may: orderEditors,
    elsewhere: 'refused',
    make: ({ order }) => ({ line: `POST ${ORDERS}/${order}/${action}`, json: { reason }, version: 999 }),
  })),
  {
    name: 'asks the payment provider',
    may: orderEditors,
    elsewhere: 'refused',
    make: ({ order }) => ({ line: `POST ${ORDERS}/${order}/query_provider` }),
  },
  {
    name: 'reads the maintenance switch',
    may: maintenanceReaders,
    make: () => ({ line: 'GET /api/staff/maintenance' }),
  },
  {
    name: 'opens the shop again',
    may: maintenanceEnders,
    elsewhere: 'refused',
    make: () => ({ line: 'PUT /api/staff/maintenance', json: maintenance, version: 999 }),
  },
];

const retentions = routes.filter(({ path }) => path.startsWith('/api/staff/retention/'));

const ofAll: Row[] = [
  ...retentions.map(({ service, path }): Row => ({
    name: `reads what ${service} lets go`,
    may: retentionReaders,
    elsewhere: 'refused',
    make: () => ({ line: `GET ${path}` }),
  })),
  { name: 'lists files of the audit', may: auditRoles, make: () => ({ line: 'GET /api/staff/audit/exports' }) },
];

export const staffAttacks: Row[] = [...ofCatalog, ...ofCases, ...ofEvents, ...ofVip, ...ofTopup, ...ofAll];
