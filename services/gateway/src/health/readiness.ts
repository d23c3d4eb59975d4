import type { Redis } from 'ioredis';
import type { Ready } from '@hub/nest-kit/db';
import type { Safeguards } from '@hub/nest-kit/safeguards';
import type { Registry } from '../registry/registry.ts';

export class Readiness {
  private closing = false;

  constructor(
    private readonly database: Ready,
    private readonly registry: Registry,
    private readonly redis: Redis,
    private readonly needsRedis: boolean,
    private readonly safeguards: Safeguards,
  ) {}

  close(): void {
    this.closing = true;
  }

  get isClosing(): boolean {
    return this.closing;
  }

  warning(): string | null {
    return this.safeguards.missing();
  }

  metrics(): string {
    return this.safeguards.metrics();
  }

  async reason(): Promise<string | null> {
    if (this.closing) return 'closing';
    const database = await this.database();
    if (database) return database;
    if (!(await this.registry.live())) return 'no shell is published';
    if (this.needsRedis && this.redis.status !== 'ready') return 'redis away';
    return this.safeguards.reason();
  }
}
