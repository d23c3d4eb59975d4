import type { StaffWho } from '@hub/contracts/shared';
import type { StaffTicketView } from '@hub/contracts/tickets';
import type { DataSource } from 'typeorm';
import type { Ticket } from '../ticket.entity.ts';
import { mergeFactsOf } from './merge/merge-facts.ts';
import { notesOf } from './notes/notes-of.ts';

type WorkFacts = Pick<StaffTicketView['data'], 'question_type' | 'notes' | 'merged_from' | 'similar'>;

/** What the desk knows of a case and its owner does not. */
export async function workFactsOf(source: DataSource, who: StaffWho, ticket: Ticket): Promise<WorkFacts> {
  const { question_type } = ticket;
  const [notes, merge] = await Promise.all([notesOf(source, ticket.id), mergeFactsOf(source, who, ticket)]);
  return {
    question_type,
    notes,
    ...merge,
  };
}
