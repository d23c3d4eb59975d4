import type { Tx } from '@hub/nest-kit/db';
import type { Ticket } from '../ticket.entity.ts';

/** `left`: their objects go next. */
type Destroyed = {
  ticket: Pick<Ticket, 'id' | 'game_id'>;
  files: number;
  numbers: string;
  method: string;
  left?: boolean;
};

export async function recordDestruction(
  tx: Tx,
  { ticket, files, numbers, method, left = false }: Destroyed,
): Promise<void> {
  await tx.manager.query(
    `INSERT INTO destruction (ticket_id, files, file_numbers, cause, method, destroyed_at, removed_at)
      VALUES (?, ?, ?, 'age', ?, NOW(3), IF(?, NULL, NOW(3)))`,
    [ticket.id, Math.min(files, 255), numbers, method, left],
  );
  await tx.audit({
    actor_kind: 'system',
    actor: 'retention',
    action: 'case.destroy',
    game_id: ticket.game_id,
    object: `ticket:${ticket.id}`,
    detail: JSON.stringify({ files, method }),
    rid: '',
    address: '',
  });
}
