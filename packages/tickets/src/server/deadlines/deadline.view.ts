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
