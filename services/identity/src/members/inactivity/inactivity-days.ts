import { legalTerms } from '@hub/contracts/catalog';
import { readTaipei, taipeiAt, taipeiIso } from '@hub/contracts/shared';

const { inactivityDays, inactivityNoticeDays } = legalTerms;

/** YYYY-MM-DD of Taipei. */
export const dayOf = (at: Date): string => taipeiIso(at).slice(0, 10);
/** The first moment of the day that holds `at`, in Taipei. */
export const startOfDay = (at: Date): Date => taipeiAt(at, 0, 0);
/** Null for what is no day. */
export const readDay = (day: string): Date | null => readTaipei(day)?.from ?? null;

/** Whoever logged in last before this moment is due for a notice on the day: so that whole days of notice end with the last of the terms’ days. */
export const noticeBefore = (day: Date): Date => taipeiAt(day, 1 - (inactivityDays - inactivityNoticeDays), 0);

/**
 * From when the membership may be closed, when the notice leaves at `mailedAt`. The days of the log-in and of the mail do not count, and the
 * last day is the member’s to its end.
 */
export function closesAt(loginAt: Date, mailedAt: Date): Date {
  const [byTerms, byNotice] = [
    taipeiAt(loginAt, inactivityDays + 1, 0),
    taipeiAt(mailedAt, inactivityNoticeDays + 1, 0),
  ];
  return byTerms > byNotice ? byTerms : byNotice;
}

/** The last day on which a log-in keeps it open. */
export const lastDayBefore = (closes: Date): Date => taipeiAt(closes, -1, 0);
