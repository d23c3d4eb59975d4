import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { moveBody, type Desk, type MoveBody } from '@hub/contracts/tickets';
import { CurrentStaff, SeenVersion, yup, type StaffCaller, numberOf } from '@hub/nest-kit/http';
import { ChangeCase } from './change-case.ts';

/** What a case is about. */
export function changeController(desk: Desk) {
  @Controller(`api/staff/${desk.api}`)
  class ChangeController {
    constructor(private readonly changeCase: ChangeCase) {}

    @Get(':id/choices')
    choices(@CurrentStaff() caller: StaffCaller, @Param('id') id: string, @Query('game_id') game: string | undefined) {
      return this.changeCase.choices(caller, numberOf(id), game);
    }

    @Post(':id/type')
    @HttpCode(200)
    change(
      @CurrentStaff() caller: StaffCaller,
      @Param('id') id: string,
      @Body(yup(moveBody)) body: MoveBody,
      @SeenVersion() seen: number,
    ) {
      return this.changeCase.run(caller, numberOf(id), body, seen);
    }
  }
  return ChangeController;
}
