import { showPhone, type PhoneLocale } from '@hub/contracts/shared';
import type { Person } from '@hub/contracts/person-data';
import type { Db } from '@hub/nest-kit/db';
import { readable, type Where } from '@hub/nest-kit/person-data';
import type { ContactBox } from '../contact-box.ts';
import type { CaseDeadline } from '../deadlines/case-deadline.entity.ts';
import { deadlineOfPerson } from '../deadlines/deadline.view.ts';
import type { Reply } from '../reply.entity.ts';
import type { Ticket } from '../ticket.entity.ts';

type Picture = { ticket_id: number; kind: string; name: string; created_at: Date };

const byCase = <T extends { ticket_id: number }>(rows: T[]) => Map.groupBy(rows, ({ ticket_id }) => ticket_id);

export function contactOf(box: ContactBox, ticket: Ticket): { email: string; phone: string } {
  const { email, phone_locale, phone_national } = box.of(ticket);
  const locale = phone_locale as PhoneLocale | null;
  return { email, phone: locale && phone_national ? showPhone({ locale, national: phone_national }) : '' };
}

/** Cases with all that was said in them to the player, what was sent along, and by when the terms promise an answer. */
export async function readCases(
  { source }: Db,
  box: ContactBox,
  by: NonNullable<Where>,
  [skip, limit]: [number, number],
): Promise<Record<string, unknown>[]> {
  const tickets: Ticket[] = await source.query(
    `SELECT * FROM ticket WHERE ${by.sql} ORDER BY id LIMIT ${limit} OFFSET ${skip}`,
    by.values,
  );
  if (tickets.length === 0) return [];
  const ids = [tickets.map(({ id }) => id)];
  const replies = byCase(await source.query<Reply[]>('SELECT * FROM reply WHERE ticket_id IN (?) ORDER BY id', ids));
  const files = byCase(
    await source.query<Picture[]>(
      'SELECT ticket_id, kind, name, created_at FROM attachment WHERE ticket_id IN (?) AND destroyed_at IS NULL ORDER BY id',
      ids,
    ),
  );
  const days = byCase(await source.query<CaseDeadline[]>('SELECT * FROM case_deadline WHERE ticket_id IN (?)', ids));
  return tickets.map((ticket) => ({
    ...readable({
      number: ticket.id,
      game_id: ticket.game_id,
      partner_uid: ticket.partner_uid ?? '',
      server_name: ticket.server_name,
      role_id: ticket.role_id || ticket.in_game_id,
      character_name: ticket.character_name,
      ...contactOf(box, ticket),
      type: ticket.type_text,
      content: ticket.content,
      rating: ticket.csat,
      rating_comment: ticket.csat_comment,
      created_at: ticket.created_at,
      closed_at: ticket.closed_at,
    }),
    deadline: (days.get(ticket.id) ?? []).map((row) => readable(deadlineOfPerson(row)))[0] ?? null,
    replies: (replies.get(ticket.id) ?? []).map(({ is_official, content, created_at }) =>
      readable({ by: is_official ? 'us' : 'player', content, created_at }),
    ),
    files: (files.get(ticket.id) ?? []).map(({ kind, name, created_at }) => readable({ kind, name, created_at })),
  }));
}

/** What a case that was read calls its player. */
export const namesOfCase = (row: Record<string, unknown>): Partial<Person> => {
  const [game_id, uid, email, phone] = ['game_id', 'partner_uid', 'email', 'phone'].map((name) =>
    String(row[name] ?? ''),
  ) as [string, string, string, string];
  return {
    emails: email ? [email] : [],
    phones: phone ? [phone] : [],
    accounts: uid ? [{ game_id, uid }] : [],
  };
};
