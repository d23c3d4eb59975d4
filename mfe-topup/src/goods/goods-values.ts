import { purchaseForm, transferForm, type GameShopView } from '@hub/contracts/topup';
import type { knownPlaces } from '@hub/forms';
import type { Product } from '../flow/shop.api.ts';

const invoice = { invoiceOption: 'donate', loveCode: '', carrierNum: '', recipient: '', area: '', address: '' };
const chosen = { productId: '', qty: '1', wireAmount: '' };

/** `eventCheck`: 'true' where it is ticked. Drafts keep text alone. */
export const emptyPurchase = {
  ...chosen,
  ...invoice,
  eventCheck: 'false',
  eventRecipient: '',
  eventArea: '',
  eventAddress: '',
  eventPhone: '',
};
export const emptyTransfer = {
  ...chosen,
  wireCode: '',
  wireTime: '',
  bankName: '',
  wireName: '',
  note: '',
  ...invoice,
};
export type PurchaseValues = typeof emptyPurchase;
export type TransferValues = typeof emptyTransfer;
export type GoodsValues = typeof chosen & typeof invoice;

export const chosenProduct = (products: readonly Product[], productId: string): Product | undefined =>
  products.find(({ product_id }) => String(product_id) === productId);

/** In TWD; 0 where nothing is chosen. */
export const amountOf = (products: readonly Product[], { productId, qty }: Pick<GoodsValues, 'productId' | 'qty'>) =>
  (chosenProduct(products, productId)?.price ?? 0) * (Number(qty) || 0);

export type GoodsRules = {
  shop: GameShopView;
  products: readonly Product[];
  places: ReturnType<typeof knownPlaces>;
  /** Of the order that it is for; none while it is only filled in. */
  order?: { report_id: number; token: string };
};

/** How many of what is chosen may be bought at once. */
export const mostOf = ({ shop }: GoodsRules, product: Product | undefined): number =>
  Math.min(shop.qty_max, product?.qty_most ?? shop.qty_max);

const UNKNOWN_ORDER = { report_id: 1, token: '' };

const ordered = ({ shop, order = UNKNOWN_ORDER, products }: GoodsRules) => ({
  rules: { minAmount: shop.min_amount, qtyMax: shop.qty_max },
  // Nobody types an amount. Without a product that is what is missing, and not its price.
  complete: (typed: GoodsValues) => ({ ...typed, wireAmount: amountOf(products, typed) || shop.min_amount, ...order }),
});

export const purchaseSchema = (asked: GoodsRules) => {
  const { rules, complete } = ordered(asked);
  return purchaseForm(rules, asked.shop.event_optin?.open === true, asked.places).transform(
    (typed: PurchaseValues) => ({
      ...complete(typed),
      eventCheck: typed.eventCheck === 'true',
    }),
  );
};

export const transferSchema = (asked: GoodsRules) => {
  const { rules, complete } = ordered(asked);
  return transferForm(rules, asked.places).transform((typed: TransferValues) => complete(typed));
};
