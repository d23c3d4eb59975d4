import type { AreaOverview } from '@hub/contracts/releases';
import type { DataSource } from 'typeorm';
import { notFound } from '../http/problem.ts';
import { minuteOf } from '../signal/count-times.ts';
import type { MountRates } from './compared-counts.ts';
import { areaReleases } from './read-releases.ts';

const HOUR_MS = 3_600_000;

export type OverviewParts = { source: Pick<DataSource, 'query'>; signal: MountRates };

export async function areaOverviews(
  { source, signal }: OverviewParts,
  only: string | null = null,
): Promise<AreaOverview[]> {
  const since = new Date(minuteOf(Date.now() - HOUR_MS));
  const areas = await areaReleases(source, only);
  return Promise.all(areas.map(async (row) => ({ ...row, mounts: await signal.rates(row.area, since) })));
}

/** Throws 404 where there is none. */
export async function areaOverview(parts: OverviewParts, area: string): Promise<AreaOverview> {
  const [overview] = await areaOverviews(parts, area);
  if (!overview) throw notFound();
  return overview;
}
