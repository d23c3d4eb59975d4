import { sentenceOf } from './codes.ts';
import { Refused } from './mpg-request.ts';
import { checkCode, checkValue, decrypt, type Shop, type Shops } from './shop.ts';
import { endOf, stamp } from './taipei-time.ts';
import { statusNumber, type Trade } from './trade.ts';
import type { Trades } from './trades.ts';

type Fields = Record<string, string>;
type Facts = Record<string, string | number>;
export type ApiAnswer = { Status: string; Message: string; Result: Facts };

const TOLERANCE_S = 120;
const UNKNOWN_PER_HOUR = 20;
const HOUR_MS = 3_600_000;
const LOCKED_MS = 4 * HOUR_MS;
const NEVER = '0000-00-00 00:00:00';

export class TradeApi {
  private readonly shops: Shops;
  private readonly trades: Trades;
  private unknown: number[] = [];
  private lockedUntil = 0;

  constructor(shops: Shops, trades: Trades) {
    this.shops = shops;
    this.trades = trades;
  }

  unlock(): void {
    this.unknown = [];
    this.lockedUntil = 0;
  }

  query(asked: Fields): ApiAnswer {
    return this.answered(() => {
      const { MerchantID, Version, CheckValue, MerchantOrderNo = '', Amt = '' } = asked;
      demand(MerchantID, 'TRA10009');
      const shop = this.shopOf(MerchantID);
      demand(Version === '1.3' || Version === '1.2', 'MEM40013');
      demand(/^\d+$/.test(Amt), 'TRA10003');
      mustBeNow(asked.TimeStamp);
      demand(Date.now() >= this.lockedUntil, 'TRA10071');
      demand(CheckValue === checkValue(shop, { orderNo: MerchantOrderNo, amount: Amt }), 'TRA10054');
      const trade = this.trades.find(MerchantOrderNo);
      if (!trade || trade.shop !== shop.id || trade.amount !== Number(Amt) || isNotSeen(trade))
        throw this.countUnknown();
      return this.factsOf(trade);
    });
  }

  cancel(asked: Fields): ApiAnswer {
    return this.answered(() => {
      const { trade, amount } = this.changeIn(asked, '1.0');
      demand(trade.state === 'paid', trade.state === 'cancelled' ? 'TRA10035' : 'TRA10026');
      demand(!trade.captured, 'TRA10027');
      demand(amount === trade.amount, 'TRA10050');
      return this.named(this.trades.change(trade, { state: 'cancelled' }));
    });
  }

  close(asked: Fields): ApiAnswer {
    return this.answered(() => {
      const { trade, amount, inner } = this.changeIn(asked, '1.1');
      demand(trade.state === 'paid' || trade.state === 'refunded', 'TRA10026');
      if (inner.CloseType === '1') {
        demand(!trade.captured, 'TRA10027');
        return this.named(this.trades.change(trade, { captured: true }));
      }
      demand(inner.CloseType === '2', 'TRA10018');
      demand(trade.captured, 'TRA10047');
      const refunded = trade.refunded + amount;
      demand(refunded <= trade.amount, 'TRA10036');
      const state = refunded === trade.amount ? 'refunded' : trade.state;
      return this.named(this.trades.change(trade, { refunded, state }));
    });
  }

  private changeIn({ MerchantID_ = '', PostData_ = '' }: Fields, version: string) {
    const shop = this.shopOf(MerchantID_);
    const text = decrypt(shop, PostData_);
    demand(text !== null, 'TRA10008');
    const inner = Object.fromEntries(new URLSearchParams(text));
    demand(inner.Version === version && inner.RespondType, 'TRA10018');
    mustBeNow(inner.TimeStamp);
    demand(/^[1-9]\d*$/.test(inner.Amt ?? ''), 'TRA10003');
    demand(inner.IndexType === '1' || inner.IndexType === '2', 'TRA10032');
    const byNumber = (trade: Trade) => trade.shop === shop.id && trade.trade_no === inner.TradeNo;
    const trade =
      inner.IndexType === '1' ? this.trades.find(inner.MerchantOrderNo ?? '') : this.trades.list().find(byNumber);
    demand(trade && trade.shop === shop.id && (trade.method === 'CREDIT' || trade.method === 'UNIONPAY'), 'TRA10021');
    return { trade, inner, amount: Number(inner.Amt) };
  }

  private shopOf(id: string): Shop {
    const shop = this.shops.get(id);
    demand(shop, 'TRA10001');
    return shop;
  }

  private countUnknown(): Refused {
    const now = Date.now();
    this.unknown = [...this.unknown.filter((at) => at > now - HOUR_MS), now];
    if (this.unknown.length > UNKNOWN_PER_HOUR) this.lockedUntil = now + LOCKED_MS;
    return new Refused('TRA10021');
  }

  private factsOf(trade: Trade): Facts {
    return {
      ...this.named(trade),
      TradeStatus: statusNumber[trade.state],
      PaymentType: trade.method === 'UNIONPAY' ? 'CREDIT' : trade.method,
      CreateTime: stamp(trade.created_at),
      PayTime: trade.paid_at ? stamp(trade.paid_at) : NEVER,
      FundTime: '0000-00-00',
      ...(trade.code_no
        ? {
            PayInfo: `(${trade.bank_code})${trade.code_no}`,
            ExpireDate: stamp(endOf(trade.expires_on)),
            OrderStatus: statusNumber[trade.state],
          }
        : {
            PaymentMethod: trade.method,
            CloseAmt: trade.captured ? trade.amount : '',
            CloseStatus: trade.captured ? '3' : '0',
            BackBalance: trade.amount - trade.refunded,
            BackStatus: trade.refunded ? '3' : '0',
          }),
    };
  }

  private named(trade: Trade): Facts {
    const { id: orderNo, amount, trade_no: tradeNo } = trade;
    const shop = this.shopOf(trade.shop);
    return {
      MerchantID: shop.id,
      Amt: amount,
      TradeNo: tradeNo,
      MerchantOrderNo: orderNo,
      CheckCode: checkCode(shop, { orderNo, amount, tradeNo }),
    };
  }

  private answered(work: () => Facts): ApiAnswer {
    try {
      return { Status: 'SUCCESS', Message: sentenceOf('SUCCESS'), Result: work() };
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return { Status: error.code, Message: sentenceOf(error.code), Result: {} };
    }
  }
}

/** A card order can be asked for once the bank has seen it. */
const isNotSeen = ({ state }: Trade) => state === 'created';

function demand(holds: unknown, code: string): asserts holds {
  if (!holds) throw new Refused(code);
}

function mustBeNow(text: string | undefined): void {
  demand(text, 'MEM40013');
  demand(/^\d{10}$/.test(text) && Math.abs(Number(text) - Date.now() / 1000) <= TOLERANCE_S, 'MEM40014');
}
