import type { DemoDelivery, DemoTry } from '../../deliveries/seed/demo-deliveries.ts';
import { rewardWeek } from '../../redeem/reward-week.ts';
import { usedOf } from './demo-codes.ts';
import { demoEvents } from './demo-events.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** `ago`: ms before the first run. `code`: null of a substitute. */
export type DemoRedemption = {
  event: number;
  category: number;
  batch: number | null;
  code: string | null;
  server: string;
  role: string;
  name: string;
  uid: string;
  ago: number;
  mail: DemoDelivery;
  by?: string;
  reason?: string;
};

type Seat = Pick<DemoRedemption, 'server' | 'role' | 'name' | 'uid'>;
type State = Pick<DemoDelivery, 'state'> & Partial<DemoDelivery>;

const seat = (nth: number): Seat => ({
  server: nth % 3 === 0 ? 'hk_2002' : 'tw_2001',
  role: String(123_450_100 + nth),
  name: `旅人${nth + 1}`,
  uid: `uid-91${String(nth).padStart(4, '0')}`,
});
/** Has everything of the open event. */
const complete: Seat = { server: 'tw_2001', role: '123456786', name: '領過的人', uid: 'uid-900008' };

const tries = (ago: number, outcome: DemoTry['outcome'], over: Partial<DemoTry> = {}): DemoTry[] => [
  { ago: ago - 2000, outcome, ms: 40, ...over },
];
const delivered = (ago: number): State => ({ state: 'delivered', tries: tries(ago, 'delivered', { status: 200 }) });

const odd: ((ago: number) => State)[] = [
  (ago) => ({
    state: 'rejected',
    error: 'mailbox_full',
    tries: tries(ago, 'refused', { status: 422, error: 'mailbox_full' }),
  }),
  (ago) => ({ state: 'by_hand', steps: [{ ago: ago - HOUR, step: 'by_hand', by: '小傑', note: '遊戲端已直接發放' }] }),
  (ago) => ({
    ...delivered(ago),
    state: 'recalled',
    steps: [{ ago: ago - HOUR, step: 'recall', by: '小傑', note: '重複補發' }],
  }),
  (ago) => ({ state: 'cancelled', steps: [{ ago: ago - HOUR, step: 'cancel', by: '小傑', note: '測試帳號' }] }),
  (ago) => ({
    state: 'manual',
    error: 'timeout',
    tries: tries(ago, 'unclear', { ms: 5001, error: 'timeout' }),
    steps: [{ ago: ago - DAY, step: 'manual', note: 'timeout' }],
  }),
];

const titles = new Map(demoEvents.flatMap(({ content }) => content.categories.map((one) => [one.id, one] as const)));

function redemption(
  key: string,
  at: { event: number; category: number; batch: number | null; code: string | null; game?: string; ago: number },
  who: Seat,
  state: State,
): DemoRedemption {
  const { game = 'H73', ...placed } = at;
  const { mail_title: title, mail_body: body, items } = titles.get(at.category)!;
  const mail: DemoDelivery = {
    key: `redeem-${key}`,
    source: 'event',
    reason: `serial:${at.event}`,
    game,
    server: who.server,
    role: who.role,
    uid: who.uid,
    title,
    body,
    items,
    ago: at.ago,
    ...state,
  };
  return { ...placed, ...who, mail };
}

/** Of the open event, over its last nine days: more in the evening of each, and the odd ones among the older. */
function ofTheOpenEvent(): DemoRedemption[] {
  const codes = { 1: usedOf('A'), 2: usedOf('B') };
  return Array.from({ length: 44 }, (_, nth): DemoRedemption => {
    const ago = 9 * DAY - nth * 4.8 * HOUR + (nth % 5) * 7 * MINUTE;
    const category = nth % 2 === 0 ? 1 : 2;
    const code = codes[category][Math.floor(nth / 2)]!;
    const who = nth === 20 || nth === 21 ? complete : seat(nth);
    const state = nth % 8 === 3 ? odd[Math.floor(nth / 8) % odd.length]!(ago) : delivered(ago);
    return redemption(`h73-${nth}`, { event: 1, category, batch: category, code, ago }, who, state);
  });
}

const ofTheEndedEvent = (): DemoRedemption[] =>
  Array.from({ length: 8 }, (_, nth) => {
    const ago = 30 * DAY - nth * 2 * DAY;
    const code = `DEMOMOON${String(nth + 11).padStart(4, '0')}`;
    const first: Seat = { server: 'tw_2001', role: '123456789', name: '測試角色', uid: 'uid-900001' };
    const at = { event: 2, category: 3, batch: 4, code, ago };
    return redemption(`moon-${nth}`, at, nth === 0 ? first : seat(nth + 60), delivered(ago));
  });

const ofTheWeek = (): DemoRedemption[] =>
  Array.from({ length: 6 }, (_, nth) => {
    const ago = 5 * HOUR - nth * 40 * MINUTE;
    const at = { event: 5, category: 6, batch: 6, code: 'GOODLUCK2026', game: 'g66naxx2tw', ago };
    const role = String(1_300_100 + nth);
    const who: Seat = { server: 'g66_10001', role, name: `倖存者${nth + 1}`, uid: `uid-6691${nth}` };
    return redemption(`week-${nth}`, at, who, { state: 'queued' });
  });

function special(): DemoRedemption[] {
  const codes = usedOf('A');
  const of = (nth: number, ago: number) => ({ event: 1, category: 1, batch: 1, code: codes[30 + nth]!, ago });
  const replaced = redemption('wrong', of(0, 90 * MINUTE), seat(50), {
    state: 'replaced',
    error: 'role_not_found',
    tries: tries(90 * MINUTE, 'refused', { status: 404, error: 'role_not_found' }),
    steps: [{ ago: 70 * MINUTE, step: 'replace', by: '小傑', note: '玩家換了伺服器' }],
  });
  const unknown = redemption('unknown', of(1, 40 * MINUTE), seat(51), {
    state: 'unknown',
    error: 'timeout',
    tries: tries(40 * MINUTE, 'unclear', { ms: 5001, error: 'timeout' }),
    dueIn: 20 * MINUTE,
  });
  const given = redemption('given', { ...of(0, 20 * MINUTE), code: null, batch: null }, seat(52), {
    ...delivered(20 * MINUTE),
    madeBy: '小敏',
  });
  return [replaced, unknown, { ...given, by: '小敏', reason: '卡片刮壞看不清楚，已核對實體卡' }];
}

/** With the promises and batches of their weeks, in the order of time. */
export function demoRedemptions(now: Date): DemoRedemption[] {
  const all = [...ofTheEndedEvent(), ...ofTheOpenEvent(), ...ofTheWeek(), ...special()];
  return all
    .sort((one, other) => other.ago - one.ago)
    .map((row) => ({ ...row, mail: { ...row.mail, ...weekOf(row, now) } }));
}

function weekOf({ event, ago }: DemoRedemption, now: Date): Partial<DemoDelivery> {
  const { monday, deadline } = rewardWeek(new Date(now.getTime() - ago));
  const { pace } = demoEvents[event - 1]!.content;
  return {
    deadlineIn: deadline.getTime() - now.getTime(),
    ...(pace === 'weekly' && { batch: `ev${event}-${monday}` }),
  };
}

export function demoMails(now: Date): DemoDelivery[] {
  const mails = demoRedemptions(now).map(({ mail }) => mail);
  const { error: _error, steps: _steps, ...mail } = mails.find(({ key }) => key === 'redeem-wrong')!;
  const ago = 70 * MINUTE;
  return [...mails, { ...mail, ...delivered(ago), key: 'redeem-right', ago, madeBy: '小傑', replaces: 'redeem-wrong' }];
}
