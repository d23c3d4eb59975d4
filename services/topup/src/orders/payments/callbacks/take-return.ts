import { Injectable } from '@nestjs/common';
import { Db } from '@hub/nest-kit/db';
import { numberOf, SUCCESS } from '../../../newebpay/trade-answer.ts';
import { TradeRefused } from '../../../newebpay/trade-cipher.ts';
import { OrderKeys } from '../../buyer/order-keys.ts';
import type { Order } from '../../order.entity.ts';
import { NewebpayMessages, type MessageForm, type SignedAnswer } from '../newebpay-messages.ts';
import { takeNumber } from '../take-number.ts';
import { ORDERNO } from '../write-attempt.ts';

export type SentForm = { form: MessageForm; body: Buffer };

const RESULT = '/wire_report_result';
const CODE = '/wire_report_code';

/** A browser that comes back from the provider: where it goes on. It decides nothing. */
@Injectable()
export class TakeReturn {
  constructor(
    private readonly db: Db,
    private readonly messages: NewebpayMessages,
    private readonly keys: OrderKeys,
  ) {}

  /**
   * To the order by its token where the provider’s signature says which it is. A number that only the address names is no secret: it
   * leads to the page that shows nothing of a person.
   */
  async fromPayment(sent: SentForm, named: string): Promise<string> {
    const answer = await this.keep(sent);
    const order = answer && (await this.orderOf(answer));
    if (order) return `${RESULT}?${new URLSearchParams({ token: this.keys.tokenOf(order) })}`;
    return codeAddress(named);
  }

  /** A number to pay to comes this way alone, and perhaps once. */
  async withNumber(sent: SentForm, named: string): Promise<string> {
    const answer = this.read(sent);
    if (!answer) return codeAddress(named);
    const number = answer.status === SUCCESS ? numberOf(answer) : null;
    if (number) await this.db.runTx((tx) => takeNumber(tx, number, answer.rehearsal));
    else await this.keep(sent);
    return codeAddress(answer.result.MerchantOrderNo ?? named);
  }

  private async keep(sent: SentForm): Promise<SignedAnswer | null> {
    const answer = this.read(sent);
    if (answer) await this.messages.take(sent.form, sent.body);
    return answer;
  }

  private read({ form }: SentForm): SignedAnswer | null {
    try {
      return this.messages.read(form);
    } catch (error) {
      if (error instanceof TradeRefused) return null;
      throw error;
    }
  }

  /** Of the shop that signed: the test area opens no order that was sold. */
  private async orderOf({ result, rehearsal }: SignedAnswer): Promise<Order | null> {
    const [order] = await this.db.source.query<Order[]>(
      'SELECT o.* FROM payment_attempt a JOIN topup_order o ON o.id = a.order_id WHERE a.orderno = ? AND o.rehearsal = ?',
      [result.MerchantOrderNo ?? '', Number(rehearsal)],
    );
    return order ?? null;
  }
}

/** Without a number the page says where orders are found. */
export const codeAddress = (orderno: string): string =>
  ORDERNO.test(orderno) ? `${CODE}?${new URLSearchParams({ orderno })}` : RESULT;
