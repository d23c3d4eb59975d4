import { Injectable } from '@nestjs/common';
import type { TopupGame, TopupGameView } from '@hub/contracts/catalog';
import { MACHINE_ID, type Language } from '@hub/contracts/shared';
import { ServiceClient, TtlCache } from '@hub/nest-kit/http';

const FRESH_MS = 5000;
const REST_MS = 10_000;
const ASK_MS = 1500;

/** Games are catalog’s; the last known ones serve while it is away. */
@Injectable()
export class CatalogGames {
  private readonly known = new TtlCache<TopupGame | null>(FRESH_MS, 500, REST_MS, 100);

  constructor(private readonly services: ServiceClient) {}

  /** Null for a game that is unknown, or hidden. Throws `ServiceUnavailable`. */
  async find(game: string, language: Language): Promise<TopupGame | null> {
    if (!MACHINE_ID.test(game)) return null;
    const path = `/internal/games/${game}/topup?language=${language}`;
    return this.known.get(path, async () => {
      const { game: found } = await this.services.call<TopupGameView>('catalog', path, { timeoutMs: ASK_MS });
      return found;
    });
  }
}
