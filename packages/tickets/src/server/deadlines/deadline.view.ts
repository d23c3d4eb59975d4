import { taipeiIso } from '@hub/contracts/shared';
import {
  dayOf,
  deadlineKindOf,
  feeOf,
  isBelated,
  lastDayOf,
  type DeadlineView,
  type StaffDeadlineView,
} from '@hub/contracts/tickets';
import type { DataSource } from 'typeorm';
import type { MailPromise } from '../mail/mail-facts.ts';
import type { Ticket } from '../ticket.entity.ts';
import type { CaseDeadline } from './case-deadline.entity.ts';

/** Null where the terms promise no day; asked only of cases that may have one. */
export async function findDeadline(
  source: Pick<DataSource, 'query'>,
  { id, question_type }: Pick<Ticket, 'id' | 'question_type'>,
): Promise<CaseDeadline | null> {
  if (!deadlineKindOf(question_type)) return null;
  const rows: CaseDeadline[] = await source.query('SELECT * FROM case_deadline WHERE ticket_id = ?', [id]);
  return rows[0] ?? null;
}

const dayOrNull = (at: Date | null): string | null => at && dayOf(at);

/** As the case's owner sees it. */
export const deadlineView = ({ kind, due_at, ended_at, fee }: CaseDeadline): DeadlineView => ({
  kind,
  due_on: lastDayOf(due_at),
  ended_on: dayOrNull(ended_at),
  fee_twd: feeOf[kind],
  fee,
});

export function staffDeadlineView(row: CaseDeadline, now = new Date()): StaffDeadlineView {
  const { due_at, ended_at, ended_by, known_on, filed_at } = row;
  return {
    ...deadlineView(row),
    ended_by,
    missed: ended_by !== 'retyped' && due_at <= (ended_at ?? now),
    known_on,
    belated: known_on !== null && isBelated(known_on, dayOf(filed_at)),
    history_from: row.history_from,
    history_until: row.history_until,
    fee_by: row.fee_by,
    fee_note: row.fee_note,
    fee_time: row.fee_at && taipeiIso(row.fee_at),
  };
}

/** Null also once it has ended: a receipt that is sent again promises nothing that is over. */
export async function mailPromise(
  source: Pick<DataSource, 'query'>,
  ticket: Pick<Ticket, 'id' | 'question_type'>,
): Promise<MailPromise | null> {
  const row = await findDeadline(source, ticket);
  if (!row || row.ended_at !== null) return null;
  const { kind, due_at, fee } = row;
  return { kind, by: lastDayOf(due_at).replaceAll('-', '/'), fee: fee === 'due' ? feeOf[kind] : null };
}

/** As the person is told of it, on request; who of the staff noted a fee is not theirs. */
export const deadlineOfPerson = (row: CaseDeadline): Record<string, unknown> => {
  const { known_on, history_from, history_until, fee_note, fee_at } = row;
  const { kind, due_on, ended_on, fee_twd, fee } = deadlineView(row);
  const asked = { known_on, history_from, history_until };
  return { kind, ...asked, filed_at: row.filed_at, due_on, ended_on, fee_twd, fee, fee_note, fee_at };
};
