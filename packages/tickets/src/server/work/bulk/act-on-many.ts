import type { BulkAction, BulkResult, Desk } from '@hub/contracts/tickets';
import { deadlineRuns } from '../../deadlines/keep-deadline.ts';
import { staffMay } from '@hub/contracts/shared';
import { deadlineKindOf, ticketWriters } from '@hub/contracts/tickets';
import type { Tx } from '@hub/nest-kit/db';
import { lockTicket } from '../../find-ticket.ts';
import type { StaffActor } from '../../ticket.audit.ts';
import type { Ticket } from '../../ticket.entity.ts';
import { statusAfter } from '../../ticket.moves.ts';
import { changeTicket } from '../../write-ticket.ts';
import { closeTicket } from '../end/close-as-staff.ts';
import { insertStaffReply } from '../staff-reply.ts';

export type ManyWork = { desk: Desk; actor: StaffActor; bulk: number; action: BulkAction; content: string };

export async function actOnOne(tx: Tx, work: ManyWork, id: number): Promise<BulkResult> {
  const ticket = await lockTicket(tx, id);
  if (!ticket || !staffMay(work.actor.who, ticketWriters, ticket.game_id)) return 'absent';
  if (ticket.closed_at !== null) return 'closed';
  if (work.action === 'close' && (await mustBeAnswered(tx, ticket))) return 'deadline';
  if (work.action === 'close') await closeTicket(tx, work.desk, work.actor, ticket);
  else await answerOne(tx, work, ticket);
  return 'done';
}

const mustBeAnswered = async (tx: Tx, { id, question_type }: Ticket): Promise<boolean> =>
  deadlineKindOf(question_type) !== null && (await deadlineRuns(tx, id));

/** Raises no badge (status 7) and is no first answer of a person. */
async function answerOne(tx: Tx, { desk, actor, bulk, content }: ManyWork, ticket: Ticket): Promise<void> {
  const status = statusAfter('bulk-answer', ticket.status);
  const reply = await insertStaffReply(tx, ticket.id, actor.who, content);
  const detail = { bulk, reply, before: { status: ticket.status }, after: { status } };
  const answered = { waiting_since: null, answered_at: () => 'NOW(3)' };
  await changeTicket(tx, desk, ticket, { move: 'bulk-answer', by: actor, reply, detail }, answered);
}
