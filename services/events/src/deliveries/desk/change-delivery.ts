import type { DeliveryAction, RecallResult } from '@hub/contracts/events';
import { hashOfFields, runIdempotent, saveResult, type Db, type IdempotentSubmit, type Tx } from '@hub/nest-kit/db';
import type { StaffCaller } from '@hub/nest-kit/http';
import { Delivery } from '../delivery.entity.ts';
import { deliveryAudit } from '../delivery.audit.ts';
import { deliveryMoved, deliverySending, deliveryState } from '../delivery.errors.ts';
import { allows, mustAct } from '../delivery.policy.ts';
import { noteSteps } from '../note-step.ts';

export type Wish = { caller: StaffCaller; id: number; seen: number; deed: DeliveryAction; reason: string };

export const submitOf = ({ caller, id, deed }: Wish, body: object): IdempotentSubmit | null =>
  caller.key === null
    ? null
    : { scope: `delivery.${deed}:${id}:staff.${caller.who.id}`, key: caller.key, hash: hashOfFields({ ...body }) };

/** Reads a delivery for a wish, without holding it; the same refusals as under the lock. */
export async function readFor(db: Db, wish: Wish): Promise<Delivery> {
  const { id, caller } = wish;
  const row = Number.isSafeInteger(id) ? await db.source.getRepository(Delivery).findOneBy({ id }) : null;
  mustAct(caller.who, row?.game_id);
  return demand(row!, wish);
}

function demand(row: Delivery, { seen, deed }: Wish): Delivery {
  if (row.state === 'sending') throw deliverySending();
  if (row.version !== seen) throw deliveryMoved();
  if (!allows(deed, row)) throw deliveryState();
  return row;
}

/** Once for each submit. `version`: of when the game was asked; what happened to the row since voids the answer. */
export function changeDelivery(
  db: Db,
  wish: Wish,
  submit: IdempotentSubmit | null,
  change: (tx: Tx, row: Delivery) => Promise<number>,
  version: number | null = null,
): Promise<number> {
  return runIdempotent(db.source, submit, () =>
    db.runTx(async (tx) => {
      const [row] = await tx.manager.query<Delivery[]>('SELECT * FROM delivery WHERE id = ? FOR UPDATE', [wish.id]);
      mustAct(wish.caller.who, row?.game_id);
      demand(row!, wish);
      if (version !== null && row!.version !== version) throw deliveryMoved();
      const done = await change(tx, row!);
      if (submit) await saveResult(tx, submit, done);
      return done;
    }),
  );
}

/** The trace of a recall after which the delivery is what it was. */
export function noteVainRecall(db: Db, wish: Wish, row: Delivery, answered: RecallResult): Promise<void> {
  const { id, deed, caller, reason } = wish;
  const { mail_id, state } = row;
  return db.runTx(async (tx) => {
    await noteSteps(tx.manager, [
      { id, step: deed, by: caller.who.name, note: reason },
      { id, step: 'answered', note: answered },
    ]);
    const detail = { mail_id, before: { state }, after: { state, result: answered }, ...(reason && { reason }) };
    await tx.audit(deliveryAudit(caller, `delivery.${deed}`, row, detail));
  });
}
