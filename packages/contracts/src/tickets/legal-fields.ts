import { string } from 'yup';
import { blankable } from '../shared/blankable.ts';
import { readTaipei } from '../shared/taipei.ts';
import { COMPLAINT_DAYS, HISTORY_RETENTION_DAYS, type DeadlineKind } from './deadline-terms.ts';
import { dayAfter, dayOf } from './figures/service-time.ts';

const today = (): string => dayOf(new Date());

/** A day of Taipei that a report of one type asks for; of any other it is left out. */
const dayFor = (kind: DeadlineKind, required: string) =>
  blankable(string()).when('question_type', {
    is: kind,
    then: (schema) =>
      schema
        .required(required)
        .test('day', required, (value) => !value || (value.length === 10 && readTaipei(value) !== null))
        .test('past', 'DAY_FUTURE', (value) => !value || value <= today()),
    otherwise: (schema) => schema.transform(() => undefined),
  });

/** The first day of which something is left in the games' records. */
export const historyBegins = (): string => dayAfter(today(), -HISTORY_RETENTION_DAYS);

/** Later than so the terms do not ask for an answer; it is given all the same. */
export const isBelated = (knownOn: string, filedOn: string): boolean => filedOn > dayAfter(knownOn, COMPLAINT_DAYS);

export const legalFields = {
  known_on: dayFor('complaint', 'KNOWN_ON_REQUIRED'),
  history_from: dayFor('game_history', 'HISTORY_DAY_REQUIRED').test(
    'kept',
    'HISTORY_GONE',
    (value, context) =>
      !value ||
      value >= historyBegins() ||
      context.createError({ message: 'HISTORY_GONE', params: { days: HISTORY_RETENTION_DAYS } }),
  ),
  history_until: dayFor('game_history', 'HISTORY_DAY_REQUIRED').test('order', 'HISTORY_ORDER', (value, { parent }) => {
    const { history_from } = parent as { history_from?: string };
    return !value || !history_from || value >= history_from;
  }),
};
export type LegalAnswers = { known_on?: string; history_from?: string; history_until?: string };
