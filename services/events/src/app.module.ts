import { AuditModule, Feature } from '@hub/nest-kit/app';
import { SendingModule } from './deliveries/send/sending.module.ts';
import { JobsModule } from './jobs/jobs.module.ts';
import { RedemptionDeskModule } from './redeem/desk/redemption-desk.module.ts';
import { RedeemModule } from './redeem/redeem.module.ts';
import { SerialsModule } from './serials/serials.module.ts';

/** The events service. What has no part in the worker stands in `app.http.ts`. */
@Feature({
  imports: [AuditModule, JobsModule, SendingModule, SerialsModule, RedemptionDeskModule, RedeemModule],
  http: () => import('./app.http.ts'),
})
export class AppModule {}
