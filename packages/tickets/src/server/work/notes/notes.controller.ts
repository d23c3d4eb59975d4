import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { noteBody, type Desk, type NoteBody } from '@hub/contracts/tickets';
import { CurrentStaff, SeenVersion, yup, type StaffCaller, numberOf } from '@hub/nest-kit/http';
import { WriteNote } from './write-note.ts';

/** Notes among staff. */
export function notesController(desk: Desk) {
  @Controller(`api/staff/${desk.api}`)
  class NotesController {
    constructor(private readonly writeNote: WriteNote) {}

    @Post(':id/note')
    @HttpCode(200)
    add(
      @CurrentStaff() caller: StaffCaller,
      @Param('id') id: string,
      @Body(yup(noteBody)) { content }: NoteBody,
      @SeenVersion() seen: number,
    ) {
      return this.writeNote.run(caller, numberOf(id), { content, seen, first: null });
    }

    @Post(':id/notes/:note')
    @HttpCode(200)
    edit(
      @CurrentStaff() caller: StaffCaller,
      @Param() { id, note }: { id: string; note: string },
      @Body(yup(noteBody)) { content }: NoteBody,
      @SeenVersion() seen: number,
    ) {
      return this.writeNote.run(caller, numberOf(id), { content, seen, first: numberOf(note) });
    }
  }
  return NotesController;
}
