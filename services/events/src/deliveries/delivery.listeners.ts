import type { Tx } from '@hub/nest-kit/db';
import { deliveryAudit } from './delivery.audit.ts';
import type { DeliveryMoved } from './delivery.changes.ts';
import { isHeld, isOver } from './delivery.policy.ts';
import { noteSteps, type Step } from './note-step.ts';
import { tellMoves } from './tell-moves.ts';
import { tellSettled } from './tell-settled.ts';

/** All moves of one call hear of each other: one row for many. */
type Listener = (tx: Tx, moved: readonly DeliveryMoved[]) => Promise<void>;

const countMoves: Listener = ({ manager }, moved) =>
  tellMoves(
    manager,
    moved.map(({ move, row, from, to, counted }) => ({
      row,
      from,
      to,
      ...counted,
      late: lateStep(row, move, to),
      held: heldStep(row, move),
    })),
  );

const noteInWay: Listener = ({ manager }, moved) => noteSteps(manager, moved.flatMap(stepsOf));

const tellAskers: Listener = async (tx, moved) => {
  for (const { emits, row, told } of moved) {
    const { mail_id, asked_by } = row;
    if (emits.told && mail_id !== undefined && asked_by !== undefined)
      await tellSettled(tx, { mail_id, asked_by }, emits.told, told);
  }
};

const noteInAudit: Listener = async (tx, moved) => {
  for (const { emits, row, from, by, after, reason } of moved)
    if (emits.audit && typeof by === 'object') {
      const detail = { mail_id: row.mail_id, before: { state: from }, after, ...(reason && { reason }) };
      await tx.audit(deliveryAudit(by, emits.audit, row, detail));
    }
};

/** Everybody who hears of a move, in this order, inside its transaction. */
export const deliveryListeners: readonly Listener[] = [countMoves, noteInWay, tellAskers, noteInAudit];

function lateStep({ late }: DeliveryMoved['row'], move: DeliveryMoved['move'], to: DeliveryMoved['to']): 1 | -1 | 0 {
  if (move === 'fall-late') return 1;
  return late && isOver(to) ? -1 : 0;
}

function heldStep(row: DeliveryMoved['row'], move: DeliveryMoved['move']): 1 | -1 | 0 {
  if (move === 'ask') return row.batch_id ? 1 : 0;
  return move !== 'fall-late' && isHeld({ batch_id: null, due_at: undefined, ...row }) ? -1 : 0;
}

function stepsOf({ emits, row: { id }, by, note = '', reason = '', answered }: DeliveryMoved): Step[] {
  const step = emits.step && {
    id,
    step: emits.step,
    ...(typeof by === 'object' ? { by: by.who.name, note: reason } : { note }),
  };
  return [...(step ? [step] : []), ...(answered ? [{ id, step: 'answered' as const, note: answered }] : [])];
}
