import { Injectable } from '@nestjs/common';
import type { DeskSettingsView, ServerView } from '@hub/contracts/catalog';
import { TtlCache, ServiceClient } from '@hub/nest-kit/http';
import { ServerNames } from '../redeem/render-event.ts';

const REMEMBER_MS = 60_000;
const REST_MS = 10_000;
const ASK_MS = 1500;

/** Servers are kept by catalog; the last known ones serve while it is away. */
@Injectable()
export class CatalogServers extends ServerNames {
  private readonly known = new TtlCache<ServerView[]>(REMEMBER_MS, undefined, REST_MS);

  constructor(private readonly services: ServiceClient) {
    super();
  }

  async of(game: string, server: string): Promise<string> {
    const path = `/internal/games/${encodeURIComponent(game)}/desk`;
    const ask = async () =>
      (await this.services.call<DeskSettingsView>('catalog', path, { timeoutMs: ASK_MS })).game?.servers ?? [];
    const servers = await this.known.get(game, ask).catch(() => []);
    return servers.find(({ server_id }) => server_id === server)?.server_name ?? '';
  }
}
