import { TooMany } from '@hub/nest-kit/http';

/**
 * How fast one player may try codes: the next one `gapMs` after the last. The same code again is no further try, so that
 * a double click is answered as one. Guessing is stopped by the lock in the database; this only spares it the work.
 */
export class RedeemPace {
  private readonly last = new Map<string, { at: number; mac: Buffer }>();

  constructor(private readonly gapMs: number) {}

  demand(player: string, mac: Buffer): void {
    const now = performance.now();
    this.forget(now);
    const last = this.last.get(player);
    if (last && !last.mac.equals(mac)) throw new TooMany(Math.ceil(this.gapMs / 1000));
    if (!last) this.last.set(player, { at: now, mac });
  }

  /** A map gives its oldest first. */
  private forget(now: number): void {
    for (const [player, { at }] of this.last) {
      if (now - at < this.gapMs) return;
      this.last.delete(player);
    }
  }
}
