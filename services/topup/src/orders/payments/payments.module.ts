import { CONFIG, Feature, jobHandlers } from '@hub/nest-kit/app';
import { Db } from '@hub/nest-kit/db';
import { parseRing } from '@hub/nest-kit/keys';
import { ProviderInbox } from '@hub/nest-kit/provider-messages';
import type { TopupSettings } from '../../config.ts';
import { TradeApi } from '../../newebpay/trade-api.ts';
import type { Merchant } from '../../newebpay/trade-cipher.ts';
import { AskProvider } from './ask-provider.ts';
import { NewebpayMessages } from './newebpay-messages.ts';

const PROVIDER = 'newebpay';

type Settings = Pick<
  TopupSettings,
  'NEWEBPAY_SITE' | 'NEWEBPAY_MERCHANT_ID' | 'NEWEBPAY_HASH_KEY' | 'NEWEBPAY_HASH_IV' | 'ORDER_KEYS'
>;

export const merchantOf = (settings: Omit<Settings, 'NEWEBPAY_SITE' | 'ORDER_KEYS'>): Merchant => ({
  id: settings.NEWEBPAY_MERCHANT_ID,
  hashKey: settings.NEWEBPAY_HASH_KEY,
  hashIv: settings.NEWEBPAY_HASH_IV,
});

/** The payment provider: what it tells and what it is asked. */
@Feature({
  providers: [
    {
      provide: TradeApi,
      inject: [CONFIG],
      useFactory: (config: Settings) => new TradeApi({ site: config.NEWEBPAY_SITE, merchant: merchantOf(config) }),
    },
    {
      provide: AskProvider,
      inject: [Db, TradeApi, CONFIG],
      useFactory: (db: Db, api: TradeApi, config: Settings) => new AskProvider(db, api, config.NEWEBPAY_MERCHANT_ID),
    },
    {
      provide: NewebpayMessages,
      inject: [Db, CONFIG],
      useFactory: (db: Db, config: Settings) =>
        new NewebpayMessages(merchantOf(config), new ProviderInbox(db, PROVIDER, parseRing(config.ORDER_KEYS))),
    },
  ],
  exports: [TradeApi, AskProvider, NewebpayMessages],
  worker: [jobHandlers([NewebpayMessages], (messages: NewebpayMessages) => messages.handler())],
})
export class PaymentsModule {}
