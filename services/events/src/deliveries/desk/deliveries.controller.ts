import { Body, Controller, Get, Header, Headers, HttpCode, Param, Post, Query } from '@nestjs/common';
import {
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
import { CurrentStaff, versionOf, yup, type StaffCaller, numberOf } from '@hub/nest-kit/http';
import { DeliveryDeeds } from './delivery-deeds.ts';
import { FindCounts } from './find-counts.ts';
import { FindDeliveries } from './find-deliveries.ts';
import { FindFigures } from './find-figures.ts';
import { FindHealth } from './find-health.ts';
import { ShowDelivery } from './show-delivery.ts';

const asked = (caller: StaffCaller, id: string, seen: string | undefined) => ({
  caller,
  id: numberOf(id),
  seen: versionOf(seen),
});

/** What is sent into the games, at the desk. */
@Controller('api/staff')
export class DeliveriesController {
  constructor(
    private readonly find: FindDeliveries,
    private readonly counts: FindCounts,
    private readonly health: FindHealth,
    private readonly figures: FindFigures,
    private readonly show: ShowDelivery,
    private readonly deeds: DeliveryDeeds,
  ) {}

  @Get('deliveries')
  @Header('cache-control', 'no-store')
  list(@CurrentStaff() caller: StaffCaller, @Query(yup(deliveriesQuery)) query: DeliveriesQuery) {
    return this.find.list(caller, query);
  }

  @Get('deliveries/counts')
  @Header('cache-control', 'no-store')
  count(@CurrentStaff() caller: StaffCaller, @Query(yup(deliveryCountsQuery)) query: DeliveryCountsQuery) {
    return this.counts.run(caller, query);
  }

  @Get('deliveries/health')
  @Header('cache-control', 'no-store')
  games(@CurrentStaff() caller: StaffCaller) {
    return this.health.run(caller);
  }

  @Get('deliveries/figures')
  @Header('cache-control', 'no-store')
  overTime(@CurrentStaff() caller: StaffCaller, @Query(yup(deliveryFiguresQuery)) query: DeliveryFiguresQuery) {
    return this.figures.run(caller, query);
  }

  @Get('card/deliveries')
  @Header('cache-control', 'no-store')
  card(@CurrentStaff() caller: StaffCaller, @Query(yup(cardDeliveriesQuery)) query: CardDeliveriesQuery) {
    return this.find.card(caller, query);
  }

  @Get('deliveries/:delivery')
  @Header('cache-control', 'no-store')
  one(@CurrentStaff() caller: StaffCaller, @Param('delivery') id: string) {
    return this.show.run(caller, asked(caller, id, undefined).id);
  }

  @Get('deliveries/:delivery/tries')
  @Header('cache-control', 'no-store')
  tries(
    @CurrentStaff() caller: StaffCaller,
    @Param('delivery') id: string,
    @Query(yup(triesQuery)) { page }: TriesQuery,
  ) {
    return this.show.tries(caller, asked(caller, id, undefined).id, page);
  }

  @Post('deliveries/:delivery/retry')
  @HttpCode(200)
  retry(@CurrentStaff() caller: StaffCaller, @Param('delivery') id: string, @Headers('if-match') seen?: string) {
    return this.deeds.retry(asked(caller, id, seen));
  }

  @Post('deliveries/:delivery/cancel')
  @HttpCode(200)
  cancel(
    @CurrentStaff() caller: StaffCaller,
    @Param('delivery') id: string,
    @Body(yup(reasonBody)) body: ReasonBody,
    @Headers('if-match') seen?: string,
  ) {
    return this.deeds.cancel(asked(caller, id, seen), body);
  }

  @Post('deliveries/:delivery/by_hand')
  @HttpCode(200)
  byHand(
    @CurrentStaff() caller: StaffCaller,
    @Param('delivery') id: string,
    @Body(yup(reasonBody)) body: ReasonBody,
    @Headers('if-match') seen?: string,
  ) {
    return this.deeds.byHand(asked(caller, id, seen), body);
  }

  @Post('deliveries/:delivery/replace')
  @HttpCode(200)
  replace(
    @CurrentStaff() caller: StaffCaller,
    @Param('delivery') id: string,
    @Body(yup(replaceBody)) body: ReplaceBody,
    @Headers('if-match') seen?: string,
  ) {
    return this.deeds.replace(asked(caller, id, seen), body);
  }

  @Post('deliveries/:delivery/recall')
  @HttpCode(200)
  recall(
    @CurrentStaff() caller: StaffCaller,
    @Param('delivery') id: string,
    @Body(yup(reasonBody)) body: ReasonBody,
    @Headers('if-match') seen?: string,
  ) {
    return this.deeds.recall(asked(caller, id, seen), body);
  }
}
