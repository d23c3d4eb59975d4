import type { Redis } from 'ioredis';
import { PENDING_MIGRATION, type Ready } from '@hub/nest-kit/db';
import { Counts, processMetrics } from '@hub/nest-kit/metrics';
import type { Safeguards } from '@hub/nest-kit/safeguards';
import type { Registry } from '../registry/registry.ts';

export class Readiness {
  readonly counts = new Counts();
  private closing = false;
  private stores: string | null = null;

  constructor(
    private readonly database: Ready,
    private readonly registry: Registry,
    private readonly redis: Pick<Redis, 'status'>,
    private readonly safeguards: Safeguards,
    private readonly build: string,
  ) {}

  close(): void {
    this.closing = true;
  }

  get isClosing(): boolean {
    return this.closing;
  }

  /** What is away costs what needs it: pages and calls go on without the gateway's own database and Redis. */
  warning(): string | null {
    const away = [this.stores, this.redis.status !== 'ready' && 'redis away', this.safeguards.missing()];
    return away.filter(Boolean).join(', ') || null;
  }

  metrics(): string {
    return processMetrics(this.build) + this.counts.metrics() + this.safeguards.metrics();
  }

  async reason(): Promise<string | null> {
    if (this.closing) return 'closing';
    this.stores = await this.database();
    if (this.stores === PENDING_MIGRATION) return this.stores;
    if (!(await this.registry.live())) return 'no shell is published';
    return this.safeguards.reason();
  }
}
