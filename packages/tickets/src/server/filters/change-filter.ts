import { Injectable } from '@nestjs/common';
import type { ChangeFilterBody, SavedFiltersView } from '@hub/contracts/tickets';
import { Db, type Tx } from '@hub/nest-kit/db';
import type { StaffCaller } from '@hub/nest-kit/http';
import { FilterChanged, FilterNotFound } from './filter.errors.ts';
import { filterText, mustChange } from './filter.policy.ts';
import { FindFilters } from './find-filters.ts';
import { filterAudit, placesOf, traceOf } from './save-filter.ts';
import { SavedFilterRow } from './saved-filter.entity.ts';

/** `seen` is the version that was read. */
@Injectable()
export class ChangeFilter {
  constructor(
    private readonly db: Db,
    private readonly find: FindFilters,
  ) {}

  async change(caller: StaffCaller, id: number, body: ChangeFilterBody, seen: number): Promise<SavedFiltersView> {
    await this.db.runTx(async (tx) => {
      const row = await this.asSeen(tx, caller, id, seen);
      const before = traceOf(row);
      if (body.place !== undefined) await this.move(tx, row, body.place);
      row.name = body.name ?? row.name;
      if (body.filter) row.filter = filterText(body.filter, row.shared_game);
      const after = traceOf(row);
      if (JSON.stringify(before) === JSON.stringify(after)) return;
      const { name, filter } = row;
      await tx.manager.update(SavedFilterRow, { id }, { name, filter, version: row.version + 1 });
      await tx.audit(filterAudit(caller, 'filter.changed', row, { before, after }));
    });
    return this.find.run(caller.who);
  }

  /** `FilterNotFound` when it is gone already. */
  async remove(caller: StaffCaller, id: number, seen: number): Promise<SavedFiltersView> {
    await this.db.runTx(async (tx) => {
      const row = await this.asSeen(tx, caller, id, seen);
      await tx.manager.delete(SavedFilterRow, { id });
      await tx.audit(filterAudit(caller, 'filter.deleted', row, { before: traceOf(row), after: null }));
    });
    return this.find.run(caller.who);
  }

  private async asSeen(tx: Tx, { who }: StaffCaller, id: number, seen: number): Promise<SavedFilterRow> {
    const known = await tx.manager.findOne(SavedFilterRow, { where: { id }, lock: { mode: 'pessimistic_write' } });
    if (!known) throw new FilterNotFound();
    mustChange(who, known);
    if (seen !== known.version) throw new FilterChanged();
    return known;
  }

  private async move(tx: Tx, row: SavedFilterRow, place: number): Promise<void> {
    const others = (await placesOf(tx, row.staff_id, row.shared_game)).filter(({ id }) => id !== row.id);
    const order = [...others.slice(0, place), row, ...others.slice(place)];
    for (const [at, one] of order.entries()) {
      if (one.place !== at) await tx.manager.update(SavedFilterRow, { id: one.id }, { place: at });
    }
    row.place = order.indexOf(row);
  }
}
