import { Ledger } from '../../local-web/src/ledger.ts';
import { apiFaults } from './api-faults.ts';
import { changed, usual, type Behaviour } from './behaviour.ts';
import { Notifier } from './notifier.ts';
import type { Shop } from './shop.ts';
import { TradeApi } from './trade-api.ts';
import type { Trade } from './trade.ts';
import { Trades } from './trades.ts';

const KEPT = 100_000;

export class Provider {
  readonly shop: Shop;
  readonly trades: Trades;
  readonly notifier: Notifier;
  readonly api: TradeApi;
  readonly faults = apiFaults();
  behaviour: Behaviour;
  private readonly first: Behaviour;

  constructor(shop: Shop, first: Partial<Behaviour>, ledgerFile?: string) {
    this.shop = shop;
    this.first = changed(usual, first);
    this.behaviour = this.first;
    this.trades = new Trades(new Ledger<Trade>(ledgerFile, KEPT));
    this.notifier = new Notifier(shop, this.trades);
    this.api = new TradeApi(shop, this.trades);
  }

  reset(): void {
    this.behaviour = this.first;
    this.faults.clear();
    this.api.unlock();
    this.trades.clear();
  }
}
