import { Pool } from 'undici';
import { ServiceResting } from '@hub/nest-kit/http';
import { serviceNames, type ServiceName } from '@hub/contracts/shared';

const CONNECTIONS = 64;
const QUEUE_LIMIT = 512;
const CONNECT_MS = 1000;
const HEADERS_MS = 10_000;
const BODY_IDLE_MS = 30_000;
/** Below the 75 s of a service, so that a call is never written into a socket that is just closing. */
const KEEP_ALIVE_MS = 60_000;

/** One service as the gateway reaches it. `running` counts the calls that have no full answer yet. */
export type Upstream = { pool: Pool; running: number };

/** One pool of connections per service. */
export class Upstreams {
  private readonly rows = new Map<ServiceName, Upstream>();

  constructor(urls: Partial<Record<ServiceName, string>>) {
    for (const name of serviceNames) {
      const url = urls[name];
      if (!url) continue;
      const pool = new Pool(url, {
        connections: CONNECTIONS,
        pipelining: 1,
        connect: { timeout: CONNECT_MS },
        headersTimeout: HEADERS_MS,
        bodyTimeout: BODY_IDLE_MS,
        keepAliveTimeout: KEEP_ALIVE_MS,
        keepAliveMaxTimeout: KEEP_ALIVE_MS,
      });
      this.rows.set(name, { pool, running: 0 });
    }
  }

  /** Throws `ServiceResting` when the service is not configured, or so slow that no more calls may wait for it. */
  of(service: ServiceName): Upstream {
    const upstream = this.rows.get(service);
    if (!upstream || upstream.running >= CONNECTIONS + QUEUE_LIMIT) throw new ServiceResting();
    return upstream;
  }

  async close(): Promise<void> {
    await Promise.all([...this.rows.values()].map(({ pool }) => pool.destroy()));
  }
}
