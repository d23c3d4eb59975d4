import { Controller, Get, Module, type FactoryProvider } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { number, object } from 'yup';
import type { Background } from '../src/app/background.ts';
import { background, Feature, jobHandlers, round } from '../src/app/index.ts';
import { baseConfig, databaseConfig, queueConfig } from '../src/config/base-config.ts';
import { Db, openDatabase, serviceSchema } from '../src/db/index.ts';
import { createLog } from '../src/log/logger.ts';
import { handles, job } from '../src/outbox/index.ts';
import { schemaFor, testKeys, testRedisUrl } from '../src/testing/index.ts';
import { workerProcess } from '../src/worker/worker-process.ts';

const schema = serviceSchema({ entities: [], migrations: [] });
const config = object({
  ...baseConfig,
  ...databaseConfig,
  ...queueConfig,
  SWEEP_MS: number().default(50),
  TIDY_MS: number().default(50),
});
const slow = job('slow', object({ at: number().required() }));

let own: Awaited<ReturnType<typeof schemaFor>>;
let behind: DataSource;
beforeAll(async () => {
  own = await schemaFor('vip');
  behind = await openDatabase(own.url, schema, 2);
});
afterAll(async () => {
  await behind.destroy();
  await own.drop();
});

const env = () => ({
  ...testKeys,
  HUB_ENV: 'test',
  LOG_LEVEL: 'silent',
  PUBLIC_URL: 'http://localhost:8080',
  SERVICE_URLS: '{}',
  DATABASE_URL: own.url,
  REDIS_QUEUE_URL: testRedisUrl(),
});

it('a worker that closes begins no new work, ends what runs, and only then closes its stores', async () => {
  const course: string[] = [];
  const closing = Promise.withResolvers<void>();
  let kept: DataSource | undefined;
  const slowly = jobHandlers([DataSource], (source: DataSource) =>
    handles(slow, async () => {
      kept = source;
      course.push('job');
      await closing.promise;
      await source.query('SELECT SLEEP(0.4)');
      course.push('job ended');
    }),
  );
  const rounds = round('slow', 'TIDY_MS', [DataSource], (source: DataSource) => async () => {
    if (course.includes('round')) return;
    course.push('round');
    await closing.promise;
    await source.query('SELECT SLEEP(0.2)');
    course.push('round ended');
  });
  const beside = background([DataSource], (source: DataSource) => ({
    close: async () => {
      await source.query('SELECT 1');
      course.push('work ended');
    },
  }));

  @Feature({ worker: [slowly, rounds, beside] })
  class OwnModule {}

  const running = await workerProcess({ service: 'vip', config, schema, module: OwnModule, jobs: { atOnce: 1 } })(
    env(),
  );
  const db = new Db(behind);
  for (const at of [1, 2, 3, 4]) await db.runTx((tx) => tx.enqueue(slow, { at }, `slow-${at}`, { at: new Date(0) }));
  await expect.poll(() => course).toEqual(expect.arrayContaining(['job', 'round']));
  const closed = running.close();
  closing.resolve();
  await closed;
  // One that the queue hints at, and one that the sweeper finds.
  const begun = course.filter((one) => one === 'job').length;
  expect(begun).toBeLessThanOrEqual(2);
  expect(course).toEqual(expect.arrayContaining(['job ended', 'round ended', 'work ended']));
  expect(kept?.isInitialized).toBe(false);
  const left = await behind.query<{ dedupe_key: string }[]>('SELECT dedupe_key FROM outbox WHERE done_at IS NULL');
  expect(left).toHaveLength(4 - begun);
});

it('a worker has of a module what both processes have and what is its own, and no call', async () => {
  const made: string[] = [];
  const noting = (name: string) => ({ provide: name, useFactory: () => made.push(name) });

  @Controller('internal/none')
  class Calls {
    constructor() {
      made.push('controller');
    }

    @Get()
    none() {}
  }

  @Feature({ providers: [noting('both')], exports: ['both'] })
  class SharedModule {}

  @Feature({
    imports: [SharedModule],
    controllers: [Calls],
    http: [noting('http')],
    worker: [{ provide: 'worker', inject: ['both'], useFactory: () => made.push('worker') }],
    exports: ['http', 'worker'],
  })
  class OwnModule {}

  const running = await workerProcess({ service: 'vip', config, schema, module: OwnModule })(env());
  await running.close();
  expect(made).toEqual(['both', 'worker']);
});

it('a worker tells its health at a port of its own, and what its jobs came to', async () => {
  const jobs = jobHandlers([], () => handles(slow, async () => {}));

  @Feature({ worker: [jobs] })
  class OwnModule {}

  const running = await workerProcess({ service: 'vip', config, schema, module: OwnModule })({
    ...env(),
    BUILD: 'b1',
  });
  const told = async (path: string) => (await fetch(running.url + path)).text();
  expect([await told('/healthz'), await told('/readyz')]).toEqual(Array(2).fill('{"status":"ok"}'));
  await new Db(behind).runTx((tx) => tx.enqueue(slow, { at: 5 }, 'slow-5', { at: new Date(0) }));
  await expect.poll(() => told('/metrics')).toContain('hub_jobs_total{outcome="done"}');
  expect(await told('/metrics')).toContain('hub_build_info{build="b1"} 1');
  expect(await told('/metrics')).toContain('hub_safeguard_held');
  await behind.query('RENAME TABLE heartbeat TO heartbeat_away');
  await expect.poll(() => told('/readyz'), { timeout: 8000 }).toBe('{"msg":"database takes no writes"}');
  await behind.query('RENAME TABLE heartbeat_away TO heartbeat');
  await running.close();
  await expect(told('/healthz')).rejects.toThrow();
});

it('a module of Nest that would have a feature without its parts is refused', async () => {
  @Feature({ providers: [] })
  class Own {}

  @Module({ imports: [Own] })
  class PlainModule {}

  const started = workerProcess({ service: 'vip', config, schema, module: PlainModule })(env());
  await expect(started).rejects.toThrow('Own is a feature');
});

it('a round whose setting does not exist is refused, instead of never resting', () => {
  const { useFactory } = round('lost', 'NO_SUCH_MS', [], () => async () => {}) as FactoryProvider<Background>;
  const begin = (useFactory as (...parts: unknown[]) => Background)(
    () => () => Promise.resolve(),
    createLog('test', 'silent'),
    {},
  );
  expect(() => begin.onApplicationBootstrap()).toThrow('no pause in NO_SUCH_MS');
});
