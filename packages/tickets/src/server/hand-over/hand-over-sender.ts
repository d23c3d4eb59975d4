import { HAND_OVER_MINUTES, type Desk } from '@hub/contracts/tickets';
import type { Tx } from '@hub/nest-kit/db';
import { SessionExpired, type Caller } from '@hub/nest-kit/http';
import type { DataSource } from 'typeorm';
import { HandOver } from './hand-over.entity.ts';
import { HandOverSent } from './hand-over.errors.ts';

/** A hand-over sends under the key of its form, so all windows of one form together send one report. */
export function senderOf(desk: Desk, caller: Caller): { caller: Caller; handOver: number | null } {
  if (caller.who.kind !== 'D') return { caller, handOver: null };
  const { desk: of, sender, key, handOver } = caller.who;
  if (of !== desk.key) throw new SessionExpired();
  return { caller: { ...caller, who: sender ?? { kind: 'anon' }, key: key ?? caller.key }, handOver };
}

/** A hand-over is good for one report: in the transaction of that report. Throws `HandOverSent`, which undoes it. */
export async function spendHandOver(tx: Tx, handOver: number, ticketId: number): Promise<void> {
  const spent: { affectedRows: number } = await tx.manager.query(
    "UPDATE hand_over SET ticket_id = ?, box = '' WHERE id = ? AND ticket_id IS NULL",
    [ticketId, handOver],
  );
  if (spent.affectedRows !== 1) throw new HandOverSent();
}

/** Throws `HandOverSent`: a second link, or that of the first window, learns no code and no token. */
export async function mustHaveSent(source: DataSource, handOver: number, ticketId: number): Promise<void> {
  const known = await source.getRepository(HandOver).existsBy({ id: handOver, ticket_id: ticketId });
  if (!known) throw new HandOverSent();
}

/** SQL: its last token has ended; nothing of it is needed any more. */
export const HAND_OVER_WORN = `created_at < NOW(3) - INTERVAL ${2 * HAND_OVER_MINUTES + 5} MINUTE`;
