import { Feature, onCalendar } from '@hub/nest-kit/app';
import { Db } from '@hub/nest-kit/db';
import { retentionDay } from '@hub/nest-kit/retention';
import { AuditExportsModule } from '../audit/exports/audit-exports.module.ts';
import { HeldMembers } from '../members/inactivity/held-members.ts';
import { InactivityWorkModule } from '../members/inactivity/inactivity-work.module.ts';
import { endOld } from '../retention.ts';

@Feature({
  imports: [AuditExportsModule, InactivityWorkModule],
  http: () => import('./jobs.http.ts'),
  worker: [onCalendar(retentionDay, [Db, HeldMembers], endOld)],
})
export class JobsModule {}
