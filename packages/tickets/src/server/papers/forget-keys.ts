import type { Tx } from '@hub/nest-kit/db';
import type { ShredCause } from './paper-due.ts';

const METHOD = 'key forgotten, sealed file removed';

type Of = { ticketId: number; gameId: string };
type Why = { cause: ShredCause; actor: string; detail: object };

/** The caller holds the lock of the case's row. Returns how many papers; 0 leaves no record. */
export async function forgetKeys(tx: Tx, { ticketId, gameId }: Of, { cause, actor, detail }: Why): Promise<number> {
  const { manager } = tx;
  const rows: { id: number }[] = await manager.query(
    `SELECT id FROM attachment WHERE ticket_id = ? AND kind = 'id_paper' AND state = 'ready' ORDER BY id FOR UPDATE`,
    [ticketId],
  );
  if (rows.length === 0) return 0;
  const papers = rows.map(({ id }) => id);
  await manager.query(
    `UPDATE attachment SET state = 'shredded', kek_id = NULL, wrapped_key = NULL, destroyed_at = NOW(3), owner = '',
        name = '', sha256 = NULL, width = 0, height = 0, bytes = 0 WHERE id IN (?)`,
    [papers],
  );
  await manager.query(
    `INSERT INTO destruction (ticket_id, files, file_numbers, cause, method, destroyed_at)
      VALUES (?, ?, ?, ?, ?, NOW(3))`,
    [ticketId, papers.length, papers.join(), cause, METHOD],
  );
  await tx.audit({
    actor_kind: 'system',
    actor,
    action: 'paper.destroy',
    game_id: gameId,
    object: `ticket:${ticketId}`,
    detail: JSON.stringify({ papers, cause, ...detail }),
    rid: '',
    address: '',
  });
  return papers.length;
}
