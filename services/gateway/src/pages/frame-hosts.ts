import type { ServiceClient } from '@hub/nest-kit/http';
import type { Log } from '@hub/nest-kit/log';
import { StaleCache } from '../memory/stale-cache.ts';

const TTL_MS = 30_000;
const ORIGIN = /^https:\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)*(?::\d{1,5})?$/i;
/** Pages that show a form in a frame. */
const FRAMING = /^\/(?:survey|test)\//;

/** Origins of the outside forms that surveys show now; known for 30 seconds and kept while surveys is away. */
export class FrameHosts {
  private readonly known: StaleCache<string[]>;

  constructor(services: ServiceClient, log: Log, ttlMs = TTL_MS) {
    const read = async () => {
      const { hosts } = await services.call<{ hosts: string[] }>('surveys', '/internal/frame_hosts');
      return hosts.filter((host) => ORIGIN.test(host));
    };
    this.known = new StaleCache('surveys', ttlMs, read, log);
  }

  async of(path: string): Promise<string[]> {
    return FRAMING.test(path) ? ((await this.known.get()) ?? []) : [];
  }
}
