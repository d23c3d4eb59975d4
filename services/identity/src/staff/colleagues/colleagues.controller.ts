import { Controller, Get, Query } from '@nestjs/common';
import {
  colleaguesQuery,
  staffStandingQuery,
  type ColleaguesOfGame,
  type ColleaguesQuery,
  type StaffStandingQuery,
  type StaffStandingView,
} from '@hub/contracts/identity';
import { CurrentService, yup } from '@hub/nest-kit/http';
import { FindColleagues } from './find-colleagues.ts';
import { FindStanding } from './find-standing.ts';

@Controller('internal/staff')
export class ColleaguesController {
  constructor(
    private readonly findColleagues: FindColleagues,
    private readonly findStanding: FindStanding,
  ) {}

  @Get('colleagues')
  colleagues(
    @CurrentService() _: string,
    @Query(yup(colleaguesQuery)) query: ColleaguesQuery,
  ): Promise<ColleaguesOfGame> {
    return this.findColleagues.run(query);
  }

  @Get('standing')
  standing(
    @CurrentService() _: string,
    @Query(yup(staffStandingQuery)) { id }: StaffStandingQuery,
  ): Promise<StaffStandingView> {
    return this.findStanding.run(id);
  }
}
