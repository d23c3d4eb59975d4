import { Body, Controller, Get, Headers, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import {
  macroArchiveBody,
  macroBody,
  macrosQuery,
  type Desk,
  type MacroArchiveBody,
  type MacroBody,
  type MacrosQuery,
} from '@hub/contracts/tickets';
import { CurrentStaff, versionOf, yup, type StaffCaller, numberOf } from '@hub/nest-kit/http';
import { ReadMacros } from './read-macros.ts';
import { SaveMacro } from './save-macro.ts';

/** Canned replies of a desk: their settings, and the choice for one case. */
export function macrosController(desk: Desk) {
  @Controller(`api/staff/${desk.api}`)
  class MacrosController {
    constructor(
      private readonly reading: ReadMacros,
      private readonly saving: SaveMacro,
    ) {}

    @Get('macros')
    list(@CurrentStaff() caller: StaffCaller, @Query(yup(macrosQuery)) query: MacrosQuery) {
      return this.reading.list(caller.who, query);
    }

    @Post('macros')
    @HttpCode(200)
    add(@CurrentStaff() caller: StaffCaller, @Body(yup(macroBody)) body: MacroBody) {
      return this.saving.add(caller, body);
    }

    @Get('macros/:id')
    one(@CurrentStaff() caller: StaffCaller, @Param('id') id: string) {
      return this.reading.one(caller.who, numberOf(id));
    }

    @Put('macros/:id')
    change(
      @CurrentStaff() caller: StaffCaller,
      @Param('id') id: string,
      @Body(yup(macroBody)) body: MacroBody,
      @Headers('if-match') seen: string | undefined,
    ) {
      return this.saving.change(caller, numberOf(id), body, versionOf(seen));
    }

    @Post('macros/:id/archive')
    @HttpCode(200)
    archive(
      @CurrentStaff() caller: StaffCaller,
      @Param('id') id: string,
      @Body(yup(macroArchiveBody)) { archived }: MacroArchiveBody,
    ) {
      return this.saving.archive(caller, numberOf(id), archived === '1');
    }

    @Get(':id/macros')
    forCase(@CurrentStaff() caller: StaffCaller, @Param('id') id: string) {
      return this.reading.forCase(caller.who, numberOf(id));
    }
  }
  return MacrosController;
}
