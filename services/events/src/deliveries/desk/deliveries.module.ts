import { CONFIG, Feature, LOG } from '@hub/nest-kit/app';
import { Db } from '@hub/nest-kit/db';
import { EventInbox, IntegrationEventsController } from '@hub/nest-kit/integration-events';
import type { Log } from '@hub/nest-kit/log';
import { GameClient, GameLinks, GamesModule } from '@hub/nest-kit/partner';
import { AskedBox } from '../asked-box.ts';
import { AskGame } from './ask-game.ts';
import { DeliveriesController } from './deliveries.controller.ts';
import { DeliveryDeeds } from './delivery-deeds.ts';
import { FindCounts } from './find-counts.ts';
import { FindDeliveries } from './find-deliveries.ts';
import { FindFigures } from './find-figures.ts';
import { FindHealth } from './find-health.ts';
import { ShowDelivery } from './show-delivery.ts';

type Settings = { DELIVERIES_IN_FLIGHT: number; DELIVERY_FRESH_MS?: number };

@Feature({
  imports: [GamesModule],
  controllers: [IntegrationEventsController, DeliveriesController],
  http: [
    { provide: EventInbox, inject: [Db, LOG], useFactory: (db: Db, log: Log) => new AskedBox(db, log) },
    {
      provide: AskGame,
      inject: [Db, GameClient, CONFIG],
      useFactory: (db: Db, client: GameClient, { DELIVERY_FRESH_MS }: Settings) =>
        new AskGame(db, client, DELIVERY_FRESH_MS),
    },
    {
      provide: FindHealth,
      inject: [Db, GameLinks, CONFIG],
      useFactory: (db: Db, links: GameLinks, { DELIVERIES_IN_FLIGHT }: Settings) =>
        new FindHealth(db, links, DELIVERIES_IN_FLIGHT),
    },
    FindDeliveries,
    FindCounts,
    FindFigures,
    ShowDelivery,
    DeliveryDeeds,
  ],
  exports: [ShowDelivery],
})
export class DeliveriesModule {}
