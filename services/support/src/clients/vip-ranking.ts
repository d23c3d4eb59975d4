import { Injectable } from '@nestjs/common';
import type { PlayerPrincipal } from '@hub/contracts/shared';
import { TtlCache, ServiceClient } from '@hub/nest-kit/http';

const REMEMBER_MS = 30_000;
const ASK_MS = 400;

/** Rank of a player, 0 = none. While VIP is away nobody is ranked, and that is not remembered. */
@Injectable()
export class VipRanking {
  private readonly known = new TtlCache<number>(REMEMBER_MS, 5000);

  constructor(private readonly services: ServiceClient) {}

  async of(player: PlayerPrincipal): Promise<number> {
    const path = `/internal/ranking?game=${encodeURIComponent(player.game)}&uid=${encodeURIComponent(player.uid)}`;
    const ask = async () => (await this.services.call<{ ranking: number }>('vip', path, { timeoutMs: ASK_MS })).ranking;
    return this.known.get(path, ask).catch(() => 0);
  }
}
