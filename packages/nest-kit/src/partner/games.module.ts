import { ServiceClient } from '../http/service-client.ts';
import { GameClient } from './game-client.ts';
import { GameLinks } from './game-link.ts';
import { IdentityLinks } from './identity-links.ts';
import { Feature } from '../app/feature.ts';

@Feature({
  providers: [
    {
      provide: GameLinks,
      inject: [ServiceClient],
      useFactory: (services: ServiceClient) => new IdentityLinks(services),
    },
    { provide: GameClient, inject: [GameLinks], useFactory: (links: GameLinks) => new GameClient(links) },
  ],
  exports: [GameLinks, GameClient],
})
export class GamesModule {}
