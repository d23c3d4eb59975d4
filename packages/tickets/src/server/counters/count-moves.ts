import type { Tx } from '@hub/nest-kit/db';
import type { Ticket } from '../ticket.entity.ts';

export type Counted = Pick<Ticket, (typeof CELL)[number]>;

export const CELL = ['game_id', 'status', 'question_type', 'assignee_id', 'language', 'priority'] as const;

/** `before`: as read under its lock, null for a new case. Rows are only added, so changes never wait for each other. */
export async function countMove(tx: Pick<Tx, 'manager'>, before: Counted | null, after: Counted | null): Promise<void> {
  await countMoves(tx, [[before, after]]);
}

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
