import { openFileStore } from '@hub/nest-kit/files';
import type { Log } from '@hub/nest-kit/log';
import { openRedis } from '@hub/nest-kit/redis';
import type { GatewayConfig } from './config.ts';
import { gatewayDatabase } from './database.ts';
import { LiveHub } from './live/live-hub.ts';
import { LastKnown } from './registry/last-known.ts';
import { Registry } from './registry/registry.ts';
import { BuildStore } from './static/build-store.ts';

/** Pages are served while any of them is away, from what the registry said last. */
export async function openStores(config: GatewayConfig, log: Log) {
  const lastKnown = new LastKnown(config.STATIC_ROOT);
  const source = await gatewayDatabase(config, log, async () => (await lastKnown.read()) !== null);
  const redisUrl = config.REDIS_CACHE_URL ?? config.REDIS_QUEUE_URL;
  // What calls of one moment are counted by goes in one message.
  const redis = openRedis(redisUrl, log, { enableAutoPipelining: true });
  const hub = new LiveHub(openRedis(redisUrl, log));
  const registry = new Registry(source, log, { lastKnown, ttlMs: config.REGISTRY_MS });
  const builds = config.BUILDS_URL ? await openFileStore(config.BUILDS_URL) : null;
  const store = new BuildStore(config.STATIC_ROOT, builds, log);
  const close = async () => {
    redis.disconnect();
    await builds?.close();
    await source.destroy();
  };
  return { source, redis, hub, registry, store, close };
}
