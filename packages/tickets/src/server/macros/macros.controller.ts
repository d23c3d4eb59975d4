import { Body, Controller, Param, Query } from '@nestjs/common';
import {
  macroCalls,
  macroArchiveBody,
  macroBody,
  macrosQuery,
  type Desk,
  type MacroArchiveBody,
  type MacroBody,
  type MacrosQuery,
} from '@hub/contracts/tickets';
import { Call, CurrentStaff, numberOf, SeenVersion, yup, type StaffCaller } from '@hub/nest-kit/http';
import { ReadMacros } from './read-macros.ts';
import { SaveMacro } from './save-macro.ts';

export function macrosController(desk: Desk) {
  @Controller()
  class MacrosController {
    constructor(
      private readonly reading: ReadMacros,
      private readonly saving: SaveMacro,
    ) {}

    @Call(macroCalls(desk).listMacros)
    list(@CurrentStaff() caller: StaffCaller, @Query(yup(macrosQuery)) query: MacrosQuery) {
      return this.reading.list(caller.who, query);
    }

    @Call(macroCalls(desk).createMacro)
    add(@CurrentStaff() caller: StaffCaller, @Body(yup(macroBody)) body: MacroBody) {
      return this.saving.add(caller, body);
    }

    @Call(macroCalls(desk).getMacro)
    one(@CurrentStaff() caller: StaffCaller, @Param('id') id: string) {
      return this.reading.one(caller.who, numberOf(id));
    }

    @Call(macroCalls(desk).changeMacro)
    change(
      @CurrentStaff() caller: StaffCaller,
      @Param('id') id: string,
      @Body(yup(macroBody)) body: MacroBody,
      @SeenVersion() seen: number,
    ) {
      return this.saving.change(caller, numberOf(id), body, seen);
    }

    @Call(macroCalls(desk).archiveMacro)
    archive(
      @CurrentStaff() caller: StaffCaller,
      @Param('id') id: string,
      @Body(yup(macroArchiveBody)) { archived }: MacroArchiveBody,
      @SeenVersion() seen: number,
    ) {
      return this.saving.archive(caller, numberOf(id), archived === '1', seen);
    }

    @Call(macroCalls(desk).listCaseMacros)
    forCase(@CurrentStaff() caller: StaffCaller, @Param('q_id') id: string) {
      return this.reading.forCase(caller.who, numberOf(id));
    }
  }
  return MacrosController;
}
