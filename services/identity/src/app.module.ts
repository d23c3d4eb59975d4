import { Feature } from '@hub/nest-kit/app';
import { AuditExportsModule } from './audit/exports/audit-exports.module.ts';
import { JobsModule } from './jobs/jobs.module.ts';

@Feature({ imports: [AuditExportsModule, JobsModule], http: () => import('./app.http.ts') })
export class AppModule {}
