import { createHash } from 'node:crypto';
import type { ExchangeView, RevokedView } from '@hub/contracts/identity';
import { accountOf, type PlayerPrincipal, type TokenAccount, type Principal } from '@hub/contracts/shared';
import { TtlCache, ServiceUnavailable, ServiceRefused, SessionExpired, type ServiceClient } from '@hub/nest-kit/http';
import {
  claimedKind,
  readToken,
  renewedToken,
  SITE_TOKEN_S,
  TokenRefused,
  type ReadToken,
  type TokenRings,
} from '@hub/nest-kit/tokens';
import { RequestCache } from '../memory/request-cache.ts';

export type TokenCaller = {
  who: Extract<Principal, { kind: 'S' | 'M' | 'K' | 'D' }>;
  token: string;
  until: number;
  renew(): Promise<string | null>;
};

const KNOWN_MS = 30_000;
const ASK_MS = 800;
const TOKEN_SHAPE = /^[\w-]{1,4096}\.[\w-]{1,4096}\.[\w-]{1,1024}$/;

const digest = (token: string) => createHash('sha256').update(token).digest('base64url');
const never = async () => null;

/** Tokens of ours (S, M, K, D) are proven here; a game's (P) is exchanged by identity, once in half a minute. */
export class TokenCallers {
  private readonly exchanged = new RequestCache<{ who: PlayerPrincipal; token: string }>(KNOWN_MS);
  private readonly proven = new RequestCache<ReadToken>(KNOWN_MS);
  private readonly revoked = new TtlCache<boolean>(KNOWN_MS, 5000);

  constructor(
    private readonly rings: TokenRings,
    private readonly identity: ServiceClient,
  ) {}

  /** Throws `SessionExpired` for every token that is not valid now, `ServiceUnavailable` when a P cannot be exchanged. */
  async read(token: string, rid: string): Promise<TokenCaller> {
    try {
      if (!TOKEN_SHAPE.test(token)) throw new TokenRefused('no token at all');
      if (claimedKind(token) === 'P') return await this.ofGame(token, rid);
      return await this.ofSite(token, rid);
    } catch (error) {
      const refused = error instanceof TokenRefused || (error instanceof ServiceRefused && error.status < 500);
      throw refused ? new SessionExpired() : error;
    }
  }

  private async ofSite(token: string, rid: string): Promise<TokenCaller> {
    const read = await this.proven.get(digest(token), () => readToken(this.rings, token));
    const { who } = read;
    const until = read.expiresAt * 1000;
    if (until <= Date.now()) throw new SessionExpired();
    const account = accountOf(who);
    if (account && (await this.isRevoked(account, rid))) throw new SessionExpired();
    return { who, token, until, renew: () => renewedToken(this.rings, read) };
  }

  private async ofGame(token: string, rid: string): Promise<TokenCaller> {
    const { who, token: siteToken } = await this.exchanged.get(digest(token), async () => {
      const body = { token };
      const answer = await this.identity.call<ExchangeView>('identity', '/internal/exchange', {
        body,
        rid,
        repeatable: true,
      });
      return { who: { kind: 'S' as const, ...answer.player }, token: answer.token };
    });
    return { who, token: siteToken, until: Date.now() + SITE_TOKEN_S * 1000, renew: never };
  }

  /** While identity is away: what was last known of the chain, else not revoked. */
  private async isRevoked({ chain, game, uid }: TokenAccount, rid: string): Promise<boolean> {
    const query = new URLSearchParams({ chain, game, uid });
    const ask = async () => {
      const path = `/internal/revoked?${query}`;
      const view = await this.identity.call<RevokedView>('identity', path, { rid, timeoutMs: ASK_MS });
      return view.revoked;
    };
    try {
      return await this.revoked.get(chain, ask);
    } catch (error) {
      if (error instanceof ServiceUnavailable || error instanceof ServiceRefused) return false;
      throw error;
    }
  }
}
