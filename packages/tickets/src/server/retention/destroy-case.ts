import type { Tx } from '@hub/nest-kit/db';
import type { ShredCause } from '../papers/paper-due.ts';
import { Ticket } from '../ticket.entity.ts';
import { deleteTicket } from '../write-ticket.ts';
import { CASE_DUE } from './case-due.ts';
import { recordDestruction } from './record-destruction.ts';

/** Rows that hang on a case, those that others hang on last. */
const parts = ['reply', 'attachment', 'mail', 'staff_note'] as const;

/** `due`: SQL over `ticket`. */
type Ending = { due: string; cause: ShredCause; actor: string };
const byAge: Ending = { due: CASE_DUE, cause: 'age', actor: 'retention' };

/** Its pictures must be gone from the store. The figures keep its number alone. False when it is not due any more. */
export async function destroyCase(tx: Tx, id: number, { due: when, ...why } = byAge): Promise<boolean> {
  const { manager } = tx;
  await manager.query('SELECT id FROM ticket WHERE id = ? FOR UPDATE', [id]);
  // Asked after the lock: it knows of a hold, and of a picture, that this one waited for.
  const due: object[] = await manager.query(
    `SELECT id FROM ticket WHERE id = ? AND ${when} AND NOT EXISTS
      (SELECT 1 FROM attachment WHERE attachment.ticket_id = ticket.id AND kind <> 'id_paper' AND destroyed_at IS NULL)`,
    [id],
  );
  const ticket = due.length > 0 ? await manager.findOneBy(Ticket, { id }) : null;
  if (!ticket) return false;
  const [found]: { files: string }[] = await manager.query(
    'SELECT COUNT(*) AS files FROM attachment WHERE ticket_id = ?',
    [id],
  );
  for (const table of parts) await manager.query(`DELETE FROM ${table} WHERE ticket_id = ? ORDER BY id DESC`, [id]);
  await deleteTicket(tx, ticket);
  const files = Number(found?.files ?? 0);
  const method = 'case deleted with all that was said and sent';
  await recordDestruction(tx, { ticket, files, numbers: '', method, ...why });
  return true;
}
