import { object, string, type InferType } from 'yup';
import { blankable } from '../shared/blankable.ts';
import { MACHINE_ID } from '../shared/game-of-query.ts';
import { listOf, oneOf, part, text, textOrNull, view, whole, yesNo } from '../shared/view.ts';
import { deadlineKinds } from './deadline-terms.ts';
import { reopenBody } from './work.ts';

/** So many days ahead the desk is warned. */
export const WARN_DAYS = 3;

export const feeStates = ['due', 'received', 'waived'] as const;
export type FeeState = (typeof feeStates)[number];
export const deadlineEndings = ['answered', 'withdrawn', 'retyped'] as const;
export type DeadlineEnding = (typeof deadlineEndings)[number];

/** `due_on`, `ended_on`: days of Taipei. `fee_twd`, `fee`: null where nothing is charged. */
const shown = {
  kind: oneOf(...deadlineKinds),
  due_on: text(),
  ended_on: textOrNull(),
  fee_twd: whole().nullable(),
  fee: oneOf(...feeStates).nullable(),
};
export const deadlineView = part(shown);
export type DeadlineView = InferType<typeof deadlineView>;

/** `known_on`: the complaint is about something that its sender learnt then; `belated`: later than the terms ask for. */
export const staffDeadlineView = part({
  ...shown,
  ended_by: oneOf(...deadlineEndings).nullable(),
  missed: yesNo(),
  known_on: textOrNull(),
  belated: yesNo(),
  history_from: textOrNull(),
  history_until: textOrNull(),
  fee_by: textOrNull(),
  fee_note: textOrNull(),
  fee_time: textOrNull(),
});
export type StaffDeadlineView = InferType<typeof staffDeadlineView>;

/** `running`: the soonest first; `missed` and `ended`: the newest day first. */
export const deadlineStates = ['running', 'missed', 'ended'] as const;
export type DeadlineState = (typeof deadlineStates)[number];

const choice = <T extends string>(values: readonly T[]) => blankable(string().oneOf([...values], 'FIELD_INVALID'));

export const deadlinesQuery = object({
  state: choice(deadlineStates),
  kind: choice(deadlineKinds),
  fee: choice(feeStates),
  game_id: blankable(string().matches(MACHINE_ID, 'FIELD_INVALID')),
  page: blankable(string().max(40, 'FIELD_INVALID')),
});
export type DeadlinesQuery = InferType<typeof deadlinesQuery>;

/** Without a word of the player: finance reads it too. `opens`: the asker may read the case; `charges`: may note its fee. */
export const deadlineRow = view('DeadlineRow', {
  id: whole(),
  game_id: text(),
  game_name: text(),
  status: text(),
  create_time: text(),
  assignee: part({ id: whole(), name: text() }).nullable(),
  version: whole(),
  deadline: staffDeadlineView,
  opens: yesNo(),
  charges: yesNo(),
});
export type DeadlineRow = InferType<typeof deadlineRow>;
export const deadlinesView = view('Deadlines', { data: listOf(deadlineRow), page: part({ next: textOrNull() }) });
export type DeadlinesView = InferType<typeof deadlinesView>;

/** `soon`: within the days of the warning. `months`: by the day it was due, newest first; `missed`: answered late, or not yet. */
export const deadlineCountsView = view('DeadlineCounts', {
  data: part({
    running: whole(),
    soon: whole(),
    overdue: whole(),
    fees_due: whole(),
    months: listOf(part({ month: text(), kind: oneOf(...deadlineKinds), due: whole(), missed: whole() })),
  }),
});
export type DeadlineCountsView = InferType<typeof deadlineCountsView>;

/** Its reason is how it was paid, or why nothing is charged. */
export const feeBody = reopenBody.shape({
  fee: string()
    .oneOf([...feeStates], 'FIELD_INVALID')
    .required('FIELD_REQUIRED'),
});
export type FeeBody = InferType<typeof feeBody>;
export const feeView = view('DeadlineFee', { data: deadlineRow });
export type FeeView = InferType<typeof feeView>;

/** Of the counts. */
export const DEADLINE_MONTHS = 12;
