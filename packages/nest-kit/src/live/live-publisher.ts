import type { Redis } from 'ioredis';

export const LIVE_CHANNEL = 'hub-live';

/** Topic of a case and of a player. */
export const ticketTopic = (area: string, ticket: number) => `t:${area}:${ticket}`;
export const playerTopic = (game: string, uid: string) => `u:${game}:${uid}`;

/** Tells open pages that something changed; no content, best effort, never waited for. */
export class LivePublisher {
  constructor(private readonly redis: Redis) {}

  publish(rows: { topic: string; version: number }[]): void {
    if (this.redis.status !== 'ready') return;
    for (const row of rows) void this.redis.publish(LIVE_CHANNEL, JSON.stringify(row)).catch(() => {});
  }
}
