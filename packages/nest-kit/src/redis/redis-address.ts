import type { RedisOptions } from 'ioredis';

export const REDIS_ADDRESS = /^rediss?(\+sentinel)?:\/\//;
const SENTINEL = /^(rediss?)\+sentinel:\/\/(?:([^@/]*)@)?([^/?]+)\/([\w.-]+)(?:\/(\d+))?$/;
const SENTINEL_PORT = 26_379;

const hostOf = (text: string): { host: string; port: number } => {
  const { hostname, port } = new URL(`tcp://${text}`);
  return { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) || SENTINEL_PORT };
};

const spoken = (text = ''): string => decodeURIComponent(text);

/**
 * `redis[s]+sentinel://[user:password@]host[:port],host[:port]…/<name>[/<db>]`; user and password are those of Redis. Any
 * other address is returned as it is. Throws `TypeError`.
 */
export function redisAddress(url: string): string | RedisOptions {
  if (!url.includes('+sentinel:')) return url;
  const [, scheme, credentials, hosts = '', name = '', db] = SENTINEL.exec(url) ?? [];
  if (!hosts) throw new TypeError('an address of Redis by Sentinel is redis+sentinel://host:26379,host:26379/<name>');
  const [username, password] = credentials?.includes(':') ? credentials.split(':') : [undefined, credentials];
  return {
    sentinels: hosts.split(',').map(hostOf),
    name,
    ...(username && { username: spoken(username) }),
    ...(password && { password: spoken(password) }),
    ...(db && { db: Number(db) }),
    ...(scheme === 'rediss' && { tls: {}, enableTLSForSentinelMode: true }),
    sentinelRetryStrategy: (times) => Math.min(times * 200, 3000),
  };
}
