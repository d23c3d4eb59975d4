import { object, string, number, type InferType } from 'yup';
import { approvalReason } from '../approvals/messages.ts';
import { blankable } from '../shared/blankable.ts';
import { listOf, oneOf, part, text, textOrNull, view, whole, yesNo } from '../shared/view.ts';

/** `notice`: whom a run of today would write to; `unsent`: to whom the mail has not left; `bounced`: whose mail came back, and who is neither written to again nor closed; `waiting`: who may still log in; `close`: whose membership would end. */
export const inactivityLists = ['notice', 'close', 'waiting', 'unsent', 'bounced'] as const;
export type InactivityList = (typeof inactivityLists)[number];

const day = () =>
  string()
    .required('FIELD_REQUIRED')
    .matches(/^\d{4}-\d{2}-\d{2}$/, { message: 'FIELD_INVALID', excludeEmptyString: true });
const many = () =>
  number().typeError('FIELD_INVALID').integer('FIELD_INVALID').min(0, 'FIELD_INVALID').required('FIELD_REQUIRED');

/** As they were shown: what has changed since is looked at again. */
export const inactivityRequestBody = object({
  day: day(),
  to_notice: many(),
  to_close: many(),
  reason: approvalReason(),
});
export type InactivityRequestBody = InferType<typeof inactivityRequestBody>;

export const inactiveMembersQuery = object({
  list: string().oneOf(inactivityLists, 'FIELD_INVALID').default('notice'),
  page: blankable(string().matches(/^\d{1,14}-\d{1,10}$/, 'FIELD_INVALID')),
});
export type InactiveMembersQuery = InferType<typeof inactiveMembersQuery>;

export const inactivityRunsQuery = object({
  page: blankable(number().typeError('FIELD_INVALID').integer('FIELD_INVALID').positive('FIELD_INVALID')),
});
export type InactivityRunsQuery = InferType<typeof inactivityRunsQuery>;

/** What a run of `day` (YYYY-MM-DD, Taipei) would do. `approval`: the request that waits for a second person. */
export const inactivityView = view('Inactivity', {
  data: part({
    day: text(),
    to_notice: whole(),
    to_close: whole(),
    waiting: whole(),
    unsent: whole(),
    bounced: whole(),
    approval: number().integer().nullable().defined(),
    running: yesNo(),
    may_request: yesNo(),
  }),
});
export type InactivityView = InferType<typeof inactivityView>;
export type Inactivity = InactivityView['data'];

/** `closes_on`: the first day (YYYY-MM-DD) on which the membership may be closed; null before the mail has left. `held` null: it was not asked, or nobody could say. */
export const inactiveMembersView = view('InactiveMembers', {
  data: listOf(
    part({
      member_id: text(),
      last_login: text(),
      mailed_at: textOrNull(),
      closes_on: textOrNull(),
      bounced_at: textOrNull(),
      held: yesNo().nullable(),
    }),
  ),
  page: part({ next: textOrNull() }),
});
export type InactiveMembersView = InferType<typeof inactiveMembersView>;
export type InactiveMember = InactiveMembersView['data'][number];

/** `held`: who was kept because somebody holds something of theirs. */
export const inactivityRunsView = view('InactivityRuns', {
  data: listOf(
    part({
      id: whole(),
      day: text(),
      requested_by: text(),
      approved_by: text(),
      noticed: whole(),
      closed: whole(),
      held: whole(),
      started_at: text(),
      done_at: textOrNull(),
      state: oneOf('running', 'done'),
    }),
  ),
  page: part({ next: textOrNull() }),
});
export type InactivityRunsView = InferType<typeof inactivityRunsView>;
export type InactivityRun = InactivityRunsView['data'][number];

/** `approval`: number of the request. */
export const inactivityRequestView = view('InactivityRequest', { data: part({ approval: whole() }) });
export type InactivityRequestView = InferType<typeof inactivityRequestView>;
