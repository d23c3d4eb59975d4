import { Queue } from 'bullmq';
import type { DataSource } from 'typeorm';
import { afterEach, expect, it, vi } from 'vitest';
import { createLog } from '../src/log/index.ts';
import { Relay } from '../src/outbox/relay.ts';
import { flushesEachCommit, neverEvicts, Safeguards, type Safeguard } from '../src/process/safeguards.ts';
import { openRedis } from '../src/redis/redis.ts';
import type { Watch } from '../src/schedules/index.ts';
import { testRedisUrl } from '../src/testing/index.ts';

const silent = createLog('test', 'silent');
const open: { close(): Promise<unknown> }[] = [];
afterEach(async () => {
  for (const one of open.splice(0).reverse()) await one.close();
});

const opened = async () => {
  const redis = openRedis(testRedisUrl(), silent);
  open.push({ close: async () => redis.disconnect() });
  await expect.poll(() => redis.status).toBe('ready');
  return redis;
};
const unknown = () => Promise.reject(new Error("ERR unknown command 'CONFIG'"));

const looked = async (guards: Safeguard[], strict: boolean) => {
  const lines: { code?: string; kind?: string }[] = [];
  const log = createLog('test', 'warn', '', { write: (line) => void lines.push(JSON.parse(line) as object) });
  const safeguards = new Safeguards(guards, { log, strict });
  open.push(safeguards);
  await safeguards.look();
  return { safeguards, lines };
};
const database = (value: string) =>
  flushesEachCommit({ query: () => Promise.resolve([{ value }]) } as unknown as DataSource);

it('a database that does not flush each commit is told: in the log, as a number, and where it matters as unreadiness', async () => {
  const { safeguards, lines } = await looked([database('2')], true);
  expect(safeguards.reason()).toBe('innodb_flush_log_at_trx_commit is 2');
  expect(safeguards.metrics()).toContain('hub_safeguard_held{setting="innodb_flush_log_at_trx_commit"} 0');
  expect(lines[0]).toMatchObject({ code: 'SAFEGUARD_MISSING', kind: 'innodb_flush_log_at_trx_commit' });
  const elsewhere = await looked([database('2')], false);
  expect([elsewhere.safeguards.reason(), elsewhere.safeguards.missing()]).toEqual([
    null,
    'innodb_flush_log_at_trx_commit is 2',
  ]);
});

it('a process that nobody calls tells it as a round that fails', async () => {
  const rounds: string[] = [];
  const watch: Watch = (name, everyMs, work) => () =>
    work().then(
      () => void rounds.push(`${name} ${everyMs} held`),
      (error: Error) => void rounds.push(`${name} ${everyMs} ${error.message}`),
    );
  for (const value of ['0', '1'])
    open.push(new Safeguards([database(value)], { log: silent, strict: true, everyMs: 60_000, watch }));
  await expect
    .poll(() => rounds)
    .toEqual(['safeguards 60000 innodb_flush_log_at_trx_commit is 0', 'safeguards 60000 held']);
});

it('is asked again every minute by itself, so that what an operator changes later is told as well', async () => {
  vi.useFakeTimers();
  try {
    let value = '1';
    const { safeguards } = await looked([{ name: 'x', wanted: '1', ask: () => Promise.resolve(value) }], true);
    expect(safeguards.reason()).toBe(null);
    value = '0';
    await vi.advanceTimersByTimeAsync(75_000);
    expect(safeguards.reason()).toBe('x is 0');
  } finally {
    vi.useRealTimers();
  }
});

it('a Redis that evicts is found by CONFIG or by INFO; one that tells neither is unknown, and not missing', async () => {
  const redis = await opened();
  expect(await neverEvicts(redis).ask()).toBe('noeviction');
  vi.spyOn(redis, 'config').mockImplementation(unknown);
  expect(await neverEvicts(redis).ask()).toBe('noeviction');
  vi.spyOn(redis, 'info').mockResolvedValue('# Memory\r\nmaxmemory_policy:allkeys-lru\r\n');
  expect((await looked([neverEvicts(redis)], true)).safeguards.reason()).toBe('maxmemory-policy is allkeys-lru');
  vi.spyOn(redis, 'info').mockImplementation(unknown);
  const { safeguards } = await looked([neverEvicts(redis)], true);
  expect([safeguards.reason(), safeguards.metrics()]).toEqual([null, expect.stringContaining('} NaN')]);
});

it('a queue whose policy cannot be known is used', async () => {
  const redis = await opened();
  vi.spyOn(redis, 'config').mockImplementation(unknown);
  const info = redis.info.bind(redis) as (...of: string[]) => Promise<string>;
  const ofMemory = (...of: string[]) => (of[0] === 'memory' ? unknown() : info(...of));
  vi.spyOn(redis, 'info').mockImplementation(ofMemory as typeof redis.info);
  const name = `relay-${process.pid}`;
  const relay = new Relay(name, redis, silent);
  const queue = new Queue(name, { connection: await opened() });
  open.push({ close: () => queue.obliterate({ force: true }).finally(() => queue.close()) });
  relay.push([{ id: '7', name: 'errand' }]);
  await expect.poll(() => queue.getWaitingCount()).toBe(1);
  await relay.close();
});
