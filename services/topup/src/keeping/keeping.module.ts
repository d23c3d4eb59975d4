import { Feature, onCalendar, round } from '@hub/nest-kit/app';
import { Db, sweepOld } from '@hub/nest-kit/db';
import { ServiceClient } from '@hub/nest-kit/http';
import { serviceJobProviders, serviceJobsController } from '@hub/nest-kit/jobs';
import { countHeldAccounts, findExpired, retentionController } from '@hub/nest-kit/retention';
import { retentionDay, retentionProvider } from '@hub/nest-kit/retention';
import { endOld, keptByTopup } from './retention.ts';

/** What goes on by itself, and what is kept how long. */
@Feature({
  controllers: [serviceJobsController('topup'), retentionController('topup')],
  http: [
    ...serviceJobProviders,
    retentionProvider((source) => ({
      due: () => findExpired(source, keptByTopup),
      accounts: () => countHeldAccounts(source),
    })),
  ],
  worker: [
    round('old-rows', 'TIDY_MS', [Db], (db: Db) => () => sweepOld(db.source)),
    onCalendar(retentionDay, [Db, ServiceClient], endOld),
  ],
})
export class KeepingModule {}
