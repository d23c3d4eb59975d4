import { Feature } from '@hub/nest-kit/app';
import { LinksModule } from '../partner/links/links.module.ts';
import { IsRevoked } from './is-revoked.ts';
import { RevocationController } from './revocation.controller.ts';
import { RevokeForGame } from './revoke-for-game.ts';
import { RevokeForGameController } from './revoke-for-game.controller.ts';
import { RevokeTokens } from './revoke-tokens.ts';

@Feature({
  imports: [LinksModule],
  controllers: [RevocationController, RevokeForGameController],
  http: [IsRevoked, RevokeTokens, RevokeForGame],
  exports: [IsRevoked],
})
export class RevocationModule {}
