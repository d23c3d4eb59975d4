import type { AfterCommit } from '@hub/nest-kit/db';
import { exportTask } from '@hub/nest-kit/exports';
import type { Log } from '@hub/nest-kit/log';
import { Relay } from '@hub/nest-kit/outbox';
import { openRedis } from '@hub/nest-kit/redis';

/** Tells the worker at once of a file to write. It finds it by itself when this line is down. */
export function openLine(redisUrl: string, log: Log): { after: AfterCommit; close: () => Promise<void> } {
  const redis = openRedis(redisUrl, log);
  const relay = new Relay('identity', redis, log);
  return {
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
