import { Feature, onCalendar, round } from '@hub/nest-kit/app';
import { sweepApprovals } from '@hub/nest-kit/approval';
import { Db, sweepOld } from '@hub/nest-kit/db';
import { ServiceClient } from '@hub/nest-kit/http';
import { serviceJobProviders } from '@hub/nest-kit/jobs';
import { countHeldAccounts, findExpired } from '@hub/nest-kit/retention';
import { retentionDay, retentionProvider } from '@hub/nest-kit/retention';
import { JobsController, RetentionController } from './keeping.controller.ts';
import { endOld, keptByTopup } from './retention.ts';

async function tidy(db: Db): Promise<void> {
  await sweepOld(db.source);
  while ((await sweepApprovals(db)) > 0);
}

/** What goes on by itself, and what is kept how long. */
@Feature({
  controllers: [JobsController, RetentionController],
  http: [
    ...serviceJobProviders,
    retentionProvider((source) => ({
      due: () => findExpired(source, keptByTopup),
      accounts: () => countHeldAccounts(source),
    })),
  ],
  worker: [
    round('old-rows', 'TIDY_MS', [Db], (db: Db) => () => tidy(db)),
    onCalendar(retentionDay, [Db, ServiceClient], endOld),
  ],
})
export class KeepingModule {}
