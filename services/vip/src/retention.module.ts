import { Feature, onCalendar, round } from '@hub/nest-kit/app';
import { Db } from '@hub/nest-kit/db';
import { ServiceClient } from '@hub/nest-kit/http';
import { copyHolds, countHeldAccounts, retentionDay, retentionProvider } from '@hub/nest-kit/retention';
import { CaseRetention, countHeld } from '@hub/tickets/server';
import { DataSource } from 'typeorm';
import { RetentionController } from './retention.controller.ts';
import { endOld, findAllDue, sweepWorn } from './retention.ts';
import { ticketsModule } from './tickets.module.ts';

/** What has served its time: what would go next, and what goes each night. */
@Feature({
  imports: [ticketsModule],
  controllers: [RetentionController],
  http: [
    retentionProvider((source) => ({
      due: () => findAllDue(source),
      held: () => countHeld(source),
      accounts: () => countHeldAccounts(source),
    })),
  ],
  worker: [
    round('old-rows', 'TIDY_MS', [DataSource], (source: DataSource) => () => sweepWorn(source)),
    onCalendar(
      retentionDay,
      [Db, CaseRetention, ServiceClient],
      (db: Db, cases: CaseRetention, services: ServiceClient) => endOld(db, cases, () => copyHolds(db, services)),
    ),
  ],
})
export class RetentionModule {}
