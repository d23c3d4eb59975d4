import { Inject, Injectable } from '@nestjs/common';
import { LOG } from '@hub/nest-kit/app';
import { TOKEN_RINGS } from '../keys/keys.module.ts';
import type { ExchangeView } from '@hub/contracts/identity';
import { SessionExpired } from '@hub/nest-kit/http';
import type { Log } from '@hub/nest-kit/log';
import { issueSiteToken, readToken, TokenRefused, type TokenRings } from '@hub/nest-kit/tokens';
import { IsRevoked } from '../revocation/is-revoked.ts';
import type { PartnerToken } from './partner-claims.ts';
import { ReadPartnerToken } from './read-partner-token.ts';

/** Whatever is wrong with it, the answer is the same 401; the log has the reason. */
@Injectable()
export class ExchangeToken {
  constructor(
    private readonly readPartnerToken: ReadPartnerToken,
    private readonly isRevoked: IsRevoked,
    @Inject(TOKEN_RINGS) private readonly rings: TokenRings,
    @Inject(LOG) private readonly log: Log,
  ) {}

  async run(token: string, rid: string): Promise<ExchangeView> {
    const player = (await this.proven(token, rid)).player;
    const siteToken = await issueSiteToken(this.rings, player);
    const { chain } = await readToken(this.rings, siteToken);
    return { player: { ...player, chain: chain.sid }, token: siteToken };
  }

  private async proven(token: string, rid: string): Promise<PartnerToken> {
    try {
      const read = await this.readPartnerToken.run(token);
      const { game, uid } = read.player;
      if (await this.isRevoked.account(game, uid, read.issuedAt)) throw new TokenRefused('the account was revoked');
      return read;
    } catch (error) {
      if (!(error instanceof TokenRefused)) throw error;
      this.log.warn({ rid, code: 'PARTNER_TOKEN_REFUSED', reason: error.message }, 'partner token refused');
      throw new SessionExpired();
    }
  }
}
