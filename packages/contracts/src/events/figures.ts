import { object, string, type InferType } from 'yup';
import { blankable } from '../shared/blankable.ts';
import { readTaipei } from '../shared/taipei.ts';
import { listOf, oneOf, part, text, textOrNull, view, whole, yesNo } from '../shared/view.ts';
import { choice, machine } from './parts.ts';
import { deliverySources } from '../integration-events/deliveries.ts';
import { circuitStates } from './states.ts';

export const HOURS_DAYS_MAX = 7;
export const DAYS_MAX = 400;
const DAY_MS = 86_400_000;

const day = () =>
  string()
    .required('RANGE_DAY')
    .test('day', 'RANGE_DAY', (value) => value === undefined || (value.length === 10 && readTaipei(value) !== null));

/** Of Taipei, both inclusive, by the hour (up to 7 days) or by the day (up to 400). */
export const figureRange = {
  from: day(),
  until: day().test('range', 'RANGE_DAYS', function (until) {
    const { from, step } = this.parent as { from?: string; step?: string };
    const [first, last] = [readTaipei(from ?? ''), readTaipei(until ?? '')];
    if (!first || !last) return true;
    const days = (last.from.getTime() - first.from.getTime()) / DAY_MS + 1;
    const max = step === 'hour' ? HOURS_DAYS_MAX : DAYS_MAX;
    return (days >= 1 && days <= max) || this.createError({ params: { max } });
  }),
  step: string().oneOf(['hour', 'day'], 'FIELD_INVALID').default('day'),
};
export const deliveryFiguresQuery = object({
  ...figureRange,
  game_id: blankable(machine()),
  source: choice(deliverySources),
});
export type DeliveryFiguresQuery = InferType<typeof deliveryFiguresQuery>;

/** `in_time`: before their deadline or without one. `unclear`: tries that nobody knew the end of. */
const sums = {
  queued: whole(),
  delivered: whole(),
  in_time: whole(),
  late: whole(),
  rejected: whole(),
  manual: whole(),
  unclear: whole(),
};
export const deliverySums = ['queued', 'delivered', 'in_time', 'late', 'rejected', 'manual', 'unclear'] as const;
export type DeliverySum = (typeof deliverySums)[number];

/** `at`: `2026-11-22` or `2026-11-22T14`, of Taipei; without gaps. `waiting`: moves not yet counted. */
export const deliveryFiguresView = view('DeliveryFigures', {
  data: part({
    step: oneOf('hour', 'day'),
    totals: part(sums),
    points: listOf(part({ at: text(), ...sums })),
    by_game: listOf(part({ game_id: text(), ...sums })),
    waiting: whole(),
  }),
});
export type DeliveryFiguresView = InferType<typeof deliveryFiguresView>;
export type DeliveryPoint = DeliveryFiguresView['data']['points'][number];

/** So often in a row: then people are told. */
export const BACKOFFS_TO_SHOW = 20;

/** `circuit`: open after 20 faults in a row or a `bad_signature`. `oldest_s`: the first due. Of the last 200 tries. */
export const gameHealth = view('GameHealth', {
  game_id: text(),
  linked: yesNo(),
  circuit: oneOf(...circuitStates),
  why: text(),
  opened_at: textOrNull(),
  probe_at: textOrNull(),
  pause_until: textOrNull(),
  faults: whole(),
  pleas: whole(),
  in_flight: whole(),
  most_in_flight: whole(),
  queue: whole(),
  oldest_s: whole(),
  open: whole(),
  late: whole(),
  manual: whole(),
  p95_ms: whole().nullable(),
  tries: whole(),
  last_delivered_at: textOrNull(),
  errors: listOf(part({ error: text(), many: whole(), last_at: text(), delivery: whole() })),
});
export type GameHealth = InferType<typeof gameHealth>;
export const gameHealthView = view('GamesHealth', { data: listOf(gameHealth) });
export type GameHealthView = InferType<typeof gameHealthView>;
