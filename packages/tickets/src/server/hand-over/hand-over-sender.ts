import { HAND_OVER_MINUTES, type Desk } from '@hub/contracts/tickets';
import type { Tx } from '@hub/nest-kit/db';
import { SessionExpired, type Caller } from '@hub/nest-kit/http';
import { HandOverSent } from './hand-over.errors.ts';

/** In whose name a call about a new report is made, and the hand-over it is good for, if it came by one. */
export function senderOf(desk: Desk, caller: Caller): { caller: Caller; handOver: number | null } {
  if (caller.who.kind !== 'D') return { caller, handOver: null };
  const { desk: of, player, handOver } = caller.who;
  if (of !== desk.key) throw new SessionExpired();
  return { caller: { ...caller, who: player ?? { kind: 'anon' } }, handOver };
}

/** A hand-over is good for one report: in the transaction of that report. Throws `HandOverSent`, which undoes it. */
export async function spendHandOver(tx: Tx, handOver: number, ticketId: number): Promise<void> {
  const spent: { affectedRows: number } = await tx.manager.query(
    "UPDATE hand_over SET ticket_id = ?, box = '' WHERE id = ? AND ticket_id IS NULL",
    [ticketId, handOver],
  );
  if (spent.affectedRows !== 1) throw new HandOverSent();
}

/** SQL: its last token has ended; nothing of it is needed any more. */
export const HAND_OVER_WORN = `created_at < NOW(3) - INTERVAL ${2 * HAND_OVER_MINUTES + 5} MINUTE`;
