import type { Redis } from 'ioredis';

export { Presence, type Present } from './presence.ts';

export const LIVE_CHANNEL = 'hub-live';

export const ticketTopic = (area: string, ticket: number) => `t:${area}:${ticket}`;
/** What only staff hears of a case: its content for them, and who is at it. */
export const staffTopic = (area: string, ticket: number) => `s:${area}:${ticket}`;
export const presenceTopic = (area: string, ticket: number) => `p:${area}:${ticket}`;
export const playerTopic = (game: string, uid: string) => `u:${game}:${uid}`;

/** Tells open pages that something changed; no content, best effort, never waited for. */
export class LivePublisher {
  constructor(private readonly redis: Redis) {}

  publish(rows: { topic: string; version: number }[]): void {
    if (this.redis.status !== 'ready') return;
    for (const row of rows) void this.redis.publish(LIVE_CHANNEL, JSON.stringify(row)).catch(() => {});
  }
}
