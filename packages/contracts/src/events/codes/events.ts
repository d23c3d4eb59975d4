import { object, string, type InferType } from 'yup';
import { blankable } from '../../shared/blankable.ts';
import { listOf, oneOf, pagedView, part, text, textOrNull, view, whole, yesNo } from '../../shared/view.ts';
import { figureRange } from '../figures.ts';
import { choice, itemsView, machine, number32, why } from '../parts.ts';
import { typedCode } from './code-parts.ts';
import { contentView } from './event-content.ts';
import { eventArts, eventPhases } from './states.ts';

export const eventsQuery = object({
  game_id: blankable(machine()),
  phase: choice(eventPhases),
  find: blankable(string().trim().max(40, 'FIELD_INVALID')),
  page: blankable(number32()),
});
export type EventsQuery = InferType<typeof eventsQuery>;

/** `codes`, `used`: as the worker counted last. `changed`: a draft differs from what players see. */
export const eventRow = view('EventRow', {
  id: whole(),
  game_id: text(),
  name: text(),
  art: oneOf(...eventArts),
  phase: oneOf(...eventPhases),
  starts_at: textOrNull(),
  ends_at: textOrNull(),
  categories: whole(),
  codes: whole(),
  used: whole(),
  locked: whole(),
  changed: yesNo(),
  approval: whole().nullable(),
  version: whole(),
});
export type EventRow = InferType<typeof eventRow>;
export const eventsView = pagedView('EventRows', eventRow);
export type EventsView = InferType<typeof eventsView>;

export const eventActions = ['edit', 'publish', 'test', 'stop', 'resume', 'remove', 'batches', 'export'] as const;
export type EventAction = (typeof eventActions)[number];

/** `live`: null before the first publication. `address`: without the token. `stopped`: who and why. */
export const eventData = view('Event', {
  row: eventRow,
  draft: part(contentView),
  live: part(contentView).nullable(),
  address: text(),
  changed_by: text(),
  changed_at: text(),
  published_at: textOrNull(),
  published_by: text(),
  stopped: part({ at: text(), by: text(), reason: text() }).nullable(),
  may: listOf(oneOf(...eventActions)),
});
export type EventData = InferType<typeof eventData>;
export const eventView = view('EventAnswer', { data: eventData });
export type EventView = InferType<typeof eventView>;

export const publishBody = object({ reason: why() });
export type PublishBody = InferType<typeof publishBody>;
export const publishView = view('EventPublish', { data: eventData, approval: whole() });
export type PublishView = InferType<typeof publishView>;

/** Changes nothing. With a role, the game says whether it is there. */
export const testRedeemBody = object({
  serial_no: typedCode(),
  server_id: blankable(machine()).when('role_id', {
    is: (role: string | undefined) => Boolean(role),
    then: (server) => server.required('FIELD_REQUIRED'),
  }),
  role_id: blankable(machine()),
});
export type TestRedeemBody = InferType<typeof testRedeemBody>;

/** `good`: it would bring `mail`. Only those of `counts` cost the player a try. */
export const testOutcomes = [
  'good',
  'short',
  'signs',
  'unknown',
  'used',
  'disabled',
  'foreign',
  'full',
  'not_open',
  'category_closed',
  'category_done',
  'locked',
] as const;
export type TestOutcome = (typeof testOutcomes)[number];
/** `role`: not `confirmed`, and without a name, while the game does not answer. */
export const testRedeemView = view('TestRedeem', {
  outcome: oneOf(...testOutcomes),
  counts: yesNo(),
  message: text(),
  code: text(),
  batch: whole().nullable(),
  role: part({ server_id: text(), role_id: text(), name: text(), confirmed: yesNo() }).nullable(),
  mail: part({
    category: text(),
    title: text(),
    body: text(),
    items: itemsView(),
    expire_days: whole(),
    leaves_at: textOrNull(),
    deadline_at: textOrNull(),
  }).nullable(),
});
export type TestRedeemView = InferType<typeof testRedeemView>;

/** By the hour (up to 7 days) or day of Taipei (up to 400). `locked_now`: now. `mails` null: too many to count. */
export const eventFiguresQuery = object(figureRange);
export type EventFiguresQuery = InferType<typeof eventFiguresQuery>;
const eventSums = { redeemed: whole(), wrong: whole(), locked: whole(), substitutes: whole() };
export const eventFiguresView = view('EventFigures', {
  data: part({
    step: oneOf('hour', 'day'),
    totals: part(eventSums),
    points: listOf(part({ at: text(), ...eventSums })),
    locked_now: whole(),
    by_category: listOf(part({ id: whole(), title: text(), codes: whole(), used: whole(), redeemed: whole() })),
    mails: part({ queued: whole(), sent: whole(), failed: whole() }).nullable(),
  }),
});
export type EventFiguresView = InferType<typeof eventFiguresView>;
