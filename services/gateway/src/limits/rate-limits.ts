import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { LimitName } from '@hub/contracts/shared';
import { TooMany } from '@hub/nest-kit/http';
import { inTime } from './in-time.ts';

/**
 * `partnerKey` counts what one game's key asks for, from wherever it comes; never what it changes. `team` and `teamMove` count by good
 * token, `deskMove` and the reads of releases at the desk by proven session, all else by network.
 */
type Counted = LimitName | 'report' | 'signal' | 'partnerKey' | 'team' | 'teamMove' | 'teamUnknown' | 'deskMove';

export const perMinute: Record<Counted, number> = {
  read: 300,
  write: 60,
  lookup: 20,
  create: 20,
  login: 20,
  captcha: 60,
  upload: 60,
  redeem: 30,
  media: 900,
  report: 30,
  signal: 120,
  partner: 1200,
  partnerRevoke: 600,
  partnerVip: 600,
  partnerKey: 6000,
  provider: 6000,
  team: 1200,
  teamMove: 120,
  teamUnknown: 1200,
  deskMove: 120,
};

const WINDOW_S = 60;
const REST_MS = 5000;

type Limiter = { shared: RateLimiterRedis; own: RateLimiterMemory };

/**
 * Counted in Redis and in memory: where Redis goes away the own count goes on, and Redis is asked again every few
 * seconds.
 */
export class RateLimits {
  private readonly limiters: Record<string, Limiter>;
  private restUntil = 0;

  constructor(
    private readonly redis: Redis,
    factor: number,
  ) {
    const rows = Object.entries(perMinute).map(([name, calls]) => {
      const options = {
        points: Math.max(1, Math.round(calls * factor)),
        duration: WINDOW_S,
        keyPrefix: `hub:rate:${name}`,
      };
      // Who is over is refused from memory until its minute ends: a flood does not reach Redis.
      const shared = new RateLimiterRedis({
        ...options,
        storeClient: redis,
        inMemoryBlockOnConsumed: options.points + 1,
      });
      return [name, { shared, own: new RateLimiterMemory(options) }] as const;
    });
    this.limiters = Object.fromEntries(rows);
  }

  /** Counts one call of a network, a token or a session; throws `TooMany` when it is one too many. */
  async count(name: Counted, by: string): Promise<void> {
    const limiter = this.limiters[name];
    if (!limiter) return;
    try {
      await this.consume(limiter, by);
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) throw new TooMany(Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)));
      throw refusal;
    }
  }

  private async consume({ shared, own }: Limiter, by: string): Promise<void> {
    await own.consume(by);
    if (this.redis.status !== 'ready' || Date.now() < this.restUntil) return;
    try {
      await inTime(shared.consume(by));
    } catch (fault) {
      if (fault instanceof RateLimiterRes) throw fault;
      this.restUntil = Date.now() + REST_MS;
    }
  }
}
