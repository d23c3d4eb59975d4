import { CONFIG, Feature, jobHandlers } from '@hub/nest-kit/app';
import { Db } from '@hub/nest-kit/db';
import { parseRing } from '@hub/nest-kit/keys';
import { ProviderInbox } from '@hub/nest-kit/provider-messages';
import type { TopupSettings } from '../../config.ts';
import { AskProvider } from './ask-provider.ts';
import { NewebpayMessages } from './newebpay-messages.ts';
import { ProviderShops, shopsOf } from './provider-shops.ts';

const PROVIDER = 'newebpay';

type Settings = Pick<TopupSettings, 'ORDER_KEYS'>;

/** The payment provider: what it tells and what it is asked. */
@Feature({
  providers: [
    { provide: ProviderShops, inject: [CONFIG], useFactory: shopsOf },
    {
      provide: AskProvider,
      inject: [Db, ProviderShops],
      useFactory: (db: Db, shops: ProviderShops) => new AskProvider(db, shops),
    },
    {
      provide: NewebpayMessages,
      inject: [Db, ProviderShops, CONFIG],
      useFactory: (db: Db, shops: ProviderShops, { ORDER_KEYS }: Settings) =>
        new NewebpayMessages(shops, new ProviderInbox(db, PROVIDER, parseRing(ORDER_KEYS))),
    },
  ],
  exports: [ProviderShops, AskProvider, NewebpayMessages],
  worker: [jobHandlers([NewebpayMessages], (messages: NewebpayMessages) => messages.handler())],
})
export class PaymentsModule {}
