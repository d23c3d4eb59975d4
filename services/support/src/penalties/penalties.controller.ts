import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import {
  addPenaltyBody,
  liftPenaltyBody,
  penaltiesQuery,
  type AddPenaltyBody,
  type LiftPenaltyBody,
  type PenaltiesQuery,
} from '@hub/contracts/support';
import { CurrentStaff, yup, type StaffCaller, numberOf } from '@hub/nest-kit/http';
import { FindPenalties } from './find-penalties.ts';
import { LiftPenalty } from './lift-penalty.ts';
import { NotePenalty } from './note-penalty.ts';

/** Penalties of game accounts, part of the player's card. */
@Controller('api/staff')
export class PenaltiesController {
  constructor(
    private readonly find: FindPenalties,
    private readonly note: NotePenalty,
    private readonly liftPenalty: LiftPenalty,
  ) {}

  @Get('card/penalties')
  card(@CurrentStaff() caller: StaffCaller, @Query(yup(penaltiesQuery)) query: PenaltiesQuery) {
    return this.find.run(caller, query);
  }

  @Post('penalties')
  @HttpCode(200)
  add(@CurrentStaff() caller: StaffCaller, @Body(yup(addPenaltyBody)) body: AddPenaltyBody) {
    return this.note.run(caller, body);
  }

  @Post('penalties/:penalty/lift')
  @HttpCode(200)
  lift(
    @CurrentStaff() caller: StaffCaller,
    @Param('penalty') id: string,
    @Body(yup(liftPenaltyBody)) body: LiftPenaltyBody,
  ) {
    return this.liftPenalty.run(caller, numberOf(id), body);
  }
}
