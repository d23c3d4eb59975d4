import type { Tx } from '@hub/nest-kit/db';
import type { Ticket } from '../ticket.entity.ts';
import { recordDestruction, type Why } from './record-destruction.ts';

/** `due`: SQL over `ticket` and `attachment`. Locks the case; objects are removed later. False for none. */
export async function putAwayPictures(tx: Tx, id: number, due: string, why?: Why): Promise<boolean> {
  const { manager } = tx;
  const [ticket]: Pick<Ticket, 'id' | 'game_id'>[] = await manager.query(
    'SELECT id, game_id FROM ticket WHERE id = ? FOR UPDATE',
    [id],
  );
  if (!ticket) return false;
  // Asked after the lock: it knows of a hold that this one waited for.
  const pictures: { id: number }[] = await manager.query(
    `SELECT attachment.id FROM attachment JOIN ticket ON ticket.id = attachment.ticket_id
      WHERE ticket.id = ? AND attachment.kind <> 'id_paper' AND attachment.destroyed_at IS NULL AND ${due}
      ORDER BY attachment.id`,
    [id],
  );
  const ids = pictures.map((picture) => picture.id);
  if (ids.length === 0) return false;
  await manager.query(
    `UPDATE attachment SET state = 'shredded', destroyed_at = NOW(3), sha256 = NULL, bytes = 0 WHERE id IN (?)`,
    [ids],
  );
  const numbers = `${ids[0]}-${ids.at(-1)}`;
  await recordDestruction(tx, { ticket, files: ids.length, numbers, method: 'pictures removed', left: true, ...why });
  return true;
}
