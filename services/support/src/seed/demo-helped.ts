import { dayAfter, dayOf } from '@hub/contracts/tickets';
import { diceOf, oneOf } from './past/dice.ts';

const DAYS = 184;
const games = ['H73', 'G112', 'L33', 'MA96', 'g66naxx2tw'] as const;
/** Articles of the catalogue, beside the types for which the form offers them. */
const articles = [
  { article_id: 1, question_type: '2', days: 2 },
  { article_id: 3, question_type: '2', days: 3 },
  { article_id: 2, question_type: '1', days: 3 },
  { article_id: 5, question_type: 'f', days: 4 },
  { article_id: 7, question_type: '4', days: 5 },
  { article_id: 6, question_type: '9', days: 7 },
] as const;

/** Which articles spared a report on the days that are over; each about once in its `days`. */
export function demoHelped(now: Date) {
  const days = Array.from({ length: DAYS }, (_, n) => dayAfter(dayOf(now), -1 - n));
  return days.flatMap((day) =>
    articles.flatMap(({ article_id, question_type, days: often }) => {
      const dice = diceOf(`helped ${day} ${article_id}`);
      if (dice(often) > 0) return [];
      return [{ day, game_id: oneOf(dice, games), question_type, article_id, hits: 1 + dice(3) }];
    }),
  );
}
