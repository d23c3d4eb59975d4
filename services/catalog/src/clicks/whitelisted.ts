import { Injectable } from '@nestjs/common';
import type { AskWhitelistBody, WhitelistedView } from '@hub/contracts/support';
import { TtlCache, ServiceClient, type Caller } from '@hub/nest-kit/http';

const REMEMBER_MS = 10_000;
const CALLERS = 1000;
const ASK_MS = 600;

/** Who is whitelisted is known by support. An answer holds for a moment; while support is away nobody is. */
@Injectable()
export class Whitelisted {
  private readonly known = new TtlCache<{ whitelisted: boolean; until: number }>(REMEMBER_MS, CALLERS);

  constructor(private readonly services: ServiceClient) {}

  /** `games`: where the button stands that leads there; a player counts at their own game only. */
  async has({ who, ip }: Pick<Caller, 'who' | 'ip'>, games: readonly string[]): Promise<boolean> {
    const player = who.kind === 'S' ? { game: who.game, uid: who.uid, role: who.role } : null;
    const body: AskWhitelistBody = { games: [...games], ip, player };
    const ask = async () => {
      const sent = { body, repeatable: true, timeoutMs: ASK_MS };
      const { whitelisted } = await this.services.call<WhitelistedView>('support', '/internal/whitelist', sent);
      return { whitelisted, until: Date.now() + REMEMBER_MS };
    };
    const { whitelisted, until } = await this.known
      .get(JSON.stringify(body), ask)
      .catch(() => ({ whitelisted: false, until: 0 }));
    return whitelisted && until > Date.now();
  }
}
