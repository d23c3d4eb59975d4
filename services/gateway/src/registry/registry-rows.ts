import type { DataSource } from 'typeorm';
import type { BuildRow } from './readable-build.ts';

/** `live`, `canary`: names of builds; `earlier` were live before, the last one first. */
export type AreaRows = {
  area: string;
  live: string | null;
  canary: string | null;
  share: number;
  canarySince: number | null;
  revision: number;
  builds: BuildRow[];
};

export type RegistryRows = { mark: string; areas: AreaRows[]; published: string[] };

type Area = {
  area: string;
  revision: number;
  canary: string | null;
  share: number;
  canary_at: Date | null;
  live: string | null;
  live_revision: number | null;
};

/** So many builds that were live before are known: one of them may be the newest that still fits. */
const EARLIER = 3;

async function readAreas(source: DataSource): Promise<Area[]> {
  return source.query(
    `SELECT a.area, COALESCE(r.revision, 0) AS revision, r.canary, COALESCE(r.share, 0) AS share, r.canary_at,
            v.build AS live, v.revision AS live_revision
       FROM (SELECT area FROM area_release UNION SELECT area FROM remote_version WHERE live = 1) a
       LEFT JOIN area_release r ON r.area = a.area
       LEFT JOIN remote_version v ON v.area = a.area AND v.live = 1
      ORDER BY a.area`,
  );
}

const markOf = (areas: Area[]): string =>
  areas.map(({ area, revision, live_revision }) => `${area}${Math.max(revision, live_revision ?? 0)}`).join();

async function buildsOf(source: DataSource, { area, live, canary }: Area): Promise<BuildRow[]> {
  const rows: BuildRow[] = await source.query(
    `SELECT area, build, revision, descriptor FROM remote_version WHERE area = ? AND build IN (?, ?)
      UNION (SELECT area, build, revision, descriptor FROM remote_version
              WHERE area = ? AND live IS NULL AND last_live_at IS NOT NULL
              ORDER BY last_live_at DESC, id DESC LIMIT ${EARLIER})`,
    [area, live ?? '', canary ?? '', area],
  );
  return rows;
}

/** Asks for nothing more where `known` is what the tables say still. */
export async function readRegistry(source: DataSource, known: RegistryRows | null): Promise<RegistryRows> {
  const areas = await readAreas(source);
  const mark = markOf(areas);
  if (known?.mark === mark) return known;
  const published: { name: string }[] = await source.query(
    "SELECT CONCAT(area, '/', build) AS name FROM remote_version",
  );
  const rows = await Promise.all(
    areas.map(async (row): Promise<AreaRows> => {
      const { area, revision, live, canary, share, canary_at: at } = row;
      const builds = await buildsOf(source, row);
      return { area, revision, live, canary, share, canarySince: at?.getTime() ?? null, builds };
    }),
  );
  return { mark, areas: rows, published: published.map(({ name }) => name) };
}
