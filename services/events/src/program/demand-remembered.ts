import type { EntityManager } from 'typeorm';
import { PLAYER_YEARS } from '../retention/kept-events.ts';
import { eventForgotten } from './event.errors.ts';

/** Who redeemed at this event must still be known: otherwise an account could be given the same twice. */
export async function demandRemembered(manager: EntityManager, event: number): Promise<void> {
  const rows = await manager.query<object[]>(
    `SELECT 1 FROM event WHERE id = ? AND published_at IS NOT NULL AND ends_at < NOW(3) - INTERVAL ${PLAYER_YEARS} YEAR`,
    [event],
  );
  if (rows.length > 0) throw eventForgotten();
}
