import { Pool } from 'undici';
import { CALLER_IDLE_MS, TemporarilyUnavailable } from '@hub/nest-kit/http';
import type { ServiceName } from '@hub/contracts/shared';
import { filesBusy } from '../http/problem.ts';

const CONNECT_MS = 1000;
const BODY_IDLE_MS = 30_000;
/** A socket that is always busy would stay with its replica for ever, and a new one get no calls. */
const SOCKET_AGE_MS = 60_000;

/** Calls with files are slow on purpose; their own connections keep everybody else's free. */
export type Lane = 'calls' | 'files' | 'media';
const lanes: Record<Lane, { connections: number; queue: number; full(): Error }> = {
  calls: { connections: 64, queue: 512, full: () => new TemporarilyUnavailable() },
  // Nobody waits in line with an open upload: they are told to come again.
  files: { connections: 32, queue: 0, full: filesBusy },
  media: { connections: 32, queue: 512, full: () => new TemporarilyUnavailable() },
};
const laneNames = Object.keys(lanes) as Lane[];

export type Upstream = { pool: Pool; running: number };

export class Upstreams {
  private readonly rows = new Map<ServiceName, Record<Lane, Upstream>>();

  constructor(
    urls: Readonly<Record<ServiceName, string>>,
    private readonly socketAgeMs = SOCKET_AGE_MS,
  ) {
    for (const [name, url] of Object.entries(urls)) this.put(name, url);
  }

  /** Calls that are on their way to where it was before end there. */
  put(name: ServiceName, url: string): void {
    const before = Object.values(this.rows.get(name) ?? {});
    const rows = laneNames.map((lane) => [lane, upstream(url, lane, this.socketAgeMs)]);
    this.rows.set(name, Object.fromEntries(rows) as Record<Lane, Upstream>);
    for (const { pool } of before) void pool.close().catch(() => undefined);
  }

  /** Throws `TemporarilyUnavailable` when the service is not configured, and 503 when no more calls may wait for it. */
  of(service: ServiceName, lane: Lane): Upstream {
    const row = this.rows.get(service)?.[lane];
    if (!row) throw new TemporarilyUnavailable();
    const { connections, queue, full } = lanes[lane];
    if (row.running >= connections + queue) throw full();
    return row;
  }

  async close(): Promise<void> {
    await Promise.all([...this.rows.values()].flatMap((row) => Object.values(row).map(({ pool }) => pool.destroy())));
  }
}

function upstream(url: string, lane: Lane, socketAgeMs: number): Upstream {
  const pool = new Pool(url, {
    connections: lanes[lane].connections,
    pipelining: 1,
    connect: { timeout: CONNECT_MS },
    bodyTimeout: BODY_IDLE_MS,
    keepAliveTimeout: CALLER_IDLE_MS,
    keepAliveMaxTimeout: CALLER_IDLE_MS,
    clientTtl: socketAgeMs,
  });
  return { pool, running: 0 };
}
