import { Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { cardQuery, type CardQuery, type Desk } from '@hub/contracts/tickets';
import { CurrentStaff, yup, type StaffCaller, numberOf } from '@hub/nest-kit/http';
import { ShowCard } from './show-card.ts';
import { ShowContact } from './show-contact.ts';

/** The player of a case: this desk's part of the card, and the contact. */
export function cardController(desk: Desk) {
  @Controller('api/staff')
  class CardController {
    constructor(
      private readonly showCard: ShowCard,
      private readonly showContact: ShowContact,
    ) {}

    @Get(`card/${desk.api}`)
    card(@CurrentStaff() caller: StaffCaller, @Query(yup(cardQuery)) query: CardQuery) {
      return this.showCard.run(caller, query);
    }

    @Post(`${desk.api}/:id/contact`)
    @HttpCode(200)
    contact(@CurrentStaff() caller: StaffCaller, @Param('id') id: string) {
      return this.showContact.run(caller, numberOf(id));
    }
  }
  return CardController;
}
