import { Body, Controller, Header } from '@nestjs/common';
import { openOwnBody, reportCalls, type Desk, type OpenOwnBody } from '@hub/contracts/tickets';
import { Call, CurrentMember, yup, type MemberCaller } from '@hub/nest-kit/http';
import { OpenOwnReport } from './open-own-report.ts';

export function ownReportController(desk: Desk) {
  @Controller()
  class OwnReportController {
    constructor(private readonly openOwn: OpenOwnReport) {}

    @Call(reportCalls(desk).openOwnReport)
    @Header('cache-control', 'no-store')
    open(@CurrentMember() caller: MemberCaller, @Body(yup(openOwnBody)) body: OpenOwnBody) {
      return this.openOwn.run(caller, body);
    }
  }
  return OwnReportController;
}
