import { Feature } from '@hub/nest-kit/app';
import { AuditExportsModule } from './audit/exports/audit-exports.module.ts';
import { JobsModule } from './jobs/jobs.module.ts';

/** The identity service. What has no part in the worker stands in `app.http.ts`. */
@Feature({ imports: [AuditExportsModule, JobsModule], http: () => import('./app.http.ts') })
export class AppModule {}
