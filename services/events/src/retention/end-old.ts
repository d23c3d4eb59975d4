import { daily } from '@hub/contracts/shared';
import { calendarJob, type CalendarEntry } from '@hub/nest-kit/calendar';
import type { Db } from '@hub/nest-kit/db';
import { findDue, sweepKept, type Due } from '@hub/nest-kit/retention';
import { ForgetPlayers } from './forget-players.ts';
import { keptByEvents } from './kept-events.ts';

/** Whom it needs may be away for a night: it is tried for a day, every ten minutes. */
const retention = calendarJob('retention', 144, 600);

/** Before anybody plays or works. A day that was missed has nothing that the next one does not end as well. */
export const retentionDay: CalendarEntry = { rule: daily('04:30'), job: retention, missed: 'last' };

/** Ends everything that has served its time. `askHolds` brings what is held; while it fails, nothing goes. */
export async function endOld(db: Db, players: ForgetPlayers, askHolds: () => Promise<void>): Promise<void> {
  await askHolds();
  await players.run();
  await sweepKept(db, keptByEvents);
}

/** What the next round would end. Changes nothing. */
export async function findAllDue(db: Db): Promise<Due[]> {
  return [...(await new ForgetPlayers(db).due()), ...(await findDue(db.source, keptByEvents))];
}
