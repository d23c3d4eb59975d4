import type { StaffWho } from '@hub/contracts/shared';
import type { StaffTicketView } from '@hub/contracts/tickets';
import type { DataSource } from 'typeorm';
import type { Ticket } from '../ticket.entity.ts';
import { mergeFactsOf } from './merge/merge-facts.ts';
import { notesOf } from './notes/notes-of.ts';

type WorkFacts = Pick<StaffTicketView['data'], 'question_type' | 'assignee' | 'notes' | 'merged_from' | 'similar'>;

/** What the desk knows of a case and its owner does not. */
export async function workFactsOf(source: DataSource, who: StaffWho, ticket: Ticket): Promise<WorkFacts> {
  const { question_type, assignee_id, assignee_name } = ticket;
  const [notes, merge] = await Promise.all([notesOf(source, ticket.id), mergeFactsOf(source, who, ticket)]);
  return {
    question_type,
    assignee: assignee_id === null ? null : { id: assignee_id, name: assignee_name ?? '' },
    notes,
    ...merge,
  };
}
