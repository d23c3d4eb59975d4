import type { EntityManager } from 'typeorm';
import type { Ticket } from '../ticket.entity.ts';

export type Place = 'content' | 'note' | 'character' | 'role' | 'reply' | 'answer';
export type CaseText = { ticket_id: number; place: Place; text: string };
const ownColumns = ['id', 'content', 'note', 'character_name', 'role_id', 'in_game_id'] as const;
export type TextRow = Pick<Ticket, (typeof ownColumns)[number]>;
export const TEXT_COLUMNS = ownColumns.map((name) => `t.${name}`).join(', ');
type SaidRow = { id: number; ticket_id: number; place: Place; content: string };

/** Notes as they were written last. */
const SAID = `SELECT id, ticket_id, IF(is_official = 1, 'answer', 'reply') AS place, content FROM reply WHERE ticket_id IN (?)
  UNION ALL SELECT id, ticket_id, 'note', content FROM staff_note WHERE ticket_id IN (?) AND NOT EXISTS (
    SELECT 1 FROM staff_note AS newer
      WHERE newer.first_id = COALESCE(staff_note.first_id, staff_note.id) AND newer.id > staff_note.id)`;

/** For index and comparison, in the order of reading. E-mail, phone and code are found by keyed hash instead. */
export async function caseTexts(manager: EntityManager, tickets: readonly TextRow[]): Promise<Map<number, CaseText[]>> {
  if (tickets.length === 0) return new Map();
  const ids = tickets.map(({ id }) => id);
  const said: SaidRow[] = await manager.query(SAID, [ids, ids]);
  const spoken = said.toSorted((a, b) => Number(a.place === 'note') - Number(b.place === 'note') || a.id - b.id);
  const texts = [...tickets.flatMap(ownTexts), ...spoken.map(saidText)].filter(({ text }) => text !== '');
  return Map.groupBy(texts, ({ ticket_id }) => ticket_id);
}

const ownTexts = (row: TextRow): CaseText[] => [
  { ticket_id: row.id, place: 'content', text: row.content },
  { ticket_id: row.id, place: 'note', text: row.note },
  { ticket_id: row.id, place: 'character', text: row.character_name },
  { ticket_id: row.id, place: 'role', text: row.role_id },
  ...(row.in_game_id === row.role_id ? [] : [{ ticket_id: row.id, place: 'role' as const, text: row.in_game_id }]),
];

const saidText = ({ ticket_id, place, content }: SaidRow): CaseText => ({ ticket_id, place, text: content });
