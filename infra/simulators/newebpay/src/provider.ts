import { Ledger } from '../../local-web/src/ledger.ts';
import { apiFaults } from './api-faults.ts';
import { changed, usual, type Behaviour } from './behaviour.ts';
import { Notifier } from './notifier.ts';
import type { Shop, Shops } from './shop.ts';
import { TradeApi } from './trade-api.ts';
import type { Trade } from './trade.ts';
import { Trades } from './trades.ts';

const KEPT = 100_000;

export class Provider {
  readonly shops: Shops;
  readonly trades: Trades;
  readonly notifier: Notifier;
  readonly api: TradeApi;
  readonly faults = apiFaults();
  behaviour: Behaviour;
  private readonly first: Behaviour;

  constructor(shops: Shops, first: Partial<Behaviour>, ledgerFile?: string) {
    this.shops = shops;
    this.first = changed(usual, first);
    this.behaviour = this.first;
    this.trades = new Trades(new Ledger<Trade>(ledgerFile, KEPT));
    this.notifier = new Notifier((trade) => this.shopOf(trade), this.trades);
    this.api = new TradeApi(shops, this.trades);
  }

  shopOf({ shop }: Trade): Shop {
    const found = this.shops.get(shop);
    if (!found) throw new Error(`no shop ${shop}`);
    return found;
  }

  reset(): void {
    this.behaviour = this.first;
    this.faults.clear();
    this.api.unlock();
    this.trades.clear();
  }
}
