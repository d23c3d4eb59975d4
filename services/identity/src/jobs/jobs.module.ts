import { Feature, onCalendar } from '@hub/nest-kit/app';
import { Db } from '@hub/nest-kit/db';
import { retentionDay } from '@hub/nest-kit/retention';
import { AuditExportsModule } from '../audit/exports/audit-exports.module.ts';
import { endOld } from '../retention.ts';

@Feature({
  imports: [AuditExportsModule],
  http: () => import('./jobs.http.ts'),
  worker: [onCalendar(retentionDay, [Db], endOld)],
})
export class JobsModule {}
