import type { EntityManager } from 'typeorm';

/** Where something of a case stands. */
export type Place = 'content' | 'note' | 'character' | 'role' | 'reply' | 'answer';
export type CaseText = { ticket_id: number; place: Place; text: string };
type Row = { id: number; content: string; note: string; character_name: string; role_id: string; in_game_id: string };
type NoteRow = { ticket_id: number; content: string };
type ReplyRow = { ticket_id: number; is_official: number; content: string };

/**
 * Everything of these cases that can be found, in the order of reading. The index and the comparison both ask here, so a
 * new kind of text is added in this one place. E-mail, phone and check code are not texts: they are found by keyed hash.
 */
export async function caseTexts(manager: EntityManager, ids: readonly number[]): Promise<CaseText[]> {
  if (ids.length === 0) return [];
  const tickets: Row[] = await manager.query(
    'SELECT id, content, note, character_name, role_id, in_game_id FROM ticket WHERE id IN (?)',
    [ids],
  );
  const replies: ReplyRow[] = await manager.query(
    'SELECT ticket_id, is_official, content FROM reply WHERE ticket_id IN (?) ORDER BY id',
    [ids],
  );
  const own = tickets.flatMap((row): CaseText[] => [
    { ticket_id: row.id, place: 'content', text: row.content },
    { ticket_id: row.id, place: 'note', text: row.note },
    { ticket_id: row.id, place: 'character', text: row.character_name },
    { ticket_id: row.id, place: 'role', text: row.role_id },
    ...(row.in_game_id === row.role_id ? [] : [{ ticket_id: row.id, place: 'role' as const, text: row.in_game_id }]),
  ]);
  const said = replies.map(({ ticket_id, is_official, content }): CaseText => {
    return { ticket_id, place: is_official === 1 ? 'answer' : 'reply', text: content };
  });
  const notes = (await notesOf(manager, ids)).map(({ ticket_id, content }): CaseText => ({
    ticket_id,
    place: 'note',
    text: content,
  }));
  return [...own, ...said, ...notes].filter(({ text }) => text !== '');
}

/** Notes among staff, each as it was written last. */
const notesOf = (manager: EntityManager, ids: readonly number[]): Promise<NoteRow[]> =>
  manager.query(
    `SELECT ticket_id, content FROM staff_note WHERE ticket_id IN (?) AND NOT EXISTS (
        SELECT 1 FROM staff_note AS newer
          WHERE newer.first_id = COALESCE(staff_note.first_id, staff_note.id) AND newer.id > staff_note.id)
      ORDER BY id`,
    [ids],
  );
