import { setTimeout as sleep } from 'node:timers/promises';
import { faultOf, type Log } from '@hub/nest-kit/log';

const RETRY_MS = 2000;
const WAIT_MS = 400;

/** The last value is given while a new read fails or takes more than a moment; null until the first has arrived. */
export class StaleCache<T> {
  private value: T | null = null;
  private nextAt = 0;
  private running: Promise<void> | null = null;
  private expired = 0;

  constructor(
    private readonly name: string,
    private readonly ttlMs: number,
    private readonly load: () => Promise<T>,
    private readonly log: Log,
  ) {}

  async get(): Promise<T | null> {
    if (Date.now() < this.nextAt) return this.value;
    this.running ??= this.refresh();
    await Promise.race([this.running, sleep(WAIT_MS, undefined, { ref: false })]);
    return this.value;
  }

  /** The next to ask waits for what is true now. */
  expire(): void {
    this.nextAt = 0;
    this.expired += 1;
  }

  private async refresh(): Promise<void> {
    try {
      // What was read while it expired may be from before.
      for (let seen = -1; seen !== this.expired;) {
        seen = this.expired;
        this.value = await this.load();
      }
      this.nextAt = Date.now() + this.ttlMs;
    } catch (error) {
      this.nextAt = Date.now() + RETRY_MS;
      this.log.warn({ ...faultOf(error), area: this.name }, 'kept the last known');
    } finally {
      this.running = null;
    }
  }
}
