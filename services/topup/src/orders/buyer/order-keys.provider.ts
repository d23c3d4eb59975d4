import type { Provider } from '@nestjs/common';
import { CONFIG } from '@hub/nest-kit/app';
import { parseKey, parseRing } from '@hub/nest-kit/keys';
import type { TopupSettings } from '../../config.ts';
import { OrderKeys } from './order-keys.ts';

type Settings = Pick<TopupSettings, 'ORDER_KEYS' | 'CHECK_KEY'>;

export const orderKeysProvider: Provider = {
  provide: OrderKeys,
  inject: [CONFIG],
  useFactory: ({ ORDER_KEYS, CHECK_KEY }: Settings) => new OrderKeys(parseRing(ORDER_KEYS), parseKey(CHECK_KEY)),
};
