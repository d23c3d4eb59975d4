import type { Tx } from '@hub/nest-kit/db';
import type { Ticket } from '../ticket.entity.ts';

/** What the counters of the queue tell apart. */
export type Counted = Pick<Ticket, (typeof CELL)[number]>;

export const CELL = ['game_id', 'status', 'question_type', 'assignee_id', 'language', 'priority'] as const;

/**
 * Tells the counters of the queue that a case was filed (`before` null), changed or deleted (`after` null). `before` is the
 * row as it was read under its lock. Nothing is written when nothing that is counted changed. Rows are only added here, so
 * two changes never wait for each other; the worker folds them into the counts.
 */
export async function countMove(tx: Pick<Tx, 'manager'>, before: Counted | null, after: Counted | null): Promise<void> {
  await countMoves(tx, [[before, after]]);
}

/** The same for many cases at once, as `[before, after]`. */
export async function countMoves(
  tx: Pick<Tx, 'manager'>,
  moves: readonly (readonly [Counted | null, Counted | null])[],
): Promise<void> {
  const steps = moves
    .filter(([before, after]) => !before || !after || CELL.some((name) => before[name] !== after[name]))
    .flatMap(([before, after]) => [...(before ? [stepOf(before, -1)] : []), ...(after ? [stepOf(after, 1)] : [])]);
  if (steps.length === 0) return;
  const places = steps.map(() => '(?, ?, ?, ?, ?, ?, ?)').join(', ');
  await tx.manager.query(`INSERT INTO queue_delta (${CELL.join(', ')}, step) VALUES ${places}`, steps.flat());
}

const stepOf = (cell: Counted, step: 1 | -1) => [...CELL.map((name) => cell[name] ?? 0), step];
