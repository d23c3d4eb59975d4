import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { Redis } from 'ioredis';
import { inTime } from './in-time.ts';

/** A gateway that died gives its places back by itself. */
const LEASE_MS = 60_000;
const BEAT_MS = 20_000;
const REST_MS = 5000;

const NOW = "local t = redis.call('TIME') local now = t[1] * 1000 + math.floor(t[2] / 1000) ";
const TAKE = `${NOW}
  redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now)
  if redis.call('ZCARD', KEYS[1]) >= tonumber(ARGV[1]) then return 0 end
  redis.call('ZADD', KEYS[1], now + ARGV[2], ARGV[3])
  return redis.call('PEXPIRE', KEYS[1], ARGV[2])`;
const KEEP = `${NOW}
  for at = 2, #ARGV do redis.call('ZADD', KEYS[1], now + ARGV[1], ARGV[at]) end
  return redis.call('PEXPIRE', KEYS[1], ARGV[1])`;

/** Of one household, or of one area, so many run at a time, at all gateways together; where Redis is away each counts for itself. */
export class AtOnce {
  private readonly own = new Map<string, Set<string>>();
  private beating: NodeJS.Timeout | undefined;
  private restUntil = 0;

  constructor(
    private readonly redis: Redis,
    private readonly name: string,
    private readonly most: number,
  ) {}

  /** Counts it until its answer is over; false where too many of it run. */
  async take(of: string, raw: ServerResponse): Promise<boolean> {
    const held = this.own.get(of) ?? new Set();
    if (held.size >= this.most) return false;
    const id = randomUUID();
    this.own.set(of, held.add(id));
    this.beating ??= setInterval(() => void this.keep(), BEAT_MS).unref();
    if (!(await this.shared(of, id))) {
      this.drop(of, id);
      return false;
    }
    const give = () => this.give(of, id);
    if (raw.destroyed || raw.writableFinished) give();
    else raw.once('close', give);
    return true;
  }

  private async shared(of: string, id: string): Promise<boolean> {
    const taken = await this.ask(() => this.redis.eval(TAKE, 1, this.key(of), this.most, LEASE_MS, id));
    return taken !== 0;
  }

  private give(of: string, id: string): void {
    this.drop(of, id);
    void this.ask(() => this.redis.zrem(this.key(of), id));
  }

  private drop(of: string, id: string): void {
    const held = this.own.get(of);
    held?.delete(id);
    if (held?.size === 0) this.own.delete(of);
    if (this.own.size > 0) return;
    clearInterval(this.beating);
    this.beating = undefined;
  }

  private async keep(): Promise<void> {
    for (const [of, ids] of this.own) await this.ask(() => this.redis.eval(KEEP, 1, this.key(of), LEASE_MS, ...ids));
  }

  private async ask(command: () => Promise<unknown>): Promise<unknown> {
    if (this.redis.status !== 'ready' || Date.now() < this.restUntil) return null;
    try {
      return await inTime(command());
    } catch {
      this.restUntil = Date.now() + REST_MS;
      return null;
    }
  }

  private readonly key = (of: string) => `hub:at-once:${this.name}:${of}`;
}
