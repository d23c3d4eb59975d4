import { Controller, Header, Param, Query } from '@nestjs/common';
import {
  myReportsQuery,
  orderCalls,
  type MemberDataView,
  type MyReportsQuery,
  type MyReportsView,
  type PrevReportView,
  type ReportCodeView,
  type ReportResultView,
} from '@hub/contracts/topup';
import { Call, CurrentAccount, CurrentCaller, yup, type AccountCaller, type Caller } from '@hub/nest-kit/http';
import { FindOwnOrders } from './find-own-orders.ts';
import { FindResult } from './find-result.ts';
import { Prefill } from './prefill.ts';

/** What names a person, or opens an order, is neither kept nor packed on its way. */
const OWN = 'no-store, no-transform';

@Controller()
export class ResultsController {
  constructor(
    private readonly prefill: Prefill,
    private readonly results: FindResult,
    private readonly own: FindOwnOrders,
  ) {}

  @Call(orderCalls.getMemberData)
  @Header('cache-control', OWN)
  memberData(@CurrentAccount() { who }: AccountCaller): Promise<MemberDataView> {
    return this.prefill.byAccount(who);
  }

  @Call(orderCalls.getPrevReport)
  @Header('cache-control', OWN)
  prevReport(@Param('token') token: string): Promise<PrevReportView> {
    return this.prefill.byToken(token);
  }

  @Call(orderCalls.getReportCode)
  @Header('cache-control', OWN)
  code(@Param('orderno') orderno: string): Promise<ReportCodeView> {
    return this.results.byNumber(orderno);
  }

  @Call(orderCalls.getReportResult)
  @Header('cache-control', OWN)
  result(@CurrentCaller() { language }: Caller, @Param('token') token: string): Promise<ReportResultView> {
    return this.results.byToken(token, language);
  }

  @Call(orderCalls.listMyReports)
  @Header('cache-control', OWN)
  list(
    @CurrentAccount() { who, language }: AccountCaller,
    @Query(yup(myReportsQuery)) query: MyReportsQuery,
  ): Promise<MyReportsView> {
    return this.own.run(who, query, language);
  }
}
