import type { QueueFilter } from '@hub/contracts/tickets';
import { IsNull, type DataSource } from 'typeorm';
import { filterText } from './filter.policy.ts';
import { SavedFilterRow } from './saved-filter.entity.ts';

/** Whose, game and name are its natural key. */
export type SeedFilter = { staff: number; game: string | null; name: string; filter: QueueFilter };

/** Returns how many were new. */
export async function seedFilters(source: DataSource, seeds: SeedFilter[]): Promise<number> {
  const rows = source.getRepository(SavedFilterRow);
  let written = 0;
  for (const [place, { staff, game, name, filter }] of seeds.entries()) {
    if (await rows.existsBy({ staff_id: staff, shared_game: game ?? IsNull(), name })) continue;
    await rows.insert({ staff_id: staff, shared_game: game, name, filter: filterText(filter, game), place });
    written += 1;
  }
  return written;
}
