import { Feature } from '@hub/nest-kit/app';
import { FindNotes } from './find-notes.ts';
import { LeaveNote } from './leave-note.ts';
import { NotesController } from './notes.controller.ts';

@Feature({ controllers: [NotesController], http: [LeaveNote, FindNotes] })
export class NotesModule {}
