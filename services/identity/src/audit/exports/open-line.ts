import type { AfterCommit } from '@hub/nest-kit/db';
import { exportTask } from '@hub/nest-kit/exports';
import type { Log } from '@hub/nest-kit/log';
import { Relay } from '@hub/nest-kit/outbox';
import { openRedis, type Redis } from '@hub/nest-kit/redis';

type Line = { queue: Redis; after: AfterCommit; close: () => Promise<void> };

/** Tells the worker at once of a file to write. It finds it by itself when this line is down. */
export function openLine(redisUrl: string, log: Log): Line {
  const redis = openRedis(redisUrl, log);
  const relay = new Relay('identity', redis, log);
  return {
    queue: redis,
    after: {
      jobs: (rows) => {
        const files = rows.filter(({ name }) => name === exportTask);
        if (files.length > 0) relay.push(files);
      },
      topics: () => {},
    },
    close: async () => {
      await relay.close();
      redis.disconnect();
    },
  };
}
