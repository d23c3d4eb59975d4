import { Body, Controller, Param, Query } from '@nestjs/common';
import { workCalls, moveBody, type Desk, type MoveBody } from '@hub/contracts/tickets';
import { Call, CurrentStaff, SeenVersion, yup, type StaffCaller, numberOf } from '@hub/nest-kit/http';
import { ChangeCase } from './change-case.ts';

export function changeController(desk: Desk) {
  @Controller()
  class ChangeController {
    constructor(private readonly changeCase: ChangeCase) {}

    @Call(workCalls(desk).listTypeChoices)
    choices(
      @CurrentStaff() caller: StaffCaller,
      @Param('q_id') id: string,
      @Query('game_id') game: string | undefined,
    ) {
      return this.changeCase.choices(caller, numberOf(id), game);
    }

    @Call(workCalls(desk).changeType)
    change(
      @CurrentStaff() caller: StaffCaller,
      @Param('q_id') id: string,
      @Body(yup(moveBody)) body: MoveBody,
      @SeenVersion() seen: number,
    ) {
      return this.changeCase.run(caller, numberOf(id), body, seen);
    }
  }
  return ChangeController;
}
