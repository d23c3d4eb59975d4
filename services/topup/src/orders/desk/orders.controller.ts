import { Body, Controller, Header, Param, Query } from '@nestjs/common';
import {
  confirmTransferBody,
  openRehearsalBody,
  orderDeskCalls,
  orderReasonBody,
  ordersQuery,
  type ConfirmTransferBody,
  type DeskOrderView,
  type OpenRehearsalBody,
  type OrderReasonBody,
  type OrdersQuery,
} from '@hub/contracts/topup';
import { Call, CurrentStaff, SeenVersion, yup, type StaffCaller } from '@hub/nest-kit/http';
import { OpenRehearsal } from '../rehearsal/open-rehearsal.ts';
import { DecideOrder } from './decide-order.ts';
import { FindOrders } from './find-orders.ts';
import { QueryProvider } from './query-provider.ts';
import { ShowOrder } from './show-order.ts';

@Controller()
export class OrdersController {
  constructor(
    private readonly find: FindOrders,
    private readonly show: ShowOrder,
    private readonly decide: DecideOrder,
    private readonly ask: QueryProvider,
    private readonly rehearsal: OpenRehearsal,
  ) {}

  @Call(orderDeskCalls.listOrders)
  @Header('cache-control', 'no-store')
  list(@CurrentStaff() caller: StaffCaller, @Query(yup(ordersQuery)) query: OrdersQuery) {
    return this.find.list(caller, query);
  }

  @Call(orderDeskCalls.countOrders)
  @Header('cache-control', 'no-store')
  counts(@CurrentStaff() caller: StaffCaller) {
    return this.find.counts(caller);
  }

  @Call(orderDeskCalls.getOrder)
  @Header('cache-control', 'no-store')
  async one(@CurrentStaff() caller: StaffCaller, @Param('report') report: string): Promise<DeskOrderView> {
    return { data: await this.show.run(caller, report) };
  }

  @Call(orderDeskCalls.confirmTransfer)
  async confirm(
    @CurrentStaff() caller: StaffCaller,
    @Param('report') report: string,
    @Body(yup(confirmTransferBody)) body: ConfirmTransferBody,
    @SeenVersion() seen: number,
  ): Promise<DeskOrderView> {
    await this.decide.confirm(caller, { report, seen }, body);
    return this.one(caller, report);
  }

  @Call(orderDeskCalls.rejectTransfer)
  async reject(
    @CurrentStaff() caller: StaffCaller,
    @Param('report') report: string,
    @Body(yup(orderReasonBody)) body: OrderReasonBody,
    @SeenVersion() seen: number,
  ): Promise<DeskOrderView> {
    await this.decide.reject(caller, { report, seen }, body);
    return this.one(caller, report);
  }

  @Call(orderDeskCalls.reopenTransfer)
  async reopen(
    @CurrentStaff() caller: StaffCaller,
    @Param('report') report: string,
    @Body(yup(orderReasonBody)) body: OrderReasonBody,
    @SeenVersion() seen: number,
  ): Promise<DeskOrderView> {
    await this.decide.reopen(caller, { report, seen }, body);
    return this.one(caller, report);
  }

  @Call(orderDeskCalls.acceptLate)
  async accept(
    @CurrentStaff() caller: StaffCaller,
    @Param('report') report: string,
    @Body(yup(orderReasonBody)) body: OrderReasonBody,
    @SeenVersion() seen: number,
  ): Promise<DeskOrderView> {
    await this.decide.acceptLate(caller, { report, seen }, body);
    return this.one(caller, report);
  }

  @Call(orderDeskCalls.refundOrder)
  async refund(
    @CurrentStaff() caller: StaffCaller,
    @Param('report') report: string,
    @Body(yup(orderReasonBody)) body: OrderReasonBody,
    @SeenVersion() seen: number,
  ): Promise<DeskOrderView> {
    await this.decide.refund(caller, { report, seen }, body);
    return this.one(caller, report);
  }

  @Call(orderDeskCalls.openRehearsal)
  @Header('cache-control', 'no-store')
  rehearse(@CurrentStaff() caller: StaffCaller, @Body(yup(openRehearsalBody)) body: OpenRehearsalBody) {
    return this.rehearsal.run(caller, body);
  }

  @Call(orderDeskCalls.queryProvider)
  query(@CurrentStaff() caller: StaffCaller, @Param('report') report: string) {
    return this.ask.run(caller, report);
  }
}
