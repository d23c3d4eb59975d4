import type { TopupSettings } from '../../config.ts';
import { TradeApi } from '../../newebpay/trade-api.ts';
import type { Merchant } from '../../newebpay/trade-cipher.ts';
import type { Order } from '../order.entity.ts';

export type ProviderShop = { merchant: Merchant; site: string; api: Pick<TradeApi, 'find'> };

type Settings = Pick<
  TopupSettings,
  | 'NEWEBPAY_SITE'
  | 'NEWEBPAY_MERCHANT_ID'
  | 'NEWEBPAY_HASH_KEY'
  | 'NEWEBPAY_HASH_IV'
  | 'NEWEBPAY_SANDBOX_SITE'
  | 'NEWEBPAY_SANDBOX_MERCHANT_ID'
  | 'NEWEBPAY_SANDBOX_HASH_KEY'
  | 'NEWEBPAY_SANDBOX_HASH_IV'
>;

/**
 * The shop that sells and, where there is one, that of rehearsals. The keys of the second are in more hands: what it says of an
 * order of the first counts for nothing.
 */
export class ProviderShops {
  constructor(
    readonly selling: ProviderShop,
    readonly rehearsing: ProviderShop | null,
  ) {}

  /** Null for a rehearsal where none are held any more. */
  of({ rehearsal }: Pick<Order, 'rehearsal'>): ProviderShop | null {
    return rehearsal ? this.rehearsing : this.selling;
  }
}

export function shopsOf(settings: Settings): ProviderShops {
  const { NEWEBPAY_SANDBOX_MERCHANT_ID: id, NEWEBPAY_SANDBOX_SITE: site = '' } = settings;
  const { NEWEBPAY_SANDBOX_HASH_KEY: hashKey = '', NEWEBPAY_SANDBOX_HASH_IV: hashIv = '' } = settings;
  return new ProviderShops(
    shopAt(settings.NEWEBPAY_SITE, {
      id: settings.NEWEBPAY_MERCHANT_ID,
      hashKey: settings.NEWEBPAY_HASH_KEY,
      hashIv: settings.NEWEBPAY_HASH_IV,
    }),
    id ? shopAt(site, { id, hashKey, hashIv }) : null,
  );
}

const shopAt = (site: string, merchant: Merchant): ProviderShop => ({
  merchant,
  site,
  api: new TradeApi({ site, merchant }),
});
