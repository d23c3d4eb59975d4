import { CONFIG, Feature } from '@hub/nest-kit/app';
import { ServiceClient } from '@hub/nest-kit/http';
import { parseRings } from '@hub/nest-kit/keys';
import type { TokenRings } from '@hub/nest-kit/tokens';
import { NeighboursModule } from '../neighbours/neighbours.module.ts';
import { ticketsModule } from '../tickets.module.ts';
import { WhitelistModule } from '../whitelist/whitelist.module.ts';
import { Arrival } from './arrival.ts';
import { InitSetup } from './init-setup.ts';
import { SetupController } from './setup.controller.ts';

/** What a player's page begins with. */
@Feature({
  imports: [NeighboursModule, ticketsModule, WhitelistModule],
  controllers: [SetupController],
  http: [
    {
      provide: Arrival,
      inject: [ServiceClient, CONFIG],
      useFactory: (services: ServiceClient, { TOKEN_KEYS }: { TOKEN_KEYS: string }) =>
        new Arrival(services, parseRings(TOKEN_KEYS) as TokenRings),
    },
    InitSetup,
  ],
})
export class SetupModule {}
