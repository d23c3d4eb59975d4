import type { HostsByGame, Share } from '@hub/contracts/releases';
import type { DataSource } from 'typeorm';

/** What the tables say of an area: `live`, `canary` are names of builds. `hosts`: null where nobody said anything yet. */
export type AreaState = {
  area: string;
  revision: number;
  live: string | null;
  canary: string | null;
  share: Share | 0;
  canaryAt: Date | null;
  hosts: HostsByGame | null;
};

type Row = {
  area: string;
  revision: number | string;
  live: string | null;
  canary: string | null;
  share: Share | 0;
  canary_at: Date | null;
  hosts: string | null;
};

/** By name. A gateway of the release before publishes without counting in `area_release`. */
export async function areaStates(source: Pick<DataSource, 'query'>, only: string | null = null): Promise<AreaState[]> {
  const rows: Row[] = await source.query(
    `SELECT a.area, GREATEST(COALESCE(r.revision, 0), COALESCE(v.revision, 0)) AS revision, v.build AS live,
            r.canary, COALESCE(r.share, 0) AS share, r.canary_at, r.hosts
       FROM (SELECT area FROM area_release UNION SELECT area FROM remote_version WHERE live = 1) a
       LEFT JOIN area_release r ON r.area = a.area
       LEFT JOIN remote_version v ON v.area = a.area AND v.live = 1
      WHERE ? IS NULL OR a.area = ? ORDER BY a.area`,
    [only, only],
  );
  return rows.map(({ area, revision, live, canary, share, canary_at: canaryAt, hosts }) => ({
    area,
    revision: Number(revision),
    live,
    canary,
    share: Number(share) as Share | 0,
    canaryAt,
    hosts: hosts ? (JSON.parse(hosts) as HostsByGame) : null,
  }));
}
