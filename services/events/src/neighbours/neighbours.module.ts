import { Feature } from '@hub/nest-kit/app';
import { ShownGames } from '../deliveries/batches/dry-run.ts';
import { GameRoles } from '../redeem/desk/known-role.ts';
import { ServerNames } from '../redeem/render-event.ts';
import { LinkedAccounts } from '../redeem/find-my-redemptions.ts';
import { CatalogGames } from './catalog-games.ts';
import { CatalogRoles } from './catalog-roles.ts';
import { CatalogServers } from './catalog-servers.ts';
import { IdentityAccounts } from './identity-accounts.ts';

@Feature({
  http: [
    { provide: ShownGames, useClass: CatalogGames },
    { provide: ServerNames, useClass: CatalogServers },
    { provide: GameRoles, useClass: CatalogRoles },
    { provide: LinkedAccounts, useClass: IdentityAccounts },
  ],
  exports: [ShownGames, ServerNames, GameRoles, LinkedAccounts],
})
export class NeighboursModule {}
