import { CONFIG, Feature } from '@hub/nest-kit/app';
import { Db } from '@hub/nest-kit/db';
import { CodesModule } from '../codes.module.ts';
import { NeighboursModule } from '../neighbours/neighbours.module.ts';
import { EventDeeds } from './event-deeds.ts';
import { EventFigures } from './event-figures.ts';
import { EventsController } from './events.controller.ts';
import { FindEvents } from './find-events.ts';
import { KeepEvent } from './keep-event.ts';
import { EventPicturesModule } from './pictures/event-pictures.module.ts';
import { PublishEvent } from './publish-event.ts';
import { TestRedeem } from './test-redeem.ts';

const siteOf = ({ PUBLIC_URL }: { PUBLIC_URL: string }) => PUBLIC_URL.replace(/\/$/, '');

/** Events, from the first draft to the day when they end. The pictures first: their address looks like that of an event. */
@Feature({
  imports: [EventPicturesModule, CodesModule, NeighboursModule],
  controllers: [EventsController],
  http: [
    {
      provide: FindEvents,
      inject: [Db, CONFIG],
      useFactory: (db: Db, config: { PUBLIC_URL: string }) => new FindEvents(db, siteOf(config)),
    },
    KeepEvent,
    PublishEvent,
    {
      provide: EventDeeds,
      inject: [Db, FindEvents, CONFIG],
      useFactory: (db: Db, find: FindEvents, config: { PUBLIC_URL: string }) =>
        new EventDeeds(db, find, siteOf(config)),
    },
    TestRedeem,
    EventFigures,
  ],
  exports: [FindEvents],
})
export class ProgramModule {}
