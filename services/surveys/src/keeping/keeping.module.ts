import { Feature, onCalendar, round } from '@hub/nest-kit/app';
import { sweepApprovals } from '@hub/nest-kit/approval';
import { Db, sweepOld } from '@hub/nest-kit/db';
import { sweepExports } from '@hub/nest-kit/exports';
import { FileStore } from '@hub/nest-kit/files';
import { ServiceClient } from '@hub/nest-kit/http';
import { serviceJobProviders } from '@hub/nest-kit/jobs';
import { countHeldAccounts, findExpired, retentionDay, retentionProvider } from '@hub/nest-kit/retention';
import { DeskModule } from '../desk/desk.module.ts';
import { JobsController, RetentionController } from './keeping.controller.ts';
import { endOld, keptBySurveys } from './retention.ts';

async function tidy(db: Db, store: FileStore): Promise<void> {
  await sweepOld(db.source);
  await sweepExports(db.source, store);
  while ((await sweepApprovals(db)) > 0);
}

/** What goes on by itself, and what is kept how long. */
@Feature({
  imports: [DeskModule],
  controllers: [JobsController, RetentionController],
  http: [
    ...serviceJobProviders,
    retentionProvider((source) => ({
      due: () => findExpired(source, keptBySurveys),
      accounts: () => countHeldAccounts(source),
    })),
  ],
  worker: [
    round('old-rows', 'TIDY_MS', [Db, FileStore], (db: Db, store: FileStore) => () => tidy(db, store)),
    onCalendar(retentionDay, [Db, ServiceClient], endOld),
  ],
})
export class KeepingModule {}
