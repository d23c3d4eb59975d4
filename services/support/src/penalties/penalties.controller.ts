import { Body, Controller, Param, Query } from '@nestjs/common';
import {
  addPenaltyBody,
  liftPenaltyBody,
  penaltiesQuery,
  penaltyCalls,
  type AddPenaltyBody,
  type LiftPenaltyBody,
  type PenaltiesQuery,
} from '@hub/contracts/support';
import { Call, CurrentStaff, yup, type StaffCaller, numberOf } from '@hub/nest-kit/http';
import { FindPenalties } from './find-penalties.ts';
import { LiftPenalty } from './lift-penalty.ts';
import { NotePenalty } from './note-penalty.ts';

@Controller()
export class PenaltiesController {
  constructor(
    private readonly find: FindPenalties,
    private readonly note: NotePenalty,
    private readonly liftPenalty: LiftPenalty,
  ) {}

  @Call(penaltyCalls.listPenalties)
  card(@CurrentStaff() caller: StaffCaller, @Query(yup(penaltiesQuery)) query: PenaltiesQuery) {
    return this.find.run(caller, query);
  }

  @Call(penaltyCalls.notePenalty)
  add(@CurrentStaff() caller: StaffCaller, @Body(yup(addPenaltyBody)) body: AddPenaltyBody) {
    return this.note.run(caller, body);
  }

  @Call(penaltyCalls.liftPenalty)
  lift(
    @CurrentStaff() caller: StaffCaller,
    @Param('penalty') id: string,
    @Body(yup(liftPenaltyBody)) body: LiftPenaltyBody,
  ) {
    return this.liftPenalty.run(caller, numberOf(id), body);
  }
}
