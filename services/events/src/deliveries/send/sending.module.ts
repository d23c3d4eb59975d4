import { deliverySettled } from '@hub/contracts/integration-events';
import { background, CONFIG, Feature, jobHandlers, LOG, WATCH } from '@hub/nest-kit/app';
import { Db } from '@hub/nest-kit/db';
import { eventJobHandlers, eventPost } from '@hub/nest-kit/integration-events';
import { ServiceClient } from '@hub/nest-kit/http';
import type { Log } from '@hub/nest-kit/log';
import { GameClient, GameLinks, GamesModule } from '@hub/nest-kit/partner';
import type { Watch } from '@hub/nest-kit/schedules';
import { sendSettingsOf } from '../../config.ts';
import { keepDeliveries } from '../keep/keep-deliveries.ts';
import { Sender } from './sender.ts';

type Settings = Parameters<typeof sendSettingsOf>[0] & { KEEP_MS: number };

const sending = background(
  [Db, GameClient, GameLinks, CONFIG, LOG, WATCH],
  (db: Db, client: GameClient, links: GameLinks, config: Settings, log: Log, watch: Watch) => {
    const sender = new Sender({ db, client, links, log, settings: sendSettingsOf(config), watch });
    sender.start();
    return sender;
  },
);

const keeping = background([Db, CONFIG, LOG, WATCH], (db: Db, config: Settings, log: Log, watch: Watch) =>
  keepDeliveries({ db, log, watch, settings: sendSettingsOf(config), everyMs: config.KEEP_MS }),
);

const telling = jobHandlers([ServiceClient], (services: ServiceClient) =>
  eventJobHandlers(eventPost(services), [deliverySettled]),
);

@Feature({ imports: [GamesModule], worker: [sending, keeping, telling] })
export class SendingModule {}
