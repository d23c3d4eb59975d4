import { Feature, onCalendar, round } from '@hub/nest-kit/app';
import { Db } from '@hub/nest-kit/db';
import { serviceJobProviders } from '@hub/nest-kit/jobs';
import { findDue, retentionDay, retentionProvider } from '@hub/nest-kit/retention';
import { AuditExportsModule } from '../audit/exports/audit-exports.module.ts';
import { endOld, keptByIdentity } from '../retention.ts';
import { sweepIdentity } from '../sweep/sweep-identity.ts';
import { JobsController, RetentionController } from './jobs.controller.ts';

const SWEEP_PAUSE_MS = 60_000;

/** What identity does by itself, and what of it is shown. */
@Feature({
  imports: [AuditExportsModule],
  controllers: [JobsController, RetentionController],
  http: [
    ...serviceJobProviders,
    retentionProvider((source) => ({ due: () => findDue(source, keptByIdentity) })),
    round('old-rows', SWEEP_PAUSE_MS, [Db], (db: Db) => () => sweepIdentity(db)),
  ],
  worker: [onCalendar(retentionDay, [Db], endOld)],
})
export class JobsModule {}
