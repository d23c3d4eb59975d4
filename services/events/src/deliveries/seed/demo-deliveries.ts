import type { DeliveryState, DeliveryStep, TryOutcome } from '@hub/contracts/events';
import type { DeliverySource } from '@hub/contracts/integration-events';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export type DemoTry = { ago: number; outcome: TryOutcome; status?: number; ms: number; error?: string };
export type DemoDelivery = {
  key: string;
  source: DeliverySource;
  reason: string;
  game: string;
  server: string;
  role: string;
  uid?: string;
  title: string;
  body: string;
  items: { item_code: string; qty: number }[];
  ago: number;
  state: DeliveryState;
  error?: string;
  tries?: DemoTry[];
  steps?: { ago: number; step: DeliveryStep; by?: string; note?: string }[];
  dueIn?: number;
  deadlineIn?: number;
  batch?: string;
  madeBy?: string;
  partner?: string;
  /** Key of the one whose place it takes. */
  replaces?: string;
};

type Seat = Pick<DemoDelivery, 'game' | 'server' | 'role' | 'uid'>;

const h73: Seat = { game: 'H73', server: 'tw_2001', role: '123456789', uid: 'uid-900001' };
const seats: Seat[] = [
  h73,
  { game: 'H73', server: 'tw_2001', role: '123456780', uid: 'uid-900002' },
  { game: 'g66naxx2tw', server: 'g66_10001', role: '1234567', uid: 'uid-660001' },
  { game: 'G112', server: '1000', role: '1000000001', uid: 'uid-112001' },
  { game: 'L33', server: 'l33_2001', role: '20012345', uid: 'uid-330001' },
];

const survey = {
  source: 'survey',
  reason: 'survey:lifeafter',
  title: '問卷獎勵',
  body: '感謝您填寫問卷，小小心意請收下。',
  items: [{ item_code: 'gift_box_a', qty: 1 }],
} as const;
const serial = {
  source: 'event',
  reason: 'serial:ev_2026winter',
  title: '活動序號獎勵',
  body: '感謝參與冬日活動，祝您遊戲愉快！',
  items: [
    { item_code: 'gift_box_b', qty: 1 },
    { item_code: 'gold', qty: 500 },
  ],
} as const;
const topup = {
  source: 'topup',
  reason: 'order:T7Q2K9M4XW1D8HBZ6',
  title: '儲值商品',
  body: '您購買的商品已送達，感謝支持。',
  items: [{ item_code: 'gold', qty: 3000 }],
} as const;
const kinds = [survey, serial, topup, serial, survey];

const copy = <T extends { items: readonly { item_code: string; qty: number }[] }>(mail: T) => ({
  ...mail,
  items: mail.items.map((item) => ({ ...item })),
});

/** What went well in the last two weeks, more in the evenings. */
function delivered(): DemoDelivery[] {
  return Array.from({ length: 160 }, (_, nth): DemoDelivery => {
    const day = nth % 14;
    const ago = day * DAY + ((nth * 37) % 20) * HOUR + ((nth * 13) % 60) * MINUTE + 5 * MINUTE;
    const slow = nth % 23 === 0;
    const first: DemoTry[] = slow ? [{ ago, outcome: 'unclear', ms: 5001, error: 'timeout' }] : [];
    const last = slow ? ago - 31_000 : ago;
    const outcome = slow ? 'duplicate' : 'delivered';
    return {
      ...copy(kinds[nth % kinds.length]!),
      ...seats[nth % seats.length]!,
      key: `delivered-${nth}`,
      ago: ago + 2000,
      state: 'delivered',
      tries: [...first, { ago: last, outcome, status: 200, ms: 24 + ((nth * 7) % 90) }],
      deadlineIn: 5 * DAY - ago,
      partner: String(88_001 + nth),
    };
  });
}

const batch = (): DemoDelivery[] =>
  Array.from({ length: 12 }, (_, nth) => ({
    ...copy(serial),
    ...h73,
    role: nth === 0 ? '999999997' : String(123_456_770 + nth),
    uid: '',
    key: `batch-${nth}`,
    ago: 20 * HOUR - nth * HOUR,
    state: 'queued',
    batch: 'week-winter',
    deadlineIn: 3 * DAY,
  }));

const refused = (key: string, role: string, error: string, status: number, ago: number): DemoDelivery => ({
  ...copy(serial),
  ...h73,
  key,
  role,
  uid: '',
  ago: ago + 1000,
  state: 'rejected',
  error,
  tries: [{ ago, outcome: 'refused', status, ms: 41, error }],
});

const timeouts = (...agos: number[]): DemoTry[] =>
  agos.map((ago) => ({ ago, outcome: 'unclear', ms: 5001, error: 'timeout' }));

const special = (): DemoDelivery[] => [
  refused('mailbox-full', '999999997', 'mailbox_full', 422, 3 * HOUR),
  refused('role-gone', '999999999', 'role_not_found', 404, 26 * HOUR),
  {
    ...copy(topup),
    ...h73,
    key: 'unknown',
    ago: 14 * MINUTE,
    state: 'unknown',
    error: 'timeout',
    tries: timeouts(13 * MINUTE, 12 * MINUTE, 10 * MINUTE),
    dueIn: 50 * MINUTE,
    deadlineIn: 2 * HOUR,
  },
  {
    ...copy(survey),
    ...seats[4]!,
    key: 'manual',
    ago: 3 * DAY,
    state: 'manual',
    error: 'timeout',
    tries: timeouts(
      3 * DAY - MINUTE,
      3 * DAY - 2 * MINUTE,
      3 * DAY - 4 * MINUTE,
      3 * DAY - 15 * MINUTE,
      3 * DAY - 75 * MINUTE,
      2 * DAY + 16 * HOUR,
      DAY + 16 * HOUR,
    ),
    steps: [
      { ago: 2 * DAY, step: 'late' },
      { ago: DAY + 16 * HOUR, step: 'manual', note: 'timeout' },
    ],
    deadlineIn: -2 * DAY,
  },
  { ...copy(serial), ...h73, key: 'tomorrow', ago: HOUR, state: 'queued', dueIn: 20 * HOUR, deadlineIn: 3 * DAY },
  ...[0, 1, 2].map((nth): DemoDelivery => ({
    ...copy(survey),
    game: 'MA96',
    server: '1',
    role: `700000${nth}`,
    key: `resting-${nth}`,
    ago: 40 * MINUTE - nth * MINUTE,
    state: 'queued',
    error: 'refused',
    tries: [{ ago: 38 * MINUTE, outcome: 'not_sent', ms: 3, error: 'refused' }],
    dueIn: -30 * MINUTE,
    deadlineIn: DAY,
  })),
  {
    ...copy(survey),
    ...h73,
    source: 'compensation',
    reason: 'compensation',
    title: '維護補償',
    body: '本次維護延長，造成不便敬請見諒。',
    key: 'compensation',
    ago: 5 * HOUR,
    state: 'delivered',
    madeBy: '小敏',
    tries: [{ ago: 5 * HOUR - 1000, outcome: 'delivered', status: 200, ms: 52 }],
    partner: '88190',
  },
  {
    ...copy(serial),
    ...h73,
    key: 'wrong-role',
    role: '888888888',
    uid: '',
    ago: 2 * DAY,
    state: 'replaced',
    error: 'role_not_found',
    tries: [{ ago: 2 * DAY - 1000, outcome: 'refused', status: 404, ms: 33, error: 'role_not_found' }],
    steps: [{ ago: 47 * HOUR, step: 'replace', by: '小傑', note: '玩家填錯角色編號，已向玩家確認' }],
  },
  {
    ...copy(serial),
    ...h73,
    key: 'right-role',
    ago: 47 * HOUR,
    state: 'delivered',
    madeBy: '小傑',
    replaces: 'wrong-role',
    tries: [{ ago: 47 * HOUR - 1000, outcome: 'delivered', status: 200, ms: 47 }],
    partner: '88191',
  },
  {
    ...copy(topup),
    ...seats[2]!,
    key: 'recalled',
    ago: 4 * DAY,
    state: 'recalled',
    tries: [{ ago: 4 * DAY - 1000, outcome: 'delivered', status: 200, ms: 61 }],
    steps: [
      { ago: 3 * DAY, step: 'recall', by: '小傑', note: '訂單已退款' },
      { ago: 3 * DAY, step: 'answered', note: 'recalled' },
    ],
    partner: '88192',
  },
  {
    ...copy(survey),
    ...seats[3]!,
    key: 'by-hand',
    ago: 6 * DAY,
    state: 'by_hand',
    error: 'mailbox_full',
    tries: [{ ago: 6 * DAY - 1000, outcome: 'refused', status: 422, ms: 44, error: 'mailbox_full' }],
    steps: [{ ago: 5 * DAY, step: 'by_hand', by: '小傑', note: '遊戲端已由後台直接發放' }],
  },
];

export const demoDeliveries = (): DemoDelivery[] => [...delivered(), ...batch(), ...special()];
/** The game whose server does not answer in the demonstration. */
export const RESTING = 'MA96';
