import type { EntityManager } from 'typeorm';
import type { StaffCaller } from '@hub/nest-kit/http';
import { StaffSetUp } from './staff-set-up.entity.ts';

/** As long as a one-time password may wait: until then whoever set up a sign-in may still be the one who uses it. */
export const TIED_DAYS = 7;

/** Notes that somebody held the sign-in of a colleague in their hands: made it, or put a new password or no app in it. */
export const noteSetUp = (manager: EntityManager, id: number, { who }: StaffCaller): Promise<unknown> =>
  manager.insert(StaffSetUp, { staff_id: id, by_id: who.id });

type Held = Pick<StaffSetUp, 'staff_id' | 'by_id'>;

/** Straight, through accounts in between, or as who set up both: all that hang together count as one person. */
export async function areTied(manager: EntityManager, one: number, other: number): Promise<boolean> {
  const held = await manager.query<Held[]>(
    `SELECT DISTINCT staff_id, by_id FROM staff_set_up WHERE set_up_at > NOW(3) - INTERVAL ${TIED_DAYS} DAY`,
  );
  const hand = new Set([one]);
  for (let before = 0; before < hand.size;) {
    before = hand.size;
    for (const { staff_id, by_id } of held) if (hand.has(staff_id) || hand.has(by_id)) hand.add(staff_id).add(by_id);
  }
  return hand.has(other);
}
