import { taipeiIso } from '@hub/contracts/shared';
import type { NoteView } from '@hub/contracts/tickets';
import type { DataSource } from 'typeorm';
import type { StaffNote } from './note.entity.ts';

/** The notes of a case in order of their first versions, each as it was written last. */
export async function notesOf(source: DataSource, ticketId: number): Promise<NoteView[]> {
  const rows: StaffNote[] = await source.query('SELECT * FROM staff_note WHERE ticket_id = ? ORDER BY id', [ticketId]);
  const notes = new Map<number, NoteView>();
  for (const { id, first_id, staff_id, staff_name, content, created_at } of rows) {
    const first = notes.get(first_id ?? id);
    if (first) Object.assign(first, { content, edited_at: taipeiIso(created_at) });
    else notes.set(id, { id, staff_id, staff_name, content, create_time: taipeiIso(created_at), edited_at: null });
  }
  return [...notes.values()];
}
