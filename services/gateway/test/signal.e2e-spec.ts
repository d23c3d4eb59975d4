import type { SignalMessage } from '@hub/contracts/shared';
import { openDatabase } from '@hub/nest-kit/db';
import { createLog } from '@hub/nest-kit/log';
import type { DataSource } from 'typeorm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { schema } from '../src/data-source.ts';
import { start } from '../src/main.ts';
import { endOldCounts } from '../src/retention.ts';
import { Signal } from '../src/signal/signal.ts';
import { cutWire } from './cut-wire.ts';
import { anAddress, gatewayWorld, publishBuilt, startGateway } from './gateway.setup.ts';
import { aRemote } from './builds.ts';

const HOUR_MS = 3_600_000;
const silent = createLog('gateway', 'silent', 'test');
const support = { area: 'support', build: 'bbbb000001', route: '/support' };
const shell = { area: 'shell', build: 'aaaa000001' };
const lately = () => new Date(Date.now() - HOUR_MS);

type World = Awaited<ReturnType<typeof gatewayWorld>>;
let world: World;
let source: DataSource;
let signal: Signal;
beforeAll(async () => {
  world = await gatewayWorld();
  source = await openDatabase(world.database.url, schema, 2);
  signal = new Signal(source, silent);
});
afterAll(async () => {
  await source.destroy();
  await world.close();
});
beforeEach(async () => {
  await source.query('DELETE FROM mount_count');
  await source.query('DELETE FROM vital_count');
});

const message = (over: Partial<SignalMessage> = {}): SignalMessage => ({
  webview: 'browser',
  shell: shell.build,
  mounts: [],
  vitals: [],
  ...over,
});
const send = (url: string, body: unknown, address = anAddress()) =>
  fetch(`${url}/api/signal`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

describe('mounts', () => {
  it('of one minute and build add up over gateways, and a failure stands for itself', async () => {
    const env = { ...world.env, MOUNT_SAMPLE: '10' };
    const gateways = [await start(env), await start(env)];
    for (const { url } of gateways) {
      const mounts = [
        { ...support, ms: 900, weight: 10 },
        { ...support, ms: 900, weight: 1, phase: 'chunk' as const },
        { ...support, ms: 900, weight: 50, phase: 'render' as const },
        { ...shell, ms: 300, weight: 10 },
      ];
      expect((await send(url ?? '', message({ mounts }))).status).toBe(204);
    }
    await Promise.all(gateways.map((gateway) => gateway.close()));
    expect(await signal.rates('support', lately())).toEqual([{ build: 'bbbb000001', mounts: 24, failures: 4 }]);
    expect(await signal.rates('shell', lately())).toMatchObject([{ mounts: 20, failures: 0 }]);
    expect(await signal.rates('vip', lately())).toEqual([]);
  });

  it('of an older build that a tab still has are counted apart from those of the live one', async () => {
    const gateway = await startGateway();
    await publishBuilt(gateway.env, [aRemote({ build: 'bbbb000002' })]);
    const second = await start(gateway.env);
    const mounts = ['bbbb000001', 'bbbb000002'].map((build) => ({ ...support, build, ms: 1, weight: 1 }));
    await send(second.url ?? '', message({ mounts }));
    await second.close();
    const own = await openDatabase(gateway.database.url, schema, 1);
    const rates = await new Signal(own, silent).rates('support', lately());
    await own.destroy();
    await gateway.close();
    expect(rates.map(({ build, mounts: many }) => [build, many])).toEqual([
      ['bbbb000001', 1],
      ['bbbb000002', 1],
    ]);
  });

  it('before `since` do not count, those of its minute and of a trial that began in it do', async () => {
    const now = Date.now();
    const minute = now - (now % 60_000);
    signal.countMount({ ...support, weight: 1 }, minute - 1);
    signal.countMount({ ...support, weight: 1 }, minute);
    signal.countMount({ ...support, weight: 1, trialAt: minute + 29_500 }, minute + 31_000);
    await signal.write();
    expect(await signal.rates('support', new Date(minute))).toMatchObject([{ mounts: 2 }]);
    expect(await signal.rates('support', new Date(minute + 30_000))).toMatchObject([{ mounts: 1 }]);
  });
});

describe('measures', () => {
  it('have a p75 by name, route and webview, off by less than 5 %', async () => {
    for (let value = 100; value <= 2000; value += 100)
      signal.countVital({ ...support, name: 'LCP', webview: 'browser', value });
    signal.countVital({ ...support, name: 'LCP', webview: 'webview', value: 5000 });
    signal.countVital({ ...support, build: 'bbbb000009', name: 'LCP', webview: 'webview', value: 9 });
    signal.countVital({ ...support, name: 'CLS', webview: 'browser', value: 0 });
    await signal.write();
    const views = await signal.vitals({ area: 'support', build: 'bbbb000001', hours: 1 });
    expect(views.map(({ name, route, webview, samples }) => [name, route, webview, samples])).toEqual([
      ['LCP', '/support', 'browser', 20],
      ['CLS', '/support', 'browser', 1],
      ['LCP', '/support', 'webview', 1],
    ]);
    const [lcp, cls, framed] = views.map(({ p75 }) => p75);
    expect(Math.abs((lcp ?? 0) - 1500) / 1500).toBeLessThan(0.05);
    expect(cls).toBe(0);
    expect(Math.abs((framed ?? 0) - 5000) / 5000).toBeLessThan(0.05);
    expect(await signal.vitals({ area: 'support', hours: 1 })).toHaveLength(3);
  });

  it('of a mount are how long it took, of those that stood there', async () => {
    const gateway = await start(world.env);
    const mounts = [
      { ...support, ms: 900, weight: 10 },
      { ...support, ms: 9000, weight: 1, phase: 'entry' as const },
    ];
    const vitals = [{ ...support, name: 'TTFB' as const, value: 80 }];
    await send(gateway.url ?? '', message({ webview: 'frame', mounts, vitals }));
    await gateway.close();
    const views = await signal.vitals({ area: 'support', hours: 1 });
    expect(views.map(({ name, webview, samples, p75 }) => [name, webview, samples, Math.round(p75 / 100)])).toEqual([
      ['TTFB', 'frame', 1, 1],
      ['mount', 'frame', 1, 9],
    ]);
  });
});

describe('what a stranger sends', () => {
  const mount = { ...support, ms: 1, weight: 1 };
  const vital = { ...support, name: 'LCP', value: 1 };
  it.each<[string, unknown]>([
    ['no JSON', '{'],
    ['null', null],
    ['a list', [message({ mounts: [mount] })]],
    ['an unknown webview', { ...message(), webview: 'tv', mounts: [mount] }],
    ['mounts that are no list', { ...message(), mounts: mount, vitals: 'x' }],
    ['nobody’s area', message({ mounts: [{ ...mount, area: 'nobody' }] })],
    ['a build of another area', message({ mounts: [{ ...mount, area: 'shell' }] })],
    ['an unknown build', message({ mounts: [{ ...mount, build: 'cccc000001' }] })],
    ['an unknown shell', message({ shell: 'cccc000001', mounts: [mount] })],
    ['a shell that is no text', { ...message({ mounts: [mount] }), shell: ['aaaa000001'] }],
    ['a page that stood there without a build', message({ mounts: [{ ...mount, build: '' }] })],
    ['a failure without a build, and without a trial', message({ mounts: [{ ...mount, build: '', phase: 'entry' }] })],
    ['an unknown phase', { ...message(), mounts: [{ ...mount, phase: 'lunch' }] }],
    ['names that are no text', { ...message(), mounts: [{ ...mount, area: ['support'], build: {} }] }],
    [
      'measures of nothing',
      {
        ...message(),
        vitals: [
          { ...vital, name: 'FID' },
          { ...vital, name: 'mount' },
          { ...vital, value: '1' },
          { ...vital, value: -1 },
          { ...vital, value: 1e9 },
          { ...vital, route: '/service/H73?token=abc' },
          { ...vital, route: undefined },
          { ...vital, build: 'cccc000001' },
        ],
      },
    ],
  ])('%s is thrown away, with the usual answer', async (_, body) => {
    const gateway = await start(world.env);
    expect((await send(gateway.url ?? '', body)).status).toBe(204);
    await gateway.close();
    expect(await source.query('SELECT * FROM mount_count')).toEqual([]);
    expect(await source.query('SELECT * FROM vital_count')).toEqual([]);
  });

  it.each([
    ['itself where everybody tells', {}, 1],
    ['ten where one of ten tells', { MOUNT_SAMPLE: '10' }, 10],
  ])('stands for %s, is twenty of a kind and a minute’s worth per network', async (_, sample, weight) => {
    const gateway = await start({ ...world.env, ...sample, LIMIT_FACTOR: '0.025' });
    const address = anAddress();
    const heavy = message({ mounts: Array.from({ length: 40 }, () => ({ ...mount, weight: 1e12 })) });
    const answers = [];
    for (let call = 0; call < 5; call += 1) answers.push((await send(gateway.url ?? '', heavy, address)).status);
    expect(answers).toEqual([204, 204, 204, 429, 429]);
    expect((await send(gateway.url ?? '', 'x'.repeat(20_000))).status).toBe(413);
    await gateway.close();
    expect(await signal.rates('support', lately())).toMatchObject([{ mounts: 3 * 20 * weight, failures: 0 }]);
  });
});

describe('a database that is away', () => {
  let wire: Awaited<ReturnType<typeof cutWire>>;
  let own: DataSource;
  beforeEach(async () => {
    wire = await cutWire(world.database.url);
    const url = new URL(world.database.url);
    url.port = new URL(wire.url).port;
    own = await openDatabase(url.href, schema, 2);
  });
  afterEach(async () => {
    await own.destroy();
    await wire.close();
  });

  it('costs no signal that memory has room for, nor counts one twice', async () => {
    const waiting = new Signal(own, silent, 3);
    wire.cut();
    waiting.countMount({ ...support, weight: 2 });
    await expect(waiting.write()).rejects.toThrow();
    waiting.countMount({ ...support, weight: 3 });
    waiting.countMount({ ...shell, weight: 1 });
    await expect(waiting.write()).rejects.toThrow();
    wire.mend();
    await waiting.write();
    await waiting.write();
    expect(await signal.rates('support', lately())).toMatchObject([{ mounts: 5 }]);
    expect(await signal.rates('shell', lately())).toMatchObject([{ mounts: 1 }]);
  });

  it('makes memory hold so much and no more, and what it holds is written', async () => {
    const waiting = new Signal(own, silent, 3);
    wire.cut();
    for (let minute = 0; minute < 100; minute += 1)
      waiting.countMount({ ...support, weight: 1 }, Date.now() - minute * 60_000);
    await expect(waiting.write()).rejects.toThrow();
    wire.mend();
    await waiting.write();
    expect(await signal.rates('support', new Date(0))).toMatchObject([{ mounts: 3 }]);
  });

  it('costs no page its answer, nor the end of a gateway its time', async () => {
    const url = new URL(world.database.url);
    url.port = new URL(wire.url).port;
    const gateway = await start({ ...world.env, DATABASE_URL: url.href });
    await send(gateway.url ?? '', message({ mounts: [{ ...support, ms: 1, weight: 1 }] }));
    wire.cut();
    const began = Date.now();
    const mounts = [{ ...support, ms: 1, weight: 1 }];
    expect((await send(gateway.url ?? '', message({ mounts }))).status).toBe(204);
    expect((await fetch(`${gateway.url}/support`, { headers: { accept: 'text/html' } })).status).toBe(200);
    expect(Date.now() - began).toBeLessThan(3000);
    await gateway.close();
  });
});

it('counts are kept as long as the table of what is kept says', async () => {
  const at = (days: number) => Date.now() - days * 24 * HOUR_MS;
  for (const days of [1, 89, 91]) signal.countMount({ ...support, weight: 1 }, at(days));
  for (const days of [1, 13, 15])
    signal.countVital({ ...support, name: 'LCP', webview: 'browser', value: 1 }, at(days));
  await signal.write();
  await endOldCounts(source);
  const rows = async (table: string) => ((await source.query(`SELECT * FROM ${table}`)) as unknown[]).length;
  expect([await rows('mount_count'), await rows('vital_count')]).toEqual([2, 2]);
});
