import { taipeiIso } from '@hub/contracts/shared';
import type { DataRequestArea } from '@hub/contracts/surveys';
import type { DataRequestAreaRow, DataRequestRow } from './data-request.entity.ts';

export const timeOf = (at: Date | null): string | null => at && taipeiIso(at);

export const areaView = (row: DataRequestAreaRow): DataRequestArea => ({
  area: row.area,
  state: row.state,
  destroyed: JSON.parse(row.destroyed) as DataRequestArea['destroyed'],
  kept: JSON.parse(row.kept) as DataRequestArea['kept'],
  tried_at: timeOf(row.tried_at),
  done_at: timeOf(row.done_at),
});

/** What went: numbers, categories and times, and nobody. Its hash tells whether it was changed since. */
export const recordOf = (
  { id, created_at }: Pick<DataRequestRow, 'id' | 'created_at'>,
  areas: readonly DataRequestAreaRow[],
): string =>
  JSON.stringify({
    request: id,
    asked_at: taipeiIso(created_at),
    areas: areas.map(areaView).map(({ area, destroyed, kept, done_at }) => ({ area, destroyed, kept, done_at })),
  });
