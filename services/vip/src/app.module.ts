import { AuditModule, Feature } from '@hub/nest-kit/app';
import { FormModule } from './form/form.module.ts';
import { PartnerModule } from './partner/partner.module.ts';
import { PersonDataModule } from './person-data/person-data.module.ts';
import { RetentionModule } from './retention.module.ts';
import { SetupModule } from './setup/setup.module.ts';
import { ticketsModule } from './tickets.module.ts';

/** The VIP service. */
@Feature({
  imports: [ticketsModule, AuditModule, SetupModule, FormModule, RetentionModule, PersonDataModule, PartnerModule],
})
export class AppModule {}
