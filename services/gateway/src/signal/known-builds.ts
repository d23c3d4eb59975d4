import type { Log } from '@hub/nest-kit/log';
import type { DataSource } from 'typeorm';
import { StaleCache } from '../memory/stale-cache.ts';
import type { Registry } from '../registry/registry.ts';

const TTL_MS = 5_000;
const NEWEST = 5_000;
const keyOf = (area: string, build: string) => `${area}/${build}`;

/** Builds that an open tab may have: the live ones and those before them, of which a database that is away tells no new ones. */
export class KnownBuilds {
  private readonly published: StaleCache<Set<string>>;

  constructor(
    source: DataSource,
    private readonly registry: Pick<Registry, 'live'>,
    log: Log,
  ) {
    const read = async () => {
      const rows: { area: string; build: string }[] = await source.query(
        `SELECT area, build FROM remote_version ORDER BY id DESC LIMIT ${NEWEST}`,
      );
      return new Set(rows.map(({ area, build }) => keyOf(area, build)));
    };
    this.published = new StaleCache('builds', TTL_MS, read, log);
  }

  async tester(): Promise<(area: string, build: string) => boolean> {
    const [live, published] = await Promise.all([this.registry.live(), this.published.get()]);
    const rows = live ? [live.shell, ...live.remotes] : [];
    return (area, build) =>
      rows.some((row) => row.area === area && row.build === build) || (published?.has(keyOf(area, build)) ?? false);
  }
}
