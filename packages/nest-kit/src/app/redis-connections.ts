import type { Log } from '../log/logger.ts';
import type { openRedis, Redis } from '../redis/redis.ts';

type Urls = { REDIS_QUEUE_URL?: string | undefined; REDIS_CACHE_URL?: string | undefined };

export class RedisConnections {
  private readonly open = new Map<string, Redis>();

  constructor(
    private readonly urls: Urls,
    private readonly log: Log,
    private readonly connect: typeof openRedis,
  ) {}

  get queue(): Redis {
    return this.of('queue', this.urls.REDIS_QUEUE_URL);
  }

  get cache(): Redis {
    return this.of('cache', this.urls.REDIS_CACHE_URL ?? this.urls.REDIS_QUEUE_URL);
  }

  private of(name: string, url = ''): Redis {
    const redis = this.open.get(name) ?? this.connect(url, this.log);
    this.open.set(name, redis);
    return redis;
  }

  close(): void {
    for (const redis of this.open.values()) redis.disconnect();
  }
}
