import { object, type InferType } from 'yup';
import { blankable } from '../shared/blankable.ts';
import { listOf, oneOf, pagedView, part, text, textOrNull, view, whole, yesNo } from '../shared/view.ts';
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

/** `deadline_at`: the earliest while something is to be released. `approval`: the open request for it. */
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
export const batchesView = pagedView('DeliveryBatches', batchRow);
export type BatchesView = InferType<typeof batchesView>;

/** `role_refused`, in the last 30 days; `role_new`: never delivered to; `many`: all, for faults of the game. */
export const batchProblems = [
  'past_deadline',
  'role_refused',
  'role_new',
  'game_hidden',
  'no_link',
  'circuit_open',
] as const;
export type BatchProblem = (typeof batchProblems)[number];

/** Sends nothing. `upto`: the last delivery in it. `rewards`: at most 50 kinds. `some`: numbers for a look. */
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

/** As many as the dry run showed, up to the same one. */
export const releaseBody = object({
  upto: number32().required('FIELD_REQUIRED'),
  many: number32().required('FIELD_REQUIRED'),
  reason: why(),
});
export type ReleaseBody = InferType<typeof releaseBody>;
export const releaseView = view('BatchRelease', { data: dryRun, approval: whole() });
export type ReleaseView = InferType<typeof releaseView>;
