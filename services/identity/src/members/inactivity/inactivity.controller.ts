import { Body, Controller, Header, Query } from '@nestjs/common';
import {
  inactiveMembersQuery,
  inactivityCalls,
  inactivityRequestBody,
  inactivityRunsQuery,
  memberCalls,
  type InactiveMembersQuery,
  type InactivityRequestBody,
  type InactivityRunsQuery,
} from '@hub/contracts/identity';
import { bounceBody, type BounceBody } from '@hub/contracts/tickets';
import { Call, CurrentCaller, CurrentStaff, yup, type Caller, type StaffCaller } from '@hub/nest-kit/http';
import { FindInactive } from './find-inactive.ts';
import { RequestRun } from './request-run.ts';
import { TakeBounce } from './take-bounce.ts';

/** Members who have not logged in for long: who would be written to, whose membership would end. */
@Controller()
export class InactivityController {
  constructor(
    private readonly find: FindInactive,
    private readonly requests: RequestRun,
    private readonly bounces: TakeBounce,
  ) {}

  @Call(inactivityCalls.showInactivity)
  @Header('cache-control', 'no-store')
  show(@CurrentStaff() caller: StaffCaller) {
    return this.find.show(caller);
  }

  @Call(inactivityCalls.listInactiveMembers)
  @Header('cache-control', 'no-store')
  list(@CurrentStaff() caller: StaffCaller, @Query(yup(inactiveMembersQuery)) query: InactiveMembersQuery) {
    return this.find.list(caller, query);
  }

  @Call(inactivityCalls.listInactivityRuns)
  @Header('cache-control', 'no-store')
  runs(@CurrentStaff() caller: StaffCaller, @Query(yup(inactivityRunsQuery)) query: InactivityRunsQuery) {
    return this.find.runs(caller, query);
  }

  @Call(inactivityCalls.requestInactivityRun)
  request(@CurrentStaff() caller: StaffCaller, @Body(yup(inactivityRequestBody)) body: InactivityRequestBody) {
    return this.requests.run(caller, body);
  }

  @Call(memberCalls.noteMemberBounce)
  bounce(@CurrentCaller() caller: Caller, @Body(yup(bounceBody)) body: BounceBody) {
    return this.bounces.run(caller, body);
  }
}
