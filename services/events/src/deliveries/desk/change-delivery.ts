import type { DeliveryDeed, DeliveryState, RecallResult } from '@hub/contracts/events';
import { hashOfFields, onceFor, rememberResult, type Db, type Submit, type Tx } from '@hub/nest-kit/db';
import type { StaffCaller } from '@hub/nest-kit/http';
import { Delivery } from '../delivery.entity.ts';
import { deliveryAudit } from '../delivery.audit.ts';
import { deliveryMoved, deliverySending, deliveryState } from '../delivery.errors.ts';
import { demandMove } from '../delivery.moves.ts';
import { allows, isHeld, mustAct } from '../delivery.policy.ts';
import { noteStep } from '../note-step.ts';
import { tellMoves } from '../tell-moves.ts';

/** What somebody asked to be done with one delivery. `seen`: the version that they had before them, null for none. */
export type Wish = { caller: StaffCaller; id: number; seen: number | null; deed: DeliveryDeed; reason: string };

/** `answered`: what the game said to it. */
export type Changed = { id: number; after: object; answered?: RecallResult };

export const submitOf = ({ caller, id, deed }: Wish, body: object): Submit | null =>
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
  if (seen !== null && row.version !== seen) throw deliveryMoved();
  if (!allows(deed, row)) throw deliveryState();
  return row;
}

/**
 * Carries a wish out under the row's lock, once for each submit, with its trace. `version`: as it was when the game was
 * asked, if it was; whatever happened to the row since makes the answer worthless. Returns the number of what `change`
 * answers.
 */
export function changeDelivery(
  db: Db,
  wish: Wish,
  submit: Submit | null,
  change: (tx: Tx, row: Delivery) => Promise<Changed>,
  version: number | null = null,
): Promise<number> {
  return onceFor(db.source, submit, () =>
    db.runTx(async (tx) => {
      const [row] = await tx.manager.query<Delivery[]>('SELECT * FROM delivery WHERE id = ? FOR UPDATE', [wish.id]);
      mustAct(wish.caller.who, row?.game_id);
      demand(row!, wish);
      if (version !== null && row!.version !== version) throw deliveryMoved();
      const done = await change(tx, row!);
      await noteDeed(tx, wish, row!, done);
      if (submit) await rememberResult(tx, submit, done.id);
      return done.id;
    }),
  );
}

/** The trace of a deed, in the delivery's way and in the audit. */
async function noteDeed(tx: Tx, wish: Wish, row: Delivery, { after, answered }: Omit<Changed, 'id'>): Promise<void> {
  const { id, deed, caller, reason } = wish;
  await noteStep(tx.manager, id, deed, { by: caller.who.name, note: reason });
  if (answered) await noteStep(tx.manager, id, 'answered', { note: answered });
  const detail = { mail_id: row.mail_id, before: { state: row.state }, after, ...(reason && { reason }) };
  await tx.audit(deliveryAudit(caller, `delivery.${deed}`, row, detail));
}

/** The trace of a recall after which the delivery is what it was. */
export function noteVainRecall(db: Db, wish: Wish, row: Delivery, answered: RecallResult): Promise<void> {
  return db.runTx((tx) => noteDeed(tx, wish, row, { after: { state: row.state, result: answered }, answered }));
}

/** Ends a delivery that is held by the caller's lock. */
export async function endDelivery(tx: Pick<Tx, 'manager'>, row: Delivery, to: DeliveryState): Promise<void> {
  demandMove(row.state, to);
  await tx.manager.query(
    `UPDATE delivery SET state = ?, due_at = NULL, alarm_at = NULL, late = 0, lease_until = NULL, lease_token = NULL,
        version = version + 1, changed_at = NOW(3) WHERE id = ?`,
    [to, row.id],
  );
  await tellMoves(tx.manager, [
    {
      row,
      from: row.state,
      to,
      late: row.late ? -1 : 0,
      held: isHeld(row) ? -1 : 0,
    },
  ]);
}
