import { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Presence } from '../src/live/presence.ts';
import { testRedisUrl } from '../src/testing/databases.ts';
import { unique } from '../src/testing/identities.ts';

const redis = new Redis(testRedisUrl());
const told: string[] = [];
const presence = new Presence(redis, (rows) => told.push(...rows.map(({ topic }) => topic)));
const yue = { id: 1, name: '小岳' };
const min = { id: 2, name: '小敏' };

beforeAll(() => new Promise<void>((done) => (redis.status === 'ready' ? done() : redis.once('ready', () => done()))));
afterAll(() => redis.quit());

describe('presence', () => {
  it('knows the others of one place, and tells of changes alone', async () => {
    const [here, elsewhere] = [`p:support:${unique()}`, `p:support:${unique()}`];
    await presence.beat(here, { ...yue, doing: 'reading' });
    await presence.beat(elsewhere, { ...yue, doing: 'writing' });
    expect(await presence.beat(here, { ...min, doing: 'reading' })).toEqual([{ ...yue, doing: 'reading' }]);
    await presence.beat(here, { ...min, doing: 'reading' });
    await presence.beat(here, { ...min, doing: 'gone' });
    expect(await presence.beat(here, { ...yue, doing: 'reading' })).toEqual([]);
    expect(told.filter((topic) => topic === here)).toHaveLength(3);
  });

  it('forgets who said nothing for half a minute, and the place after a minute', async () => {
    const topic = `p:support:${unique()}`;
    await presence.beat(topic, { ...yue, doing: 'reading' });
    expect(await redis.pttl(`hub-presence:${topic}`)).toBeLessThanOrEqual(60_000);
    const [seconds] = await redis.time();
    const old = { name: '小岳', doing: 'writing', at: (Number(seconds) - 33) * 1000 };
    await redis.hset(`hub-presence:${topic}`, '1', JSON.stringify(old), '3', 'nonsense');
    expect(await presence.beat(topic, { ...min, doing: 'reading' })).toEqual([]);
  });

  it('is empty without Redis, and breaks nothing', async () => {
    const gone = new Redis('redis://127.0.0.1:1', { lazyConnect: true, retryStrategy: () => null });
    gone.on('error', () => {});
    const away = new Presence(gone, () => expect.fail('nobody can be told'));
    expect(await away.beat('p:support:1', { ...yue, doing: 'reading' })).toEqual([]);
    const failing = { status: 'ready', multi: () => expect.fail('no answer') } as unknown as Redis;
    expect(await new Presence(failing, () => {}).beat('p:support:1', { ...yue, doing: 'reading' })).toEqual([]);
    gone.disconnect();
  });
});
