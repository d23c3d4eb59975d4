import { Body, Controller, Header, Param, Query } from '@nestjs/common';
import {
  retrySurveyRewardBody,
  surveyCalls,
  surveyReasonBody,
  surveyRewardCalls,
  surveyRewardsQuery,
  type RetrySurveyRewardBody,
  type SurveyReasonBody,
  type SurveyRewardsQuery,
  type SurveyRewardsRunView,
  type SurveyRewardView,
} from '@hub/contracts/surveys';
import { bounceBody, type BounceBody } from '@hub/contracts/tickets';
import { Call, CurrentCaller, CurrentStaff, numberOf, yup, type Caller, type StaffCaller } from '@hub/nest-kit/http';
import { FindRewards } from './find-rewards.ts';
import { TakeBounce } from './take-bounce.ts';
import { WorkOnRewards } from './work-on-rewards.ts';

@Controller()
export class RewardsController {
  constructor(
    private readonly find: FindRewards,
    private readonly work: WorkOnRewards,
    private readonly bounces: TakeBounce,
  ) {}

  @Call(surveyRewardCalls.listSurveyRewards)
  @Header('cache-control', 'no-store')
  list(
    @CurrentStaff() caller: StaffCaller,
    @Param('survey') id: string,
    @Query(yup(surveyRewardsQuery)) query: SurveyRewardsQuery,
  ) {
    return this.find.list(caller, numberOf(id), query);
  }

  @Call(surveyRewardCalls.runSurveyRewards)
  async runNow(
    @CurrentStaff() caller: StaffCaller,
    @Param('survey') id: string,
    @Body(yup(surveyReasonBody)) { reason }: SurveyReasonBody,
  ): Promise<SurveyRewardsRunView> {
    return { data: { asked: await this.work.runNow(caller, numberOf(id), reason) } };
  }

  @Call(surveyRewardCalls.retrySurveyReward)
  async retry(
    @CurrentStaff() caller: StaffCaller,
    @Param('reward') id: string,
    @Body(yup(retrySurveyRewardBody)) body: RetrySurveyRewardBody,
  ): Promise<SurveyRewardView> {
    return { data: await this.work.retry(caller, numberOf(id), body) };
  }

  @Call(surveyRewardCalls.cancelSurveyReward)
  async cancel(
    @CurrentStaff() caller: StaffCaller,
    @Param('reward') id: string,
    @Body(yup(surveyReasonBody)) body: SurveyReasonBody,
  ): Promise<SurveyRewardView> {
    return { data: await this.work.cancel(caller, numberOf(id), body) };
  }

  @Call(surveyCalls.noteSurveyBounce)
  bounce(@CurrentCaller() caller: Caller, @Body(yup(bounceBody)) body: BounceBody) {
    return this.bounces.run(caller, body);
  }
}
