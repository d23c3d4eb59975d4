import { migrationOf } from '../db/migration-of.ts';

/** The retention was a round, and is work of the calendar now: nobody waits for the next one of those. */
export const EndTheRound1799700000100 = migrationOf('EndTheRound1799700000100', [
  "DELETE FROM schedule_run WHERE name = 'retention'",
]);
