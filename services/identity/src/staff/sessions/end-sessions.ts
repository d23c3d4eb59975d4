import type { EntityManager } from 'typeorm';
import { sessionId } from './session-secret.ts';

type Which = {
  ref?: string;
  except?: string;
};

/** Ends sessions of an account; how many there were. Gateways know of it within ten seconds. */
export async function endSessions(
  manager: EntityManager,
  staffId: number,
  { ref, except }: Which = {},
): Promise<number> {
  const where = ['staff_id = ?', 'revoked_at IS NULL'];
  const values: unknown[] = [staffId];
  if (ref !== undefined) {
    where.push('LEFT(id, 8) = ?');
    values.push(Buffer.from(ref, 'hex'));
  }
  if (except !== undefined) {
    where.push('id <> ?');
    values.push(sessionId(except));
  }
  const ended: { affectedRows: number } = await manager.query(
    `UPDATE staff_session SET revoked_at = NOW(3) WHERE ${where.join(' AND ')}`,
    values,
  );
  return ended.affectedRows;
}
