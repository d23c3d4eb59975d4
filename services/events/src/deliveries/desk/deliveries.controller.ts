import { Body, Controller, Header, Param, Query } from '@nestjs/common';
import {
  deliveryCalls,
  cardDeliveriesQuery,
  deliveriesQuery,
  deliveryCountsQuery,
  deliveryFiguresQuery,
  reasonBody,
  replaceBody,
  triesQuery,
  type CardDeliveriesQuery,
  type DeliveriesQuery,
  type DeliveryCountsQuery,
  type DeliveryFiguresQuery,
  type ReasonBody,
  type ReplaceBody,
  type TriesQuery,
} from '@hub/contracts/events';
import { Call, CurrentStaff, numberOf, SeenVersion, yup, type StaffCaller } from '@hub/nest-kit/http';
import { DeliveryDeeds } from './delivery-deeds.ts';
import { FindCounts } from './find-counts.ts';
import { FindDeliveries } from './find-deliveries.ts';
import { FindFigures } from './find-figures.ts';
import { FindHealth } from './find-health.ts';
import { ShowDelivery } from './show-delivery.ts';

const asked = (caller: StaffCaller, id: string, seen: number) => ({ caller, id: numberOf(id), seen });

@Controller()
export class DeliveriesController {
  constructor(
    private readonly find: FindDeliveries,
    private readonly counts: FindCounts,
    private readonly health: FindHealth,
    private readonly figures: FindFigures,
    private readonly show: ShowDelivery,
    private readonly deeds: DeliveryDeeds,
  ) {}

  @Call(deliveryCalls.listDeliveries)
  @Header('cache-control', 'no-store')
  list(@CurrentStaff() caller: StaffCaller, @Query(yup(deliveriesQuery)) query: DeliveriesQuery) {
    return this.find.list(caller, query);
  }

  @Call(deliveryCalls.countDeliveries)
  @Header('cache-control', 'no-store')
  count(@CurrentStaff() caller: StaffCaller, @Query(yup(deliveryCountsQuery)) query: DeliveryCountsQuery) {
    return this.counts.run(caller, query);
  }

  @Call(deliveryCalls.getDeliveryHealth)
  @Header('cache-control', 'no-store')
  games(@CurrentStaff() caller: StaffCaller) {
    return this.health.run(caller);
  }

  @Call(deliveryCalls.getDeliveryFigures)
  @Header('cache-control', 'no-store')
  overTime(@CurrentStaff() caller: StaffCaller, @Query(yup(deliveryFiguresQuery)) query: DeliveryFiguresQuery) {
    return this.figures.run(caller, query);
  }

  @Call(deliveryCalls.listCardDeliveries)
  @Header('cache-control', 'no-store')
  card(@CurrentStaff() caller: StaffCaller, @Query(yup(cardDeliveriesQuery)) query: CardDeliveriesQuery) {
    return this.find.card(caller, query);
  }

  @Call(deliveryCalls.getDelivery)
  @Header('cache-control', 'no-store')
  one(@CurrentStaff() caller: StaffCaller, @Param('delivery') id: string) {
    return this.show.run(caller, numberOf(id));
  }

  @Call(deliveryCalls.listDeliveryTries)
  @Header('cache-control', 'no-store')
  tries(
    @CurrentStaff() caller: StaffCaller,
    @Param('delivery') id: string,
    @Query(yup(triesQuery)) { page }: TriesQuery,
  ) {
    return this.show.tries(caller, numberOf(id), page);
  }

  @Call(deliveryCalls.retryDelivery)
  retry(@CurrentStaff() caller: StaffCaller, @Param('delivery') id: string, @SeenVersion() seen: number) {
    return this.deeds.retry(asked(caller, id, seen));
  }

  @Call(deliveryCalls.cancelDelivery)
  cancel(
    @CurrentStaff() caller: StaffCaller,
    @Param('delivery') id: string,
    @Body(yup(reasonBody)) body: ReasonBody,
    @SeenVersion() seen: number,
  ) {
    return this.deeds.cancel(asked(caller, id, seen), body);
  }

  @Call(deliveryCalls.settleByHand)
  byHand(
    @CurrentStaff() caller: StaffCaller,
    @Param('delivery') id: string,
    @Body(yup(reasonBody)) body: ReasonBody,
    @SeenVersion() seen: number,
  ) {
    return this.deeds.byHand(asked(caller, id, seen), body);
  }

  @Call(deliveryCalls.replaceDelivery)
  replace(
    @CurrentStaff() caller: StaffCaller,
    @Param('delivery') id: string,
    @Body(yup(replaceBody)) body: ReplaceBody,
    @SeenVersion() seen: number,
  ) {
    return this.deeds.replace(asked(caller, id, seen), body);
  }

  @Call(deliveryCalls.recallDelivery)
  recall(
    @CurrentStaff() caller: StaffCaller,
    @Param('delivery') id: string,
    @Body(yup(reasonBody)) body: ReasonBody,
    @SeenVersion() seen: number,
  ) {
    return this.deeds.recall(asked(caller, id, seen), body);
  }
}
