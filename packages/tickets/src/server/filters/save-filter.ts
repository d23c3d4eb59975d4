import { Inject, Injectable } from '@nestjs/common';
import { FILTERS_MAX, type Desk, type SaveFilterBody, type SavedFiltersView } from '@hub/contracts/tickets';
import { maskPersonal } from '@hub/nest-kit/audit';
import { Db, runIdempotent, saveResult, type IdempotentSubmit, type Tx } from '@hub/nest-kit/db';
import type { StaffCaller } from '@hub/nest-kit/http';
import { submitOf } from '../guard-submit.ts';
import { DESK } from '../ports.ts';
import { readableGames } from '../ticket.policy.ts';
import { TooManyFilters } from './filter.errors.ts';
import { filterOf, filterText, mustShare } from './filter.policy.ts';
import { FindFilters } from './find-filters.ts';
import { SavedFilterRow } from './saved-filter.entity.ts';

@Injectable()
export class SaveFilter {
  constructor(
    @Inject(DESK) private readonly desk: Desk,
    private readonly db: Db,
    private readonly find: FindFilters,
  ) {}

  async run(caller: StaffCaller, body: SaveFilterBody): Promise<SavedFiltersView> {
    readableGames(caller.who);
    if (body.shared_game) mustShare(caller.who, body.shared_game);
    const submit = submitOf(`staff/${this.desk.api}/filters`, caller, body);
    await runIdempotent(this.db.source, submit, () => this.db.runTx((tx) => this.store(tx, caller, body, submit)));
    return this.find.run(caller.who);
  }

  private async store(
    tx: Tx,
    caller: StaffCaller,
    body: SaveFilterBody,
    submit: IdempotentSubmit | null,
  ): Promise<number> {
    const shared_game = body.shared_game ?? null;
    const places = await placesOf(tx, caller.who.id, shared_game);
    if (places.length >= FILTERS_MAX) throw new TooManyFilters();
    const row = tx.manager.create(SavedFilterRow, {
      staff_id: caller.who.id,
      shared_game,
      name: body.name,
      filter: filterText(body.filter, shared_game),
      place: Math.max(-1, ...places.map(({ place }) => place)) + 1,
      version: 1,
    });
    await tx.manager.insert(SavedFilterRow, row);
    await tx.audit(filterAudit(caller, 'filter.saved', row, { before: null, after: traceOf(row) }));
    if (submit) await saveResult(tx, submit, row.id);
    return row.id;
  }
}

/** In order, locked. */
export async function placesOf(tx: Tx, staffId: number, game: string | null): Promise<SavedFilterRow[]> {
  const own = game === null;
  return tx.manager
    .createQueryBuilder(SavedFilterRow, 'f')
    .where(own ? 'f.staff_id = :staffId AND f.shared_game IS NULL' : 'f.shared_game = :game', { staffId, game })
    .orderBy('f.place')
    .addOrderBy('f.id')
    .setLock('pessimistic_write')
    .getMany();
}

export const traceOf = (row: SavedFilterRow) => ({
  name: maskPersonal(row.name),
  filter: filterOf(row),
  place: row.place,
});

export const filterAudit = (caller: StaffCaller, action: string, row: SavedFilterRow, detail: object) => ({
  actor_kind: 'staff' as const,
  actor: caller.who.login,
  action,
  game_id: row.shared_game ?? '',
  object: `filter:${row.id}`,
  detail: JSON.stringify(detail),
  rid: caller.rid,
  address: caller.ip,
});
