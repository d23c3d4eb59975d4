import type { DataSource } from 'typeorm';
import { areaStates, type AreaState } from './area-state.ts';
import type { BuildRow } from './readable-build.ts';

/**
 * `builds`: what is live, what is on trial, and what was live before, the last one first. `canarySince`: of its share, in ms; unsaid
 * by a gateway of the release before.
 */
export type AreaRows = Pick<AreaState, 'area' | 'live' | 'canary' | 'share' | 'hosts'> & {
  canarySince?: number;
  builds: BuildRow[];
};

/** `neverLive`: those of the published that were live for nobody yet; unsaid by a gateway of the release before. */
export type RegistryRows = { mark: string; areas: AreaRows[]; published: string[]; neverLive?: string[] };

/** So many builds that were live before are known: one of them may be the newest that still fits. */
const EARLIER = 3;

const markOf = (areas: readonly AreaState[]): string => areas.map(({ area, revision }) => `${area}${revision}`).join();

export async function buildsOf(
  source: Pick<DataSource, 'query'>,
  { area, live, canary }: Pick<AreaState, 'area' | 'live' | 'canary'>,
): Promise<BuildRow[]> {
  const rows: BuildRow[] = await source.query(
    `SELECT area, build, revision, descriptor FROM remote_version WHERE area = ? AND build IN (?, ?)
      UNION (SELECT area, build, revision, descriptor FROM remote_version
              WHERE area = ? AND live IS NULL AND last_live_at IS NOT NULL AND retired_at IS NULL
              ORDER BY last_live_at DESC, id DESC LIMIT ${EARLIER})`,
    [area, live ?? '', canary ?? '', area],
  );
  return rows;
}

/** Asks for nothing more where `known` is what the tables say still. */
export async function readRegistry(source: DataSource, known: RegistryRows | null): Promise<RegistryRows> {
  const areas = await areaStates(source);
  const mark = markOf(areas);
  if (known?.mark === mark) return known;
  const published: { name: string; was_live: 0 | 1 }[] = await source.query(
    `SELECT CONCAT(area, '/', build) AS name, live IS NOT NULL OR last_live_at IS NOT NULL AS was_live
       FROM remote_version`,
  );
  const namesOf = (found: typeof published) => found.map(({ name }) => name);
  const rows = await Promise.all(
    areas.map(async (state): Promise<AreaRows> => {
      const { area, live, canary, share, hosts, canaryAt } = state;
      const since = canaryAt && { canarySince: canaryAt.getTime() };
      return { area, live, canary, share, hosts, ...since, builds: await buildsOf(source, state) };
    }),
  );
  const neverLive = published.filter((row) => Number(row.was_live) === 0);
  return { mark, areas: rows, published: namesOf(published), neverLive: namesOf(neverLive) };
}
