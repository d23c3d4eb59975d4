import type { EntityManager } from 'typeorm';
import type { StaffCaller } from '@hub/nest-kit/http';

/** As long as a one-time password may wait: until then whoever set up a sign-in may still be the one who uses it. */
export const TIED_DAYS = 7;

/** Notes that somebody held the sign-in of a colleague in their hands: made it, or put a new password or no app in it. */
export const noteSetUp = (manager: EntityManager, id: number, { who }: StaffCaller): Promise<unknown> =>
  manager.query('UPDATE staff SET set_up_by = ?, set_up_at = NOW(3) WHERE id = ?', [who.id, id]);

/** Did one of the two hold the other's sign-in in the last days? */
export async function areTied(manager: EntityManager, one: number, other: number): Promise<boolean> {
  const found = await manager.query<unknown[]>(
    `SELECT 1 FROM staff WHERE ((id = ? AND set_up_by = ?) OR (id = ? AND set_up_by = ?))
      AND set_up_at > NOW(3) - INTERVAL ${TIED_DAYS} DAY`,
    [one, other, other, one],
  );
  return found.length > 0;
}
