import { setTimeout as sleep } from 'node:timers/promises';
import type { Behaviour } from './behaviour.ts';
import { paymentMessage } from './messages.ts';
import type { Shop } from './shop.ts';
import type { Trade } from './trade.ts';
import type { Trades } from './trades.ts';

const TIMEOUT_MS = 10_000;
const KEPT_BODY = 200;

export class Notifier {
  private readonly shopOf: (trade: Trade) => Shop;
  private readonly trades: Trades;
  private readonly closing = new AbortController();

  constructor(shopOf: (trade: Trade) => Shop, trades: Trades) {
    this.shopOf = shopOf;
    this.trades = trades;
  }

  close(): void {
    this.closing.abort();
  }

  /** Settles with the first answer of each notice; tries again by itself. */
  async tell(trade: Trade, behaviour: Behaviour): Promise<void> {
    if (!trade.notify_url || behaviour.notify === 'never') return;
    await sleep(behaviour.notify_delay_ms, undefined, { signal: this.closing.signal }).catch(() => undefined);
    const notices = Array.from({ length: behaviour.notify_times }, () => () => this.untilTaken(trade, behaviour));
    if (behaviour.notify_at_once) await Promise.all(notices.map((notice) => notice()));
    else for (const notice of notices) await notice();
  }

  private async untilTaken(trade: Trade, behaviour: Behaviour): Promise<void> {
    if (await this.once(trade, behaviour, 1)) return;
    void this.again(trade, behaviour).catch(() => undefined);
  }

  private async again(trade: Trade, behaviour: Behaviour): Promise<void> {
    for (let attempt = 2; attempt <= behaviour.tries; attempt += 1) {
      await sleep(behaviour.gap_ms, undefined, { signal: this.closing.signal, ref: false });
      if (await this.once(trade, behaviour, attempt)) return;
    }
  }

  private async once(trade: Trade, behaviour: Behaviour, attempt: number): Promise<boolean> {
    if (this.closing.signal.aborted) return true;
    const message = paymentMessage(this.shopOf(trade), trade, behaviour);
    const { status, body } = await this.post(trade.notify_url, new URLSearchParams(message));
    this.trades.noted(trade.id, { at: Date.now(), attempt, status, body, amount: trade.amount });
    return status === 200;
  }

  private async post(url: string, form: URLSearchParams): Promise<{ status: number | null; body: string }> {
    try {
      const signal = AbortSignal.any([this.closing.signal, AbortSignal.timeout(TIMEOUT_MS)]);
      const response = await fetch(url, { method: 'POST', body: form, redirect: 'manual', signal });
      return { status: response.status, body: (await response.text()).slice(0, KEPT_BODY) };
    } catch (error) {
      return { status: null, body: String((error as Error).name) };
    }
  }
}
