import { AuditModule, Feature } from '@hub/nest-kit/app';
import { HoldsModule } from './holds/holds.module.ts';
import { PartnerModule } from './partner/partner.module.ts';
import { PenaltiesModule } from './penalties/penalties.module.ts';
import { PersonDataModule } from './person-data/person-data.module.ts';
import { RetentionModule } from './retention.module.ts';
import { SetupModule } from './setup/setup.module.ts';
import { ticketsModule } from './tickets.module.ts';
import { WhitelistModule } from './whitelist/whitelist.module.ts';

@Feature({
  imports: [
    ticketsModule,
    AuditModule,
    SetupModule,
    RetentionModule,
    PersonDataModule,
    WhitelistModule,
    PenaltiesModule,
    HoldsModule,
    PartnerModule,
  ],
})
export class AppModule {}
