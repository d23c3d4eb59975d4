import type { EventAction, EventView } from '@hub/contracts/events';
import { Db } from '@hub/nest-kit/db';
import type { StaffCaller } from '@hub/nest-kit/http';
import { eventAudit } from './event.audit.ts';
import type { EventRow } from './event.entity.ts';
import { eventHasBatches, eventMoved, eventState } from './event.errors.ts';
import { mustKeepEvent } from './event.policy.ts';
import { dataOf } from './event.view.ts';
import { FindEvents } from './find-events.ts';
import { lockEvent } from './write-event.ts';

export type EventWish = { caller: StaffCaller; id: number; seen: number; reason: string };
type Deed = Extract<EventAction, 'stop' | 'resume' | 'remove'>;

type Change = [set: string, ...values: string[]];

const CHANGES: Record<Deed, (by: string, reason: string) => Change> = {
  stop: (by, reason) => ['stopped_at = NOW(3), stopped_by = ?, stop_reason = ?', by, reason],
  resume: () => ["stopped_at = NULL, stopped_by = '', stop_reason = ''"],
  remove: () => ['removed_at = NOW(3)'],
};

export class EventDeeds {
  constructor(
    private readonly db: Db,
    private readonly find: FindEvents,
    private readonly publicUrl: string,
  ) {}

  /** What is so already is answered as done: the same person clicked twice, or a colleague was faster. */
  async stop(wish: EventWish): Promise<EventView> {
    await this.carryOut(
      wish,
      'stop',
      (row) => row.published_at !== null,
      ({ stopped_at }) => stopped_at !== null,
    );
    return { data: await this.find.one(wish.caller.who, wish.id) };
  }

  async resume(wish: EventWish): Promise<EventView> {
    await this.carryOut(
      wish,
      'resume',
      (row) => row.published_at !== null,
      ({ stopped_at }) => stopped_at === null,
    );
    return { data: await this.find.one(wish.caller.who, wish.id) };
  }

  /** A draft that nobody wants and that has no codes. Answers what it was. */
  async remove(wish: EventWish): Promise<EventView> {
    const { who } = wish.caller;
    const row = await this.find.row(who, wish.id);
    await this.carryOut(
      wish,
      'remove',
      ({ published_at }) => published_at === null,
      () => false,
    );
    return { data: { ...dataOf(who, row, null, this.publicUrl), may: [] } };
  }

  private async carryOut(
    { caller, id, seen, reason }: EventWish,
    deed: Deed,
    allowed: (row: EventRow) => boolean,
    done: (row: EventRow) => boolean,
  ): Promise<void> {
    await this.db.runTx(async (tx) => {
      const row = await lockEvent(tx.manager, id);
      mustKeepEvent(caller.who, row?.game_id);
      if (!allowed(row!)) throw eventState();
      if (done(row!)) return;
      if (row!.version !== seen) throw eventMoved();
      if (deed === 'remove') await demandNoBatches(tx.manager, id);
      const [set, ...values] = CHANGES[deed](caller.who.name, reason);
      await tx.manager.query(`UPDATE event SET ${set}, version = version + 1 WHERE id = ?`, [...values, id]);
      const detail = {
        name: row!.name,
        before: { stopped: row!.stopped_at !== null },
        after: deed === 'remove' ? { removed: true } : { stopped: deed === 'stop' },
        reason,
      };
      await tx.audit(eventAudit(caller, `event.${deed}`, row!, detail));
    });
  }
}

async function demandNoBatches(manager: { query<T>(sql: string, values: unknown[]): Promise<T> }, id: number) {
  const rows = await manager.query<unknown[]>('SELECT 1 FROM serial_batch WHERE event_id = ? LIMIT 1', [id]);
  if (rows.length > 0) throw eventHasBatches();
}
