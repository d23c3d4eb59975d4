import { Body, Controller, Header, Param, Query } from '@nestjs/common';
import {
  eventCalls,
  eventBody,
  eventFiguresQuery,
  eventsQuery,
  newEventBody,
  publishBody,
  reasonBody,
  testRedeemBody,
  type EventBody,
  type EventFiguresQuery,
  type EventsQuery,
  type EventView,
  type NewEventBody,
  type PublishBody,
  type ReasonBody,
  type TestRedeemBody,
} from '@hub/contracts/events';
import { Call, CurrentStaff, SeenVersion, yup, type StaffCaller, numberOf } from '@hub/nest-kit/http';
import { EventDeeds } from './event-deeds.ts';
import { EventFigures } from './event-figures.ts';
import { FindEvents } from './find-events.ts';
import { KeepEvent } from './keep-event.ts';
import { PublishEvent } from './publish-event.ts';
import { TestRedeem } from './test-redeem.ts';

@Controller()
export class EventsController {
  constructor(
    private readonly find: FindEvents,
    private readonly keep: KeepEvent,
    private readonly publishing: PublishEvent,
    private readonly deeds: EventDeeds,
    private readonly trial: TestRedeem,
    private readonly figures: EventFigures,
  ) {}

  @Call(eventCalls.listEvents)
  @Header('cache-control', 'no-store')
  list(@CurrentStaff() caller: StaffCaller, @Query(yup(eventsQuery)) query: EventsQuery) {
    return this.find.list(caller, query);
  }

  @Call(eventCalls.createEvent)
  create(@CurrentStaff() caller: StaffCaller, @Body(yup(newEventBody)) body: NewEventBody) {
    return this.keep.create(caller, body);
  }

  @Call(eventCalls.getEvent)
  @Header('cache-control', 'no-store')
  async one(@CurrentStaff() { who }: StaffCaller, @Param('event') id: string): Promise<EventView> {
    return { data: await this.find.one(who, numberOf(id)) };
  }

  @Call(eventCalls.changeEvent)
  change(
    @CurrentStaff() caller: StaffCaller,
    @Param('event') id: string,
    @Body(yup(eventBody)) body: EventBody,
    @SeenVersion() seen: number,
  ) {
    return this.keep.change(caller, numberOf(id), body, seen);
  }

  @Call(eventCalls.publishEvent)
  publish(
    @CurrentStaff() caller: StaffCaller,
    @Param('event') id: string,
    @Body(yup(publishBody)) body: PublishBody,
    @SeenVersion() seen: number,
  ) {
    return this.publishing.run(caller, numberOf(id), body, seen);
  }

  @Call(eventCalls.stopEvent)
  stop(
    @CurrentStaff() caller: StaffCaller,
    @Param('event') id: string,
    @Body(yup(reasonBody)) { reason }: ReasonBody,
    @SeenVersion() seen: number,
  ) {
    return this.deeds.stop({ caller, id: numberOf(id), seen, reason });
  }

  @Call(eventCalls.resumeEvent)
  resume(
    @CurrentStaff() caller: StaffCaller,
    @Param('event') id: string,
    @Body(yup(reasonBody)) { reason }: ReasonBody,
    @SeenVersion() seen: number,
  ) {
    return this.deeds.resume({ caller, id: numberOf(id), seen, reason });
  }

  @Call(eventCalls.removeEvent)
  remove(
    @CurrentStaff() caller: StaffCaller,
    @Param('event') id: string,
    @Body(yup(reasonBody)) { reason }: ReasonBody,
    @SeenVersion() seen: number,
  ) {
    return this.deeds.remove({ caller, id: numberOf(id), seen, reason });
  }

  @Call(eventCalls.testRedeem)
  test(
    @CurrentStaff() caller: StaffCaller,
    @Param('event') id: string,
    @Body(yup(testRedeemBody)) body: TestRedeemBody,
  ) {
    return this.trial.run(caller, numberOf(id), body);
  }

  @Call(eventCalls.getEventFigures)
  @Header('cache-control', 'no-store')
  overTime(
    @CurrentStaff() caller: StaffCaller,
    @Param('event') id: string,
    @Query(yup(eventFiguresQuery)) query: EventFiguresQuery,
  ) {
    return this.figures.run(caller, numberOf(id), query);
  }
}
