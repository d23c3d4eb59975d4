import { legalTerms } from '../catalog/legal/terms.ts';
import { taipeiAt } from '../shared/taipei.ts';
import { dayAfter, dayOf } from './figures/service-time.ts';

/** Types of report that the terms promise an answer to by a day. */
export const deadlineKinds = ['complaint', 'game_history'] as const;
export type DeadlineKind = (typeof deadlineKinds)[number];

export const deadlineKindOf = (type: string | undefined): DeadlineKind | null =>
  deadlineKinds.find((kind) => kind === type) ?? null;

/** Days of Taipei after the one on which it came in. */
export const answerDays: Record<DeadlineKind, number> = {
  complaint: legalTerms.complaintAnswerDays,
  game_history: legalTerms.historyAnswerDays,
};

/** In TWD; null where nothing is charged. */
export const feeOf: Record<DeadlineKind, number | null> = {
  complaint: null,
  game_history: legalTerms.historyFeeTwd,
};

/** The first moment at which an answer is late. */
export const dueAt = (kind: DeadlineKind, filed: Date): Date => taipeiAt(filed, answerDays[kind] + 1, 0);

/** `YYYY-MM-DD` of the last day on which an answer is in time. */
export const lastDayOf = (due: Date): string => dayAfter(dayOf(due), -1);

export const COMPLAINT_DAYS = legalTerms.complaintDays;
export const HISTORY_RETENTION_DAYS = legalTerms.historyKeptDays;
