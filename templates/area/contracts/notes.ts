import { number, object, string, type InferType } from 'yup';
import { blankable } from '../shared/blankable.ts';
import { listOf, part, text, textOrNull, view, whole } from '../shared/view.ts';

export const NOTE_LENGTH = 200;

export const noteBody = object({
  note: string().trim().max(NOTE_LENGTH, 'TOO_LONG').required('FIELD_REQUIRED'),
});
export type NoteBody = InferType<typeof noteBody>;
export const leftNoteView = view('SampleLeftNote', { id: whole() });
export type LeftNoteView = InferType<typeof leftNoteView>;

/** `page` is the cursor of the answer before. */
export const notesQuery = object({
  page: blankable(number().typeError('FIELD_INVALID').integer('FIELD_INVALID').positive('FIELD_INVALID')),
});
export type NotesQuery = InferType<typeof notesQuery>;
/** The newest first; times in +08:00. */
export const notesView = view('SampleNotes', {
  data: listOf(part({ id: whole(), game_id: text(), note: text(), left_at: text() })),
  page: part({ next: textOrNull() }),
});
export type NotesView = InferType<typeof notesView>;
