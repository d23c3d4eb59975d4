import { TooMany } from '@hub/nest-kit/http';
import type { Redis } from '@hub/nest-kit/redis';

const REST_MS = 5000;

/**
 * How fast codes may be tried: the next one of a player, or from an address, `gapMs` after the last, whichever process it
 * comes to. The same code again is no further try, so that a double click is answered as one, and a word that everybody
 * enters holds nobody up. Guessing is stopped by the lock in the database; this only spares it the work: while Redis is
 * away each process counts for itself.
 */
export class RedeemPace {
  private readonly last = new Map<string, { at: number; mac: Buffer }>();
  private restUntil = 0;

  constructor(
    private readonly gapMs: number,
    private readonly redis: Pick<Redis, 'status' | 'pipeline'> | null = null,
  ) {}

  /** Counts a try of a code for each of these names. Throws `TooMany`. */
  async demand(names: readonly string[], mac: Buffer): Promise<void> {
    if (this.gapMs === 0) return;
    for (const name of names) this.mustBeDue(this.ownLast(name, mac), mac);
    for (const last of await this.sharedLast(names, mac)) this.mustBeDue(last, mac);
  }

  private mustBeDue(last: Buffer | undefined, mac: Buffer): void {
    if (last && !last.equals(mac)) throw new TooMany(Math.ceil(this.gapMs / 1000));
  }

  private ownLast(name: string, mac: Buffer): Buffer | undefined {
    const now = performance.now();
    this.forget(now);
    const last = this.last.get(name);
    if (!last) this.last.set(name, { at: now, mac });
    return last?.mac;
  }

  /** A map gives its oldest first. */
  private forget(now: number): void {
    for (const [name, { at }] of this.last) {
      if (now - at < this.gapMs) return;
      this.last.delete(name);
    }
  }

  private async sharedLast(names: readonly string[], mac: Buffer): Promise<Buffer[]> {
    if (this.redis?.status !== 'ready' || performance.now() < this.restUntil) return [];
    const asked = this.redis.pipeline();
    for (const name of names) asked.set(`hub:redeem:${name}`, mac.toString('hex'), 'PX', this.gapMs, 'NX', 'GET');
    const answers = await asked.exec().catch(() => null);
    if (!answers || answers.some(([fault]) => fault)) this.restUntil = performance.now() + REST_MS;
    return (answers ?? []).flatMap(([, last]) => (typeof last === 'string' ? [Buffer.from(last, 'hex')] : []));
  }
}
