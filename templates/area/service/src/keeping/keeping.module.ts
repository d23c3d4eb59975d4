import { Feature, onCalendar, round } from '@hub/nest-kit/app';
import { Db, sweepOld } from '@hub/nest-kit/db';
import { ServiceClient } from '@hub/nest-kit/http';
import { serviceJobProviders } from '@hub/nest-kit/jobs';
import { countHeldAccounts, findExpired, retentionDay, retentionProvider } from '@hub/nest-kit/retention';
import { JobsController, RetentionController } from './keeping.controller.ts';
import { endOld, keptBySample } from './retention.ts';

@Feature({
  controllers: [JobsController, RetentionController],
  http: [
    ...serviceJobProviders,
    retentionProvider((source) => ({
      due: () => findExpired(source, keptBySample),
      accounts: () => countHeldAccounts(source),
    })),
  ],
  worker: [
    round('old-rows', 'TIDY_MS', [Db], (db: Db) => () => sweepOld(db.source)),
    onCalendar(retentionDay, [Db, ServiceClient], endOld),
  ],
})
export class KeepingModule {}
