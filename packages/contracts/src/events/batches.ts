import { object, type InferType } from 'yup';
import { blankable } from '../shared/blankable.ts';
import { listOf, oneOf, part, text, textOrNull, view, whole, yesNo } from '../shared/view.ts';
import { choice, machine, number32, why } from './parts.ts';

/** `waiting`: something in it waits for its release. `leaving`: released, not everything is under way yet. */
export const batchStates = ['waiting', 'leaving', 'released'] as const;
export type BatchState = (typeof batchStates)[number];

export const batchesQuery = object({
  game_id: blankable(machine()),
  state: choice(batchStates),
  page: blankable(number32()),
});
export type BatchesQuery = InferType<typeof batchesQuery>;

/** What of one game goes with one release. `deadline_at`: the earliest that was
 * ever in it, while something of it has to be released or set off. `approval`: the open request for its release. */
export const batchRow = view('DeliveryBatch', {
  id: whole(),
  game_id: text(),
  name: text(),
  state: oneOf(...batchStates),
  waiting: whole(),
  deadline_at: textOrNull(),
  first_at: text(),
  released_at: textOrNull(),
  released_by: text(),
  approval: whole().nullable(),
});
export type BatchRow = InferType<typeof batchRow>;
export const batchesView = view('DeliveryBatches', { data: listOf(batchRow), page: part({ next: textOrNull() }) });
export type BatchesView = InferType<typeof batchesView>;

/**
 * Why a release may disappoint. `past_deadline`: too late already. `role_refused`: the game refused something to the same
 * role in the last 30 days. `role_new`: nothing was ever delivered to the role. `game_hidden`, `no_link`, `circuit_open`:
 * of the whole game, `many` is then everything in it.
 */
export const batchProblems = [
  'past_deadline',
  'role_refused',
  'role_new',
  'game_hidden',
  'no_link',
  'circuit_open',
] as const;
export type BatchProblem = (typeof batchProblems)[number];

/**
 * What a release would send, without sending it. `upto`: the last delivery that is in it; what comes later waits for
 * another release. `rewards`: how many mails of the same items, the most first, at most 50 kinds. `some`: numbers of
 * deliveries with the problem, for a look.
 */
export const dryRun = view('BatchDryRun', {
  batch: batchRow,
  upto: whole(),
  many: whole(),
  roles: whole(),
  rewards: listOf(part({ reason: text(), items: text(), many: whole() })),
  problems: listOf(part({ problem: oneOf(...batchProblems), many: whole(), some: listOf(whole()) })),
  may_release: yesNo(),
});
export type DryRun = InferType<typeof dryRun>;
export const dryRunView = view('BatchDryRunAnswer', { data: dryRun });
export type DryRunView = InferType<typeof dryRunView>;

/** Asks for the release of what the dry run showed: as many, up to the same one. */
export const releaseBody = object({
  upto: number32().required('FIELD_REQUIRED'),
  many: number32().required('FIELD_REQUIRED'),
  reason: why(),
});
export type ReleaseBody = InferType<typeof releaseBody>;
export const releaseView = view('BatchRelease', { data: dryRun, approval: whole() });
export type ReleaseView = InferType<typeof releaseView>;
