import { Injectable } from '@nestjs/common';
import type { DeskSettingsView } from '@hub/contracts/catalog';
import { TtlCache, ServiceClient } from '@hub/nest-kit/http';
import { ShownGames } from '../deliveries/batches/dry-run.ts';

const REMEMBER_MS = 30_000;
const ASK_MS = 1500;

@Injectable()
export class CatalogGames extends ShownGames {
  private readonly known = new TtlCache<boolean>(REMEMBER_MS);

  constructor(private readonly services: ServiceClient) {
    super();
  }

  async shows(game: string): Promise<boolean | null> {
    const path = `/internal/games/${encodeURIComponent(game)}/desk`;
    const ask = async () =>
      (await this.services.call<DeskSettingsView>('catalog', path, { timeoutMs: ASK_MS })).game !== null;
    return this.known.get(game, ask).catch(() => null);
  }
}
