import { Feature } from '@hub/nest-kit/app';
import { EligibilityModule } from '../eligibility/eligibility.module.ts';
import { ticketsModule } from '../tickets.module.ts';
import { InitSetup } from './init-setup.ts';
import { SetupController } from './setup.controller.ts';

/** What a player's page begins with. */
@Feature({ imports: [ticketsModule, EligibilityModule], controllers: [SetupController], http: [InitSetup] })
export class SetupModule {}
