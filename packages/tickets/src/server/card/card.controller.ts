import { Controller, Param, Query } from '@nestjs/common';
import { caseCalls, cardQuery, type CardQuery, type Desk } from '@hub/contracts/tickets';
import { Call, CurrentStaff, yup, type StaffCaller, numberOf } from '@hub/nest-kit/http';
import { ShowCard } from './show-card.ts';
import { ShowContact } from './show-contact.ts';

export function cardController(desk: Desk) {
  @Controller()
  class CardController {
    constructor(
      private readonly showCard: ShowCard,
      private readonly showContact: ShowContact,
    ) {}

    @Call(caseCalls(desk).getCard)
    card(@CurrentStaff() caller: StaffCaller, @Query(yup(cardQuery)) query: CardQuery) {
      return this.showCard.run(caller, query);
    }

    @Call(caseCalls(desk).showContact)
    contact(@CurrentStaff() caller: StaffCaller, @Param('q_id') id: string) {
      return this.showContact.run(caller, numberOf(id));
    }
  }
  return CardController;
}
