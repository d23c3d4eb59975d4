import type { Db } from '@hub/nest-kit/db';
import { findExpired, sweepExpired, type Due } from '@hub/nest-kit/retention';
import { ForgetPlayers } from './forget-players.ts';
import { keptByEvents } from './kept-events.ts';

/** Ends everything that has served its time. `askHolds` brings what is held; while it fails, nothing goes. */
export async function endOld(db: Db, players: ForgetPlayers, askHolds: () => Promise<void>): Promise<void> {
  await askHolds();
  await players.run();
  await sweepExpired(db, keptByEvents);
}

export async function findAllDue(db: Db): Promise<Due[]> {
  return [...(await new ForgetPlayers(db).due()), ...(await findExpired(db.source, keptByEvents))];
}
