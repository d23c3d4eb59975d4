import { Feature } from '@hub/nest-kit/app';
import { AuditExportsModule } from './audit/exports/audit-exports.module.ts';
import { JobsModule } from './jobs/jobs.module.ts';
import { InactivityWorkModule } from './members/inactivity/inactivity-work.module.ts';
import { MemberMailsModule } from './members/mail/member-mails.module.ts';

@Feature({
  imports: [AuditExportsModule, JobsModule, MemberMailsModule, InactivityWorkModule],
  http: () => import('./app.http.ts'),
})
export class AppModule {}
