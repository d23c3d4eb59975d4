import type { Tx } from '@hub/nest-kit/db';
import { UnrecoverableError, type JobHandler } from '@hub/nest-kit/outbox';
import type { ProviderInbox, Taking } from '@hub/nest-kit/provider-messages';
import { numberOf, paymentOf, readAnswer, SUCCESS, type TradeAnswer } from '../../newebpay/trade-answer.ts';
import { openTrade, TradeRefused } from '../../newebpay/trade-cipher.ts';
import type { ProviderShop, ProviderShops } from './provider-shops.ts';
import { takeNumber } from './take-number.ts';
import { takePayment } from './take-payment.ts';

export type MessageForm = Readonly<Record<string, unknown>>;
/** `rehearsal`: signed by the test area, so it says nothing of orders that were sold. */
export type SignedAnswer = TradeAnswer & { rehearsal: boolean };

/** Signed by the provider, and of no payment that can be read: given up at once, since a person has to look at the message. */
const unreadable = () => new UnrecoverableError('a message that cannot be read');

export class NewebpayMessages {
  constructor(
    private readonly shops: Pick<ProviderShops, 'selling' | 'rehearsing'>,
    private readonly inbox: ProviderInbox,
  ) {}

  /** What a signed form says. Throws `TradeRefused`, whatever is wrong with it. */
  read(form: MessageForm): SignedAnswer {
    const shop = this.shopOf(form);
    return { ...readAnswer(openTrade(shop.merchant, form)), rehearsal: shop === this.shops.rehearsing };
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
    const { status: code, message, rehearsal } = answer;
    if (code === SUCCESS && !trade.paidAt) return takeUnpaid(tx, answer);
    const { merchant } = (rehearsal && this.shops.rehearsing) || this.shops.selling;
    return takePayment(tx, { trade, code, message, merchantId: merchant.id, rehearsal });
  }

  /** Whose key is tried; only what that key has signed is read. */
  private shopOf({ MerchantID }: MessageForm): ProviderShop {
    const { selling, rehearsing } = this.shops;
    return rehearsing && MerchantID === rehearsing.merchant.id ? rehearsing : selling;
  }

  /** What was signed when it came may be under a key that is no longer ours. */
  private readKept(body: Buffer): SignedAnswer | null {
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
async function takeUnpaid(tx: Tx, answer: SignedAnswer): Promise<string> {
  const number = numberOf(answer);
  if (!number) throw unreadable();
  return (await takeNumber(tx, number, answer.rehearsal)) ? 'number' : 'ignored';
}
