import { Inject, Injectable } from '@nestjs/common';
import { paymentCalls, type PaymentFormView } from '@hub/contracts/topup';
import { CONFIG } from '@hub/nest-kit/app';
import type { TopupSettings } from '../../config.ts';
import { paymentForm, type PaymentPage } from '../../newebpay/payment-form.ts';
import { OrderKeys } from '../buyer/order-keys.ts';
import type { Order } from '../order.entity.ts';
import { ProviderShops, type ProviderShop } from '../payments/provider-shops.ts';
import { topupClosed } from '../../shop/shop.errors.ts';
import { cancelTimeOf } from './order.view.ts';

/** The form that takes a browser to the provider’s page. */
@Injectable()
export class HandOver {
  constructor(
    @Inject(CONFIG) private readonly config: TopupSettings,
    private readonly keys: OrderKeys,
    private readonly shops: ProviderShops,
  ) {}

  /** Throws 403 for a rehearsal where none are held any more. */
  form(order: Order, orderno: string): PaymentFormView {
    const shop = this.shops.of(order);
    if (!shop) throw topupClosed();
    const { amount, title, qty, report_type } = order;
    const email = this.keys.buyerOf(order)?.email ?? '';
    const region = report_type === '2' ? 'overseas' : 'taiwan';
    const paid = { orderNo: orderno, amount, title, email, region } as const;
    return {
      record: {
        ...paymentForm(this.page(shop, orderno), paid, new Date()),
        orderno,
        report_id: Number(order.report_id),
        token: this.keys.tokenOf(order),
        title,
        qty,
        wire_amount: amount,
        cancel_time: cancelTimeOf(order),
      },
    };
  }

  /** Browsers come back with the number of the attempt: some ways to pay bring nothing else. */
  private page({ merchant, site }: ProviderShop, orderno: string): PaymentPage {
    const at = (path: string, query = '') => new URL(path + query, this.config.PUBLIC_URL).href;
    return {
      merchant,
      version: this.config.NEWEBPAY_VERSION,
      site,
      callbacks: {
        notify: at(paymentCalls.takeNotice.path),
        back: at(paymentCalls.returnFromPayment.path, `?o=${orderno}`),
        number: at(paymentCalls.returnWithNumber.path, `?o=${orderno}`),
      },
    };
  }
}
