import type { Tx } from '@hub/nest-kit/db';
import type { ShredCause } from '../papers/paper-due.ts';
import type { Ticket } from '../ticket.entity.ts';

export type Why = { cause: ShredCause; actor: string };

/** `left`: their objects go next. */
type Destroyed = {
  ticket: Pick<Ticket, 'id' | 'game_id'>;
  files: number;
  numbers: string;
  method: string;
  left?: boolean;
} & Partial<Why>;

export async function recordDestruction(
  tx: Tx,
  { ticket, files, numbers, method, left = false, cause = 'age', actor = 'retention' }: Destroyed,
): Promise<void> {
  await tx.manager.query(
    `INSERT INTO destruction (ticket_id, files, file_numbers, cause, method, destroyed_at, removed_at)
      VALUES (?, ?, ?, ?, ?, NOW(3), IF(?, NULL, NOW(3)))`,
    [ticket.id, Math.min(files, 255), numbers, cause, method, left],
  );
  await tx.audit({
    actor_kind: 'system',
    actor,
    action: 'case.destroy',
    game_id: ticket.game_id,
    object: `ticket:${ticket.id}`,
    detail: JSON.stringify({ files, method }),
    rid: '',
    address: '',
  });
}
