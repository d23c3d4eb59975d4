import type { InferType } from 'yup';
import { deadlineView } from './deadlines.ts';
import { text, textOrNull, view, whole } from '../shared/view.ts';

export const lookupView = view('LookUp', {
  check_id: text(),
  email: text(),
  mobile: text(),
  question_id: whole(),
  token: text(),
});
export type LookupView = InferType<typeof lookupView>;

/** `token`: opens this one case. */
export const openedView = view('OpenedReport', { question_id: whole(), game_id: text(), token: text() });
export type OpenedView = InferType<typeof openedView>;

/** `reply_by`: by when an answer is to be expected (ISO), null where nothing honest can be said; `deadline`: the day that the terms promise. */
export const createdView = view('Created', {
  question_id: whole(),
  check_id: text(),
  token: text(),
  reply_by: textOrNull(),
  deadline: deadlineView.nullable(),
});
export type CreatedView = InferType<typeof createdView>;
