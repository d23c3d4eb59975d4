import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { lookupBody, replyBody, type Desk, type LookupBody, type ReplyBody } from '@hub/contracts/tickets';
import { CurrentCaller, CurrentReader, yup, type Caller } from '@hub/nest-kit/http';
import { FindByCheckCode } from './find-by-check-code.ts';
import { ListTickets, type ListQuery } from './list-tickets.ts';
import { OpenTicket } from './open-ticket.ts';
import { RenderForm } from './render-form.ts';
import { ReplyToTicket } from './reply-to-ticket.ts';
import { ViewTicket } from './view-ticket.ts';

/** The players' routes of a desk. */
export function ticketsController(desk: Desk) {
  @Controller(`api/${desk.api}`)
  class TicketsController {
    constructor(
      private readonly openTicket: OpenTicket,
      private readonly findByCheckCode: FindByCheckCode,
      private readonly listTickets: ListTickets,
      private readonly viewTicket: ViewTicket,
      private readonly replyToTicket: ReplyToTicket,
      private readonly renderForm: RenderForm,
    ) {}

    @Post('create_web_form')
    @HttpCode(200)
    create(@CurrentCaller() caller: Caller, @Body() body: unknown) {
      return this.openTicket.run(caller, body);
    }

    @Post('by_checkid')
    @HttpCode(200)
    byCheckId(@CurrentCaller() caller: Caller, @Body(yup(lookupBody)) body: LookupBody) {
      return this.findByCheckCode.run(caller, body);
    }

    @Get('list')
    list(@CurrentReader() caller: Caller, @Query() query: ListQuery) {
      return this.listTickets.run(caller.who, query);
    }

    @Get('view/:id')
    view(@CurrentReader() caller: Caller, @Param('id') id: string) {
      return this.viewTicket.run(caller, Number(id));
    }

    @Post('insert_reply')
    @HttpCode(200)
    reply(@CurrentReader() caller: Caller, @Body(yup(replyBody)) body: ReplyBody) {
      return this.replyToTicket.run(caller, body);
    }

    @Get('render_create_form/:game')
    form(@CurrentCaller() caller: Caller, @Param('game') game: string) {
      return this.renderForm.run(caller.who, game);
    }
  }
  return TicketsController;
}
