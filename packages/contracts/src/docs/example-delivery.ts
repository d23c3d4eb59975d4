import type { DryRun } from '../events/batches.ts';
import type { Quota } from '../events/compensation.ts';
import type { Delivery, DeliveryCounts, DeliveryTry } from '../events/deliveries.ts';
import type { DeliveryPoint, GameHealth } from '../events/figures.ts';
import { TIME } from './example-case.ts';

const LATER = '2026-11-21T10:50:00+08:00';
const MAIL = 'rdm_01JDEMO0000000000000000002';

export const aTry: DeliveryTry = {
  nth: 1,
  at: TIME,
  outcome: 'unclear',
  status: null,
  ms: 5001,
  error: 'timeout',
  counts: true,
};
export const aDelivery: Delivery = {
  row: {
    id: 4211,
    mail_id: MAIL,
    source: 'survey',
    reason: 'survey:lifeafter',
    game_id: 'H73',
    server_id: 'tw_2001',
    role_id: '123456789',
    partner_uid: 'uid-900001',
    title: '問卷獎勵',
    items: [{ item_code: 'gift_box_a', qty: 1 }],
    state: 'unknown',
    error: 'timeout',
    attempts: 1,
    next_at: LATER,
    deadline_at: '2026-11-23T23:59:59+08:00',
    late: false,
    resting: false,
    batch: { id: 3, name: 'week-47' },
    create_time: TIME,
    change_time: TIME,
    version: 3,
  },
  body: '感謝您填寫問卷',
  expire_days: 30,
  not_before: null,
  partner_mail_id: '',
  body_hash: '77fc6710fb7bf1199b5e2bdda0f010a168659e9ed70697284eb485b19633a42d',
  circuit: 'closed',
  replaces: null,
  replaced_by: null,
  way: [{ at: TIME, step: 'asked', by: '', note: 'surveys' }],
  tries: [aTry],
  more_tries: null,
  may: ['retry', 'cancel', 'by_hand', 'replace'],
};
export const deliveryNumbers: DeliveryCounts = {
  queued: 12,
  sending: 2,
  unknown: 1,
  delivered: 4020,
  rejected: 3,
  manual: 1,
  cancelled: 0,
  replaced: 1,
  by_hand: 0,
  recalled: 0,
  late: 1,
};
export const deliverySumsOfADay = {
  queued: 30,
  delivered: 28,
  in_time: 28,
  late: 0,
  rejected: 1,
  manual: 0,
  unclear: 2,
};
export const aPoint: DeliveryPoint = { at: '2026-11-21T10', ...deliverySumsOfADay };
export const aLine: GameHealth = {
  game_id: 'H73',
  linked: true,
  circuit: 'closed',
  why: '',
  opened_at: null,
  probe_at: null,
  pause_until: null,
  faults: 0,
  pleas: 0,
  in_flight: 2,
  most_in_flight: 4,
  queue: 12,
  oldest_s: 3,
  open: 16,
  late: 1,
  manual: 1,
  p95_ms: 84,
  tries: 200,
  last_delivered_at: TIME,
  errors: [{ error: 'timeout', many: 2, last_at: TIME, delivery: 4211 }],
};
export const aBatch: DryRun['batch'] = {
  id: 3,
  game_id: 'H73',
  name: 'week-47',
  state: 'waiting',
  waiting: 120,
  deadline_at: '2026-11-23T23:59:59+08:00',
  first_at: TIME,
  released_at: null,
  released_by: '',
  approval: null,
};
export const aDryRun: DryRun = {
  batch: aBatch,
  upto: 4330,
  many: 120,
  roles: 118,
  rewards: [{ reason: 'serial:ev_2025h73', items: '[{"item_code":"gift_box_a","qty":1}]', many: 120 }],
  problems: [{ problem: 'role_refused', many: 2, some: [4215, 4219] }],
  may_release: true,
};
export const aQuota: Quota = { game_id: 'H73', per_day: 20, used: 1, left: 19, version: 0 };
