import { Feature } from '@hub/nest-kit/app';
import { ClientsModule } from '../clients/clients.module.ts';
import { ticketsModule } from '../tickets.module.ts';
import { WhitelistModule } from '../whitelist/whitelist.module.ts';
import { InitSetup } from './init-setup.ts';
import { SetupController } from './setup.controller.ts';

@Feature({
  imports: [ClientsModule, ticketsModule, WhitelistModule],
  controllers: [SetupController],
  http: [InitSetup],
})
export class SetupModule {}
