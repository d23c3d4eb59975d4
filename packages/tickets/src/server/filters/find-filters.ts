import { Injectable } from '@nestjs/common';
import type { StaffPrincipal } from '@hub/contracts/shared';
import type { SavedFiltersView } from '@hub/contracts/tickets';
import { Db } from '@hub/nest-kit/db';
import { readableGames } from '../ticket.policy.ts';
import { filterView } from './filter.policy.ts';
import { SavedFilterRow } from './saved-filter.entity.ts';

/** More shared ones than anybody looks through. */
const SHARED_MAX = 100;

@Injectable()
export class FindFilters {
  constructor(private readonly db: Db) {}

  async run(who: StaffPrincipal): Promise<SavedFiltersView> {
    return { data: (await this.rows(who)).map((row) => filterView(who, row)) };
  }

  async rows(who: StaffPrincipal): Promise<SavedFilterRow[]> {
    const games = readableGames(who);
    const rows = this.db.source.getRepository(SavedFilterRow);
    const own = await rows
      .createQueryBuilder('f')
      .where('f.staff_id = :id AND f.shared_game IS NULL', { id: who.id })
      .orderBy('f.place')
      .addOrderBy('f.id')
      .getMany();
    const shared = rows.createQueryBuilder('f').orderBy('f.shared_game').addOrderBy('f.place').addOrderBy('f.id');
    if (games === '*') shared.where('f.shared_game IS NOT NULL');
    else shared.where('f.shared_game IN (:...games)', { games });
    return [...own, ...(await shared.take(SHARED_MAX).getMany())];
  }
}
