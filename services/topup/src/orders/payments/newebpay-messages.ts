import type { Tx } from '@hub/nest-kit/db';
import { UnrecoverableError, type JobHandler } from '@hub/nest-kit/outbox';
import type { ProviderInbox, Taking } from '@hub/nest-kit/provider-messages';
import { numberOf, paymentOf, readAnswer, SUCCESS, type TradeAnswer } from '../../newebpay/trade-answer.ts';
import { openTrade, TradeRefused, type Merchant } from '../../newebpay/trade-cipher.ts';
import { takeNumber } from './take-number.ts';
import { takePayment } from './take-payment.ts';

export type MessageForm = Readonly<Record<string, unknown>>;

/** Signed by the provider, and of no payment that can be read: given up at once, since a person has to look at the message. */
const unreadable = () => new UnrecoverableError('a message that cannot be read');

export class NewebpayMessages {
  constructor(
    private readonly merchant: Merchant,
    private readonly inbox: ProviderInbox,
  ) {}

  /** What a signed form says. Throws `TradeRefused`, whatever is wrong with it. */
  read(form: MessageForm): TradeAnswer {
    return readAnswer(openTrade(this.merchant, form));
  }

  /**
   * To be answered with 200 once it settles. Throws `TradeRefused`. A message is what is signed: around it anybody who has one can
   * write what they like, as often as they like, and none of that is kept.
   */
  async take(form: MessageForm, body: Buffer): Promise<Taking> {
    this.read(form);
    return this.inbox.take({ body, id: String(form.TradeInfo) });
  }

  handler(): JobHandler {
    return this.inbox.handler((tx, body) => this.work(tx, body));
  }

  private async work(tx: Tx, body: Buffer): Promise<string> {
    const answer = this.readKept(body);
    const trade = answer && paymentOf(answer);
    if (!answer || (!trade && answer.status === SUCCESS)) throw unreadable();
    if (!trade) return 'ignored';
    const { status: code, message } = answer;
    if (code === SUCCESS && !trade.paidAt) return takeUnpaid(tx, answer);
    return takePayment(tx, { trade, code, message, merchantId: this.merchant.id });
  }

  /** What was signed when it came may be under a key that is no longer ours. */
  private readKept(body: Buffer): TradeAnswer | null {
    try {
      return this.read(Object.fromEntries(new URLSearchParams(body.toString('utf8'))));
    } catch (error) {
      if (error instanceof TradeRefused) return null;
      throw error;
    }
  }
}

/**
 * A number to pay to is signed, says SUCCESS, and lies in the browser of whoever is to pay: sent to the address of notices it must not
 * pay. The time of payment is what it lacks.
 */
async function takeUnpaid(tx: Tx, answer: TradeAnswer): Promise<string> {
  const number = numberOf(answer);
  if (!number) throw unreadable();
  return (await takeNumber(tx, number)) ? 'number' : 'ignored';
}
