import type { AfterCommit } from '@hub/nest-kit/db';
import { LivePublisher, Presence } from '@hub/nest-kit/live';
import type { Log } from '@hub/nest-kit/log';
import { Relay } from '@hub/nest-kit/outbox';
import { openRedis, type Redis } from '@hub/nest-kit/redis';

type Urls = { REDIS_QUEUE_URL: string; REDIS_CACHE_URL?: string | undefined };

/** What leaves a process of support by Redis: jobs and news after a commit, and who is at a case. */
export type Lines = { queue: Redis; after: AfterCommit; presence: Presence; close: () => Promise<void> };

export function openLines({ REDIS_QUEUE_URL, REDIS_CACHE_URL = REDIS_QUEUE_URL }: Urls, log: Log): Lines {
  const queue = openRedis(REDIS_QUEUE_URL, log);
  const cache = openRedis(REDIS_CACHE_URL, log);
  const relay = new Relay('support', queue, log);
  const live = new LivePublisher(cache);
  return {
    queue,
    after: { jobs: (rows) => relay.push(rows), topics: (rows) => live.publish(rows) },
    presence: new Presence(cache, (rows) => live.publish(rows)),
    close: async () => {
      await relay.close();
      queue.disconnect();
      cache.disconnect();
    },
  };
}
