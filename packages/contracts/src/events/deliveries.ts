import { object, string, type InferType } from 'yup';
import { deliverySources } from '../integration-events/deliveries.ts';
import { blankable } from '../shared/blankable.ts';
import { listOf, oneOf, pagedView, part, text, textOrNull, view, whole, yesNo } from '../shared/view.ts';
import { account, choice, itemsView, machine, mailFields, minute, number32, whichGame, why } from './parts.ts';
import { circuitStates, deliveryActions, deliveryStates, deliverySteps, tryOutcomes } from './states.ts';

/** `open`: still to arrive. `late`: those past their deadline. */
export const deliveryViews = ['open', 'late'] as const;

/** `find`: a role, an account, a name of a mail or a number. */
export const deliveriesQuery = object({
  game_id: blankable(machine()),
  state: choice(deliveryStates),
  view: choice(deliveryViews),
  source: choice(deliverySources),
  error: blankable(machine()),
  batch: blankable(number32()),
  find: blankable(string().trim().max(64, 'FIELD_INVALID')),
  page: blankable(number32()),
});
export type DeliveriesQuery = InferType<typeof deliveriesQuery>;

/** `mail_id`: at the game, for ever. `attempts`: that count. `next_at` null: not by itself. Times in +08:00. */
export const deliveryRow = view('DeliveryRow', {
  id: whole(),
  mail_id: text(),
  source: oneOf(...deliverySources),
  reason: text(),
  game_id: text(),
  server_id: text(),
  role_id: text(),
  partner_uid: text(),
  title: text(),
  items: itemsView(),
  state: oneOf(...deliveryStates),
  error: text(),
  attempts: whole(),
  next_at: textOrNull(),
  deadline_at: textOrNull(),
  late: yesNo(),
  resting: yesNo(),
  batch: part({ id: whole(), name: text() }).nullable(),
  create_time: text(),
  change_time: text(),
  version: whole(),
});
export type DeliveryRow = InferType<typeof deliveryRow>;
export const deliveriesView = pagedView('Deliveries', deliveryRow);
export type DeliveriesView = InferType<typeof deliveriesView>;

/** `nth`: from 1. `status`: of HTTP, null without an answer. `counts`: for the schedule. */
export const deliveryTry = part({
  nth: whole(),
  at: text(),
  outcome: oneOf(...tryOutcomes),
  status: whole().nullable(),
  ms: whole(),
  error: text(),
  counts: yesNo(),
});
export type DeliveryTry = InferType<typeof deliveryTry>;

/** `by` '': the system. `note`: a reason or a word; of `answered` a `RecallResult`. */
export const deliveryWay = part({ at: text(), step: oneOf(...deliverySteps), by: text(), note: text() });
export type DeliveryWay = InferType<typeof deliveryWay>;

const other = () => part({ id: whole(), mail_id: text() }).nullable();

/** `tries`: newest first. `circuit`: is its game reachable? `body_hash`: hex SHA-256 of what goes over the line. */
export const delivery = view('Delivery', {
  row: deliveryRow,
  body: text(),
  expire_days: whole(),
  not_before: textOrNull(),
  partner_mail_id: text(),
  body_hash: text(),
  circuit: oneOf(...circuitStates),
  replaces: other(),
  replaced_by: other(),
  way: listOf(deliveryWay),
  tries: listOf(deliveryTry),
  more_tries: textOrNull(),
  may: listOf(oneOf(...deliveryActions)),
});
export type Delivery = InferType<typeof delivery>;
export const deliveryView = view('DeliveryAnswer', { data: delivery });
export type DeliveryView = InferType<typeof deliveryView>;

export const triesQuery = object({ page: blankable(number32()) });
export type TriesQuery = InferType<typeof triesQuery>;
export const triesView = pagedView('DeliveryTries', deliveryTry);
export type TriesView = InferType<typeof triesView>;

/** Kept, not counted anew, in the reader's games. `late`: of those still to arrive. */
const counted = {
  queued: whole(),
  sending: whole(),
  unknown: whole(),
  delivered: whole(),
  rejected: whole(),
  manual: whole(),
  cancelled: whole(),
  replaced: whole(),
  by_hand: whole(),
  recalled: whole(),
  late: whole(),
};
export const deliveryCountsQuery = object({ game_id: blankable(machine()), source: choice(deliverySources) });
export type DeliveryCountsQuery = InferType<typeof deliveryCountsQuery>;
export const deliveryCountsView = view('DeliveryCounts', {
  data: part({ ...counted, games: listOf(part({ game_id: text(), ...counted })) }),
});
export type DeliveryCountsView = InferType<typeof deliveryCountsView>;
export type DeliveryCounts = Omit<DeliveryCountsView['data'], 'games'>;

export const reasonBody = object({ reason: why() });
export type ReasonBody = InferType<typeof reasonBody>;

export const replaceBody = object({ ...mailFields, deadline: minute(), reason: why() });
export type ReplaceBody = InferType<typeof replaceBody>;

/** `already_claimed`: the player has it. `not_offered`: the game cannot. `unclear`: asking again is safe. */
export const recallResults = ['recalled', 'already_claimed', 'not_offered', 'mail_not_found', 'unclear'] as const;
export type RecallResult = (typeof recallResults)[number];
export const recallView = view('DeliveryRecall', { data: delivery, result: oneOf(...recallResults) });
export type RecallView = InferType<typeof recallView>;

export const cardDeliveriesQuery = object({
  game_id: whichGame(),
  uid: account().required('FIELD_REQUIRED'),
  page: blankable(number32()),
});
export type CardDeliveriesQuery = InferType<typeof cardDeliveriesQuery>;
