import type { Redis } from 'ioredis';

export { Presence, type Present } from './presence.ts';

/** A channel of Redis is heard in each of its databases: sites that share one are told apart by theirs. */
export const liveChannelOf = ({ options: { db } }: Redis): string => (db ? `hub-live:${db}` : 'hub-live');

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
    const channel = liveChannelOf(this.redis);
    for (const row of rows) void this.redis.publish(channel, JSON.stringify(row)).catch(() => {});
  }
}
