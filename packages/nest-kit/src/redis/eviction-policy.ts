import type { Redis } from 'ioredis';

/** null where it does not tell. Managed ones know no CONFIG, but say it in INFO. */
export async function evictionPolicy(redis: Redis): Promise<string | null> {
  if (redis.status !== 'ready') return null;
  const told = await redis.config('GET', 'maxmemory-policy').catch(() => null);
  const [, policy] = (told ?? []) as string[];
  if (policy) return policy;
  const info = await redis.info('memory').catch(() => '');
  return /^maxmemory_policy:(\S+)/m.exec(info)?.[1] ?? null;
}
