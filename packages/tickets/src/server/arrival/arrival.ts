import type { ExchangeView, RevokedView } from '@hub/contracts/identity';
import { gameOfQuery, type PlayerPrincipal } from '@hub/contracts/shared';
import {
  ServiceUnavailable,
  ServiceRefused,
  TemporarilyUnavailable,
  SessionExpired,
  type Caller,
  type ServiceClient,
} from '@hub/nest-kit/http';
import { claimedKind, readToken, TokenRefused, type TokenRings } from '@hub/nest-kit/tokens';

/** What a visitor's address bar says: `?token=…&param_game_id=…&game_id=…&usr_device=…`. */
export type Search = { token: string | null; game: string; device: string };

export function readSearch(searchString: string): Search {
  const params = new URLSearchParams(searchString);
  return {
    token: params.get('token'),
    game: gameOfQuery(params) ?? '',
    device: params.get('usr_device') ?? '',
  };
}

const REVOKED_MS = 400;

/** Null for a visitor. */
export type Arrived = { player: PlayerPrincipal; token: string } | null;

/** Who arrives: the header beats the query; a bad token is an error, no token is a visitor. */
export class Arrival {
  constructor(
    private readonly services: ServiceClient,
    private readonly rings: TokenRings,
  ) {}

  async of(caller: Caller, search: Search): Promise<Arrived> {
    if (caller.who.kind === 'S') return { player: caller.who, token: caller.token ?? '' };
    if (caller.who.kind === 'K' || !search.token) return null;
    return claimedKind(search.token) === 'P' ? this.exchange(search.token) : this.ours(search.token);
  }

  private async exchange(token: string): Promise<Arrived> {
    try {
      const answer = await this.services.call<ExchangeView>('identity', '/internal/exchange', {
        body: { token },
        repeatable: true,
      });
      return { player: { kind: 'S', ...answer.player }, token: answer.token };
    } catch (error) {
      if (error instanceof ServiceRefused) throw new SessionExpired();
      if (error instanceof ServiceUnavailable) throw new TemporarilyUnavailable();
      throw error;
    }
  }

  private async ours(token: string): Promise<Arrived> {
    try {
      const { who } = await readToken(this.rings, token);
      if (who.kind !== 'S') return null;
      if (await this.revoked(who)) throw new SessionExpired();
      return { player: who, token };
    } catch (error) {
      if (error instanceof TokenRefused) throw new SessionExpired();
      throw error;
    }
  }

  /** While identity is away nobody is revoked, as at the gateway. */
  private async revoked({ chain, game, uid }: PlayerPrincipal): Promise<boolean> {
    const path = `/internal/revoked?${new URLSearchParams({ chain, game, uid })}`;
    try {
      return (await this.services.call<RevokedView>('identity', path, { timeoutMs: REVOKED_MS })).revoked;
    } catch {
      return false;
    }
  }
}
