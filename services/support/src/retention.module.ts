import { Feature, onCalendar, round } from '@hub/nest-kit/app';
import { Db, sweepOld } from '@hub/nest-kit/db';
import { countHeldAccounts, retentionDay, retentionProvider } from '@hub/nest-kit/retention';
import { CaseRetention, countHeld } from '@hub/tickets/server';
import { DataSource } from 'typeorm';
import { ticketsModule } from './tickets.module.ts';
import { endOld, findAllDue } from './retention.ts';
import { RetentionController } from './retention.controller.ts';

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
    round('old-rows', 'TIDY_MS', [DataSource], (source: DataSource) => () => sweepOld(source)),
    onCalendar(retentionDay, [Db, CaseRetention], endOld),
  ],
})
export class RetentionModule {}
