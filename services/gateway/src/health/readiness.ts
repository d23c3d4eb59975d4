import type { Redis } from 'ioredis';
import type { Ready } from '@hub/nest-kit/db';
import type { Registry } from '../registry/registry.ts';

/** May a balancer send players here? */
export class Readiness {
  private closing = false;

  constructor(
    private readonly database: Ready,
    private readonly registry: Registry,
    private readonly redis: Redis,
    private readonly needsRedis: boolean,
  ) {}

  close(): void {
    this.closing = true;
  }

  get isClosing(): boolean {
    return this.closing;
  }

  /** null when ready, otherwise why not. */
  async reason(): Promise<string | null> {
    if (this.closing) return 'closing';
    const database = await this.database();
    if (database) return database;
    if (!(await this.registry.live())) return 'no shell is published';
    return this.needsRedis && this.redis.status !== 'ready' ? 'redis away' : null;
  }
}
