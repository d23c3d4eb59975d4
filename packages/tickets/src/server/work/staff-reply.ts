import type { StaffPrincipal } from '@hub/contracts/shared';
import type { Tx } from '@hub/nest-kit/db';
import { Reply } from '../reply.entity.ts';

export async function insertStaffReply(
  tx: Tx,
  ticketId: number,
  who: StaffPrincipal,
  content: string,
): Promise<number> {
  const inserted = await tx.manager
    .createQueryBuilder()
    .insert()
    .into(Reply)
    .values({ ticket_id: ticketId, is_official: 1, staff_id: who.id, staff_name: who.name, content })
    .updateEntity(false)
    .execute();
  return Number((inserted.raw as { insertId: number }).insertId);
}
