import { Redis, type RedisOptions } from 'ioredis';
import type { Log } from '../log/logger.ts';
import { redisAddress } from './redis-address.ts';

export type { Redis };

/** By its address or by those of its sentinels. */
export function connectRedis(url: string, options: RedisOptions): Redis {
  const address = redisAddress(url);
  return typeof address === 'string' ? new Redis(address, options) : new Redis({ ...address, ...options });
}

/** Commands fail at once while Redis is away: it holds no request up, and nothing refuses to start. */
export function openRedis(url: string, log: Log, more: RedisOptions = {}): Redis {
  const redis = connectRedis(url, {
    ...more,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    connectTimeout: 1000,
    commandTimeout: 1000,
    retryStrategy: (times) => Math.min(times * 200, 3000),
    reconnectOnError: (error) => error.message.startsWith('READONLY'),
  });
  let away = false;
  redis.on('error', (error) => {
    if (!away) log.warn({ code: 'REDIS_AWAY', reason: error.message }, 'redis is away');
    away = true;
  });
  redis.on('ready', () => {
    if (away) log.info({ code: 'REDIS_BACK' }, 'redis is back');
    away = false;
  });
  return redis;
}
