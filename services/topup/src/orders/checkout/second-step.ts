import { Injectable } from '@nestjs/common';
import type { Language } from '@hub/contracts/shared';
import {
  orderNamed,
  type OrderKind,
  type OrderRules,
  type PurchaseBody,
  type TransferBody,
} from '@hub/contracts/topup';
import { hashOfFields } from '@hub/nest-kit/db';
import { checked } from '@hub/nest-kit/http';
import type { Buyer, InvoiceRequest } from '../buyer/buyer.ts';
import { OrderKeys } from '../buyer/order-keys.ts';
import type { OrderColumns } from '../order.changes.ts';
import type { Order } from '../order.entity.ts';
import { OrderClosed } from '../order.errors.ts';
import { Shop, type ShopGame } from '../../shop/shop.ts';
import { loveCodeUnknown, orderOther, otherWay, priceChanged } from './checkout.errors.ts';
import { isRehearsal } from './order.view.ts';
import { Orders } from './orders.ts';

type Body = TransferBody | PurchaseBody;
/** What was accepted once is not measured again by rules that have changed since. */
export const anyRules: OrderRules = { minAmount: 0, qtyMax: 65_535 };
export type Typed = Pick<Buyer, 'transfer' | 'prize'>;

/** What both ways of a second step have in common. */
@Injectable()
export class SecondStep {
  constructor(
    private readonly shop: Shop,
    private readonly orders: Orders,
    private readonly keys: OrderKeys,
  ) {}

  /** The order that a body names with its token. Throws 403, 404, and 503 during maintenance. */
  async order(sent: unknown): Promise<Order> {
    await this.shop.demandOpen();
    const { token, report_id } = await checked(orderNamed, sent);
    return this.orders.demand(token, report_id);
  }

  /** Throws 403 where orders of this game are not paid in this way now. */
  async game(order: Order, kind: OrderKind, language: Language): Promise<ShopGame> {
    const game = await this.shop.game(order.game_id, language, isRehearsal(order));
    if (this.shop.demandKind(game, order.report_type) !== kind) throw otherWay();
    return game;
  }

  /** What a draft becomes by it: priced by us, whatever the page says. Throws 400 at the field. */
  async columns(order: Order, game: ShopGame, body: Body, typed: Typed, language: Language): Promise<OrderColumns> {
    const { productId, qty, wireAmount, invoiceOption, loveCode } = body;
    const quote = await this.shop.quote({ game, reportType: order.report_type, productId, qty, language });
    if (quote.amount !== wireAmount) throw priceChanged(quote.amount);
    if (invoiceOption === 'donate' && !(await this.shop.hasLoveCode(loveCode ?? ''))) throw loveCodeUnknown();
    const buyer = this.keys.buyerOf(order);
    if (!buyer) throw new OrderClosed();
    const invoice = invoiceOf(body);
    return {
      product_id: productId,
      title: quote.product,
      qty,
      amount: quote.amount,
      goods: JSON.stringify(quote.goods),
      tier_amount: quote.tier_amount,
      invoice_option: invoiceOption,
      buyer_box: this.keys.sealBuyer(order, { ...buyer, ...typed, invoice, sent: markOf(body) }),
    };
  }

  /** The same was sent before. Throws 409 for another body, and for an order of the other kind or one that was only begun. */
  demandSame(order: Order, kind: OrderKind, body: Body): void {
    if (order.kind !== kind) throw new OrderClosed();
    if (this.keys.buyerOf(order)?.sent !== markOf(body)) throw orderOther();
  }
}

/** Of what was typed; how the order is named is not part of it. */
const markOf = ({ token: _, report_id: __, ...typed }: Body): string => hashOfFields(typed).toString('base64url');

const invoiceOf = ({ invoiceOption, loveCode, carrierNum, recipient, area, address }: Body): InvoiceRequest => ({
  option: invoiceOption,
  love_code: loveCode ?? '',
  carrier: carrierNum ?? '',
  recipient: recipient ?? '',
  area: area ?? '',
  address: address ?? '',
});
