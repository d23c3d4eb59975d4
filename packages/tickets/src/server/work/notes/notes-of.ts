import { taipeiIso } from '@hub/contracts/shared';
import type { NoteView } from '@hub/contracts/tickets';
import { part } from '@hub/nest-kit/db';
import type { StaffNote } from './note.entity.ts';

type NoteRow = Pick<StaffNote, 'id' | 'first_id' | 'staff_id' | 'staff_name' | 'content' | 'created_at'>;

export const notePart = part<NoteRow>(
  ['id', 'first_id', 'staff_id', 'staff_name', 'content', 'created_at'],
  'FROM staff_note WHERE ticket_id = ?',
);

/** In order of their first versions, each as it was written last. */
export function notesOf(rows: readonly NoteRow[]): NoteView[] {
  const notes = new Map<number, NoteView>();
  for (const { id, first_id, staff_id, staff_name, content, created_at } of rows) {
    const first = notes.get(first_id ?? id);
    if (first) Object.assign(first, { content, edited_at: taipeiIso(created_at) });
    else notes.set(id, { id, staff_id, staff_name, content, create_time: taipeiIso(created_at), edited_at: null });
  }
  return [...notes.values()];
}
