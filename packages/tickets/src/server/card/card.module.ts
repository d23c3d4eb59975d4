import type { DeskFeature } from '../desk-feature.ts';
import { cardController } from './card.controller.ts';
import { ShowCard } from './show-card.ts';
import { ShowContact } from './show-contact.ts';

class CardModule {}

export const card: DeskFeature = (desk, cases) => ({
  feature: CardModule,
  imports: [cases],
  http: () => ({
    controllers: [cardController(desk)],
    providers: [ShowCard, ShowContact],
  }),
});
