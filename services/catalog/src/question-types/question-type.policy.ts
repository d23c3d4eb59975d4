import { EVERY_GAME } from '../rows/columns.ts';
import { isOpen } from '../rows/window.policy.ts';
import type { QuestionTypeRow } from './question-type.entity.ts';

/** Of a game's own rows and the general ones: those that are offered now, in their order. */
export function offeredTypes(rows: QuestionTypeRow[], inGame: boolean, now: Date): QuestionTypeRow[] {
  const replaced = new Set(rows.filter(({ game_id }) => game_id !== EVERY_GAME).map(({ code }) => code));
  return rows
    .filter(({ game_id, code }) => game_id !== EVERY_GAME || !replaced.has(code))
    .filter((row) => (inGame || row.token_only === 0) && isOpen(row, now))
    .toSorted((a, b) => a.sort - b.sort);
}
