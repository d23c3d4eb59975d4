import { CONFIG, Feature, jobHandlers, MAILER, mailer } from '@hub/nest-kit/app';
import { Db } from '@hub/nest-kit/db';
import type { Mailer } from '@hub/nest-kit/mail';
import { handles } from '@hub/nest-kit/outbox';
import { CatalogGames } from '../../clients/catalog-games.ts';
import { orderKeysProvider } from '../buyer/order-keys.provider.ts';
import { OrderKeys } from '../buyer/order-keys.ts';
import { GameNames } from '../checkout/game-names.ts';
import { numberMail } from './number-mail.job.ts';
import { SendNumber } from './send-number.ts';

const mailing = jobHandlers(
  [Db, OrderKeys, CatalogGames, MAILER, CONFIG],
  (db: Db, keys: OrderKeys, games: CatalogGames, post: Mailer, { PUBLIC_URL }: { PUBLIC_URL: string }) => {
    const send = new SendNumber({ db, keys, names: new GameNames(games), mailer: post, publicUrl: PUBLIC_URL });
    return handles(numberMail, (asked) => send.run(asked));
  },
);

/** Mails that buyers ask for. */
@Feature({ worker: [CatalogGames, orderKeysProvider, mailer, mailing] })
export class NumberMailModule {}
