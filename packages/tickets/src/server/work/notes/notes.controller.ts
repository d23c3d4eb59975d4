import { Body, Controller, Param } from '@nestjs/common';
import { workCalls, noteBody, type Desk, type NoteBody } from '@hub/contracts/tickets';
import { Call, CurrentStaff, SeenVersion, yup, type StaffCaller, numberOf } from '@hub/nest-kit/http';
import { WriteNote } from './write-note.ts';

export function notesController(desk: Desk) {
  @Controller()
  class NotesController {
    constructor(private readonly writeNote: WriteNote) {}

    @Call(workCalls(desk).addNote)
    add(
      @CurrentStaff() caller: StaffCaller,
      @Param('q_id') id: string,
      @Body(yup(noteBody)) { content }: NoteBody,
      @SeenVersion() seen: number,
    ) {
      return this.writeNote.run(caller, numberOf(id), { content, seen, first: null });
    }

    @Call(workCalls(desk).changeNote)
    edit(
      @CurrentStaff() caller: StaffCaller,
      @Param() { q_id: id, note }: { q_id: string; note: string },
      @Body(yup(noteBody)) { content }: NoteBody,
      @SeenVersion() seen: number,
    ) {
      return this.writeNote.run(caller, numberOf(id), { content, seen, first: numberOf(note) });
    }
  }
  return NotesController;
}
