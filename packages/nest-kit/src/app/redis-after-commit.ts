import { LivePublisher } from '../live/live-publisher.ts';
import type { AfterCommit } from '../db/db.ts';
import type { Log } from '../log/logger.ts';
import { Relay } from '../outbox/relay.ts';
import type { RedisConnections } from './redis-connections.ts';

export type Tells = { jobs: 'all' | readonly string[]; topics?: boolean };

export class RedisAfterCommit implements AfterCommit {
  private readonly relay: Relay;
  private readonly live: LivePublisher | null;

  constructor(
    queue: string,
    redis: RedisConnections,
    log: Log,
    private readonly tells: Tells,
  ) {
    this.relay = new Relay(queue, redis.queue, log);
    this.live = tells.topics ? new LivePublisher(redis.cache) : null;
  }

  jobs(rows: { id: string; name: string }[]): void {
    const { jobs } = this.tells;
    const told = jobs === 'all' ? rows : rows.filter(({ name }) => jobs.includes(name));
    if (told.length > 0) this.relay.push(told);
  }

  topics(rows: { topic: string; version: number }[]): void {
    this.live?.publish(rows);
  }

  close(): Promise<void> {
    return this.relay.close();
  }
}
