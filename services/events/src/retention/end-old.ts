import type { Db } from '@hub/nest-kit/db';
import { onceADay, sweepKept } from '@hub/nest-kit/retention';
import type { ForgetPlayers } from './forget-players.ts';
import { keptByEvents } from './kept-events.ts';

/** Ends everything that has served its time, once a day, whichever process comes first. */
export function endOld(db: Db, players: ForgetPlayers): Promise<void> {
  return onceADay(db, 'events', async () => {
    await players.run();
    await sweepKept(db, keptByEvents);
  });
}
