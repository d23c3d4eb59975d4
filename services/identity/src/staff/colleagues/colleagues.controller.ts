import { Controller, Get, Query } from '@nestjs/common';
import { colleaguesQuery, type ColleaguesOfGame, type ColleaguesQuery } from '@hub/contracts/identity';
import { CurrentService, yup } from '@hub/nest-kit/http';
import { FindColleagues } from './find-colleagues.ts';

@Controller('internal/staff')
export class ColleaguesController {
  constructor(private readonly findColleagues: FindColleagues) {}

  @Get('colleagues')
  colleagues(
    @CurrentService() _: string,
    @Query(yup(colleaguesQuery)) query: ColleaguesQuery,
  ): Promise<ColleaguesOfGame> {
    return this.findColleagues.run(query);
  }
}
