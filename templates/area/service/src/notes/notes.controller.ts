import { Body, Controller, Query } from '@nestjs/common';
import { noteBody, noteCalls, notesQuery, type NoteBody, type NotesQuery } from '@hub/contracts/sample';
import { Call, CurrentPlayer, CurrentStaff, yup, type PlayerCaller, type StaffCaller } from '@hub/nest-kit/http';
import { FindNotes } from './find-notes.ts';
import { LeaveNote } from './leave-note.ts';

@Controller()
export class NotesController {
  constructor(
    private readonly leaveNote: LeaveNote,
    private readonly find: FindNotes,
  ) {}

  @Call(noteCalls.leaveNote)
  leave(@CurrentPlayer() caller: PlayerCaller, @Body(yup(noteBody)) body: NoteBody) {
    return this.leaveNote.run(caller, body);
  }

  @Call(noteCalls.listNotes)
  list(@CurrentStaff() caller: StaffCaller, @Query(yup(notesQuery)) query: NotesQuery) {
    return this.find.run(caller, query);
  }
}
