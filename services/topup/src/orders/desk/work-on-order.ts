import { Injectable } from '@nestjs/common';
import type { OrderAction } from '@hub/contracts/topup';
import { Db, findResult, hashOfFields, runIdempotent, saveResult, type Tx } from '@hub/nest-kit/db';
import type { StaffCaller } from '@hub/nest-kit/http';
import type { EntityManager } from 'typeorm';
import type { Order } from '../order.entity.ts';
import { lockOrder } from '../write-order.ts';
import { orderAbsent, orderMoved } from './desk.errors.ts';
import { mustEdit } from './desk.policy.ts';

export type Asked<Body> = { report: string; seen: number; action: OrderAction; body: Body };

/** What finance does with one order: as it was read, and once for each form. */
@Injectable()
export class WorkOnOrder {
  constructor(private readonly db: Db) {}

  /** `change` runs under the lock of the order. Throws 404, 403, and 409 where it has changed since `seen`. */
  async run<Body extends Record<string, unknown>>(
    caller: StaffCaller,
    { report, seen, action, body }: Asked<Body>,
    change: (tx: Tx, order: Order) => Promise<unknown>,
  ): Promise<void> {
    const named = await findOrder(this.db.source.manager, report);
    mustEdit(caller.who, named?.game_id);
    const id = named?.id ?? 0;
    const scope = `order.${action}:${id}:staff.${caller.who.id}`;
    const submit = caller.key ? { scope, key: caller.key, hash: hashOfFields(body) } : null;
    await runIdempotent(this.db.source, submit, () =>
      this.db.runTx(async (tx) => {
        const order = await lockOrder(tx, id);
        if (!order) throw orderAbsent();
        // Of the same form twice at once the second waited here for the first.
        if (submit && (await findResult(tx.manager, submit)) !== null) return id;
        if (order.version !== seen) throw orderMoved();
        await change(tx, order);
        if (submit) await saveResult(tx, submit, id);
        return id;
      }),
    );
  }
}

export async function findOrder(manager: EntityManager, report: string): Promise<Order | null> {
  if (!/^\d{12}$/.test(report)) return null;
  return manager.getRepository<Order>('topup_order').findOneBy({ report_id: report });
}
