import {
  deadlineKindOf,
  dueAt,
  feeOf,
  type DeadlineEnding,
  type DeadlineKind,
  type LegalAnswers,
} from '@hub/contracts/tickets';
import type { Tx } from '@hub/nest-kit/db';
import type { Counted } from '../counters/count-moves.ts';
import type { TicketMoved } from '../ticket.events.ts';
import type { CaseDeadline } from './case-deadline.entity.ts';
import { DeadlineMerge, DeadlineRuns } from './deadline.errors.ts';

const ENDED = 4;

/**
 * The one writer of the days that the terms promise: they begin when a report comes in, whatever its type was then, and
 * end with the answer that is the result, or with its owner’s close. Throws where a case would end without an answer.
 */
export async function keepDeadline({ tx, event, id, before, after }: TicketMoved): Promise<void> {
  const kind = deadlineKindOf(after?.question_type);
  if (event.move === 'file') return kind ? beginDeadline(tx, id, kind, event.asked) : undefined;
  if (event.move === 'change' && before && after) return change(tx, id, before, after);
  if (!kind) return;
  switch (event.move) {
    case 'answer':
      return event.concludes ? end(tx, id, 'answered') : undefined;
    case 'answer-end':
      return end(tx, id, 'answered');
    case 'close':
      return end(tx, id, 'withdrawn');
    case 'reopen':
      return resume(tx, id, kind);
    case 'end':
      if (await deadlineRuns(tx, id)) throw new DeadlineRuns();
      return;
    case 'merge':
      if (await deadlineRuns(tx, id)) throw new DeadlineMerge();
  }
}

export async function deadlineRuns({ manager }: Pick<Tx, 'manager'>, id: number): Promise<boolean> {
  const sql = 'SELECT 1 FROM case_deadline WHERE ticket_id = ? AND ended_at IS NULL';
  return ((await manager.query(sql, [id])) as object[]).length > 0;
}

/** The caller holds the lock of its case. */
export const writeFee = (
  { manager }: Pick<Tx, 'manager'>,
  id: number,
  { fee, fee_by, fee_note }: Pick<CaseDeadline, 'fee' | 'fee_by' | 'fee_note'>,
): Promise<unknown> =>
  manager.query('UPDATE case_deadline SET fee = ?, fee_by = ?, fee_note = ?, fee_at = NOW(3) WHERE ticket_id = ?', [
    fee,
    fee_by,
    fee_note,
    id,
  ]);

/** From when the report came in. */
export async function beginDeadline(
  { manager }: Pick<Tx, 'manager'>,
  id: number,
  kind: DeadlineKind,
  asked: LegalAnswers = {},
): Promise<void> {
  const [{ created_at }] = (await manager.query('SELECT created_at FROM ticket WHERE id = ?', [id])) as [
    { created_at: Date },
  ];
  await manager.query(
    `INSERT INTO case_deadline
        (ticket_id, game_id, kind, filed_at, due_at, known_on, history_from, history_until, fee)
      SELECT id, game_id, ?, created_at, ?, ?, ?, ?, ? FROM ticket WHERE id = ?
      ON DUPLICATE KEY UPDATE game_id = VALUES(game_id), due_at = VALUES(due_at), ended_at = NULL, ended_by = NULL,
        fee = IF(kind = VALUES(kind), fee, VALUES(fee)), kind = VALUES(kind)`,
    [
      kind,
      dueAt(kind, created_at),
      asked.known_on ?? null,
      asked.history_from ?? null,
      asked.history_until ?? null,
      feeOf[kind] === null ? null : 'due',
      id,
    ],
  );
}

async function end({ manager }: Pick<Tx, 'manager'>, id: number, how: DeadlineEnding): Promise<void> {
  await manager.query(
    'UPDATE case_deadline SET ended_at = NOW(3), ended_by = ? WHERE ticket_id = ? AND ended_at IS NULL',
    [how, id],
  );
}

/** What was answered stays answered; what its owner gave up is open again. */
async function resume(tx: Pick<Tx, 'manager'>, id: number, kind: DeadlineKind): Promise<void> {
  const rows: { ended_by: DeadlineEnding | null }[] = await tx.manager.query(
    'SELECT ended_by FROM case_deadline WHERE ticket_id = ?',
    [id],
  );
  if (rows[0]?.ended_by !== 'answered') await beginDeadline(tx, id, kind);
}

/** Another type; a case that has ended gets no day. */
async function change(tx: Pick<Tx, 'manager'>, id: number, before: Counted, after: Counted): Promise<void> {
  const [was, is] = [deadlineKindOf(before.question_type), deadlineKindOf(after.question_type)];
  if (was !== is && was) await end(tx, id, 'retyped');
  if (was !== is && is && after.status !== ENDED) await beginDeadline(tx, id, is);
  if (was === is && is && before.game_id !== after.game_id)
    await tx.manager.query('UPDATE case_deadline SET game_id = ? WHERE ticket_id = ?', [after.game_id, id]);
}
