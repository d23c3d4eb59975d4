import { AuditModule, Feature } from '@hub/nest-kit/app';
import { ApprovalsModule } from './approvals/approvals.module.ts';
import { BatchesModule } from './deliveries/batches/batches.module.ts';
import { CompensationModule } from './deliveries/compensation/compensation.module.ts';
import { DeliveriesModule } from './deliveries/desk/deliveries.module.ts';
import { SendingModule } from './deliveries/send/sending.module.ts';
import { JobsModule } from './jobs/jobs.module.ts';
import { ProgramModule } from './program/program.module.ts';
import { RedemptionDeskModule } from './redeem/desk/redemption-desk.module.ts';
import { RedeemModule } from './redeem/redeem.module.ts';
import { SerialsModule } from './serials/serials.module.ts';

/** The events service. */
@Feature({
  imports: [
    AuditModule,
    ApprovalsModule,
    JobsModule,
    BatchesModule,
    CompensationModule,
    DeliveriesModule,
    SendingModule,
    SerialsModule,
    RedemptionDeskModule,
    ProgramModule,
    RedeemModule,
  ],
})
export class AppModule {}
