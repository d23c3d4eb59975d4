import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { testRedisUrl } from '@hub/nest-kit/testing';
import { gatewayConfig } from '../src/config.ts';
import { start } from '../src/main.ts';
import { cutWire } from './cut-wire.ts';
import { anAddress, startGateway, type Gateway } from './gateway.setup.ts';

/** Until its own line to Redis stands, a gateway counts for itself. */
const connected = (url: string) =>
  vi.waitFor(async () => expect(await (await fetch(`${url}/readyz`)).text()).not.toContain('redis away'), 10_000);
let gateway: Gateway;
let wire: Awaited<ReturnType<typeof cutWire>>;

beforeAll(async () => {
  wire = await cutWire(testRedisUrl());
  // A tenth of the real numbers: 30 reads, 2 look-ups a minute.
  gateway = await startGateway({ env: { LIMIT_FACTOR: '0.1', REDIS_CACHE_URL: wire.url } });
  await connected(gateway.url);
});
afterAll(async () => {
  await gateway.close();
  await wire.close();
});

const lookUp = (address: string, base = gateway.url) =>
  fetch(`${base}/api/questions/by_checkid`, { method: 'POST', body: '{}', headers: { 'x-forwarded-for': address } });
const statuses = async (calls: Promise<Response>[]) => (await Promise.all(calls)).map(({ status }) => status).sort();

describe('the rate limits', () => {
  it('refuse one call too many, and say when to come back', async () => {
    const address = anAddress();
    expect(await statuses([lookUp(address), lookUp(address)])).toEqual([200, 200]);
    const over = await lookUp(address);
    expect([over.status, await over.json()]).toEqual([
      429,
      { msg: '操作過於頻繁，您填的內容還在，請過 1 分鐘再試一次' },
    ]);
    expect(Number(over.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(Number(over.headers.get('retry-after'))).toBeLessThanOrEqual(60);
    expect(over.headers.get('x-request-id')).toBeTruthy();
  });

  it('tell a team that publishes too fast when to go on', async () => {
    const headers = { 'x-forwarded-for': anAddress() };
    const calls = Array.from({ length: 121 }, () => fetch(`${gateway.url}/api/releases/events`, { headers }));
    const answers = await Promise.all(calls);
    const over = answers.filter(({ status }) => status === 429);
    expect(over).toHaveLength(1);
    expect(Number(over[0]?.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
  });

  it('do not let one kind of call use up another', async () => {
    const address = anAddress();
    await statuses([lookUp(address), lookUp(address), lookUp(address)]);
    const read = await fetch(`${gateway.url}/api/notices`, { headers: { 'x-forwarded-for': address } });
    expect(read.status).toBe(200);
  });

  it('count a household of IPv6 as one, and nobody else with it', async () => {
    const [net, other] = [
      `2001:db8:${Math.floor(Math.random() * 9999)}`,
      `2001:db8:a${Math.floor(Math.random() * 999)}`,
    ];
    const calls = [`${net}:1::1`, `${net}:1::2`, `${net}:1:ffff::3`].map((address) => lookUp(address));
    expect(await statuses(calls)).toEqual([200, 200, 429]);
    expect((await lookUp(`${other}:1::1`)).status).toBe(200);
  });

  it('count files that no known build states, and none that one states', async () => {
    const headers = { 'x-forwarded-for': anAddress() };
    const file = async (path: string) => (await fetch(`${gateway.url}/r/${path}`, { headers })).status;
    const all = (paths: string[]) => Promise.all(paths.map(file));
    const invented = Array.from({ length: 31 }, (_, at) => `events/x${at}/a.js`);
    expect((await all(invented)).sort()).toEqual([...Array<number>(30).fill(404), 429]);
    expect(await all(['shell/aaaa000001/main.js', 'support/bbbb000001/none.js'])).toEqual([200, 429]);
  });

  it('cannot be evaded by inventing addresses', async () => {
    const address = anAddress();
    const calls = [1, 2, 3].map((number) => lookUp(`6.6.6.${number}, ${address}`));
    expect(await statuses(calls)).toEqual([200, 200, 429]);
  });

  it('are counted together by all gateways', async () => {
    const second = await start(gateway.env);
    await connected(second.url);
    const address = anAddress();
    const calls = [lookUp(address), lookUp(address, second.url), lookUp(address, second.url)];
    expect(await statuses(calls)).toEqual([200, 200, 429]);
    await second.close();
  });

  it('hold in each gateway alone while Redis is away', async () => {
    wire.cut();
    const address = anAddress();
    expect(await statuses([lookUp(address), lookUp(address), lookUp(address)])).toEqual([200, 200, 429]);
    wire.mend();
    await connected(gateway.url);
  });

  it('go on from what the gateway has counted itself when Redis goes away', async () => {
    const address = anAddress();
    expect((await lookUp(address)).status).toBe(200);
    wire.cut();
    expect(await statuses([lookUp(address), lookUp(address)])).toEqual([200, 429]);
    wire.mend();
  });

  it('may be multiplied in tests and nowhere else', () => {
    expect(() => gatewayConfig({ ...gateway.env, HUB_ENV: 'production' })).toThrow('LIMIT_FACTOR');
    expect(() => gatewayConfig({ HUB_ENV: 'test' })).toThrow(
      /STATIC_ROOT[\s\S]*TOKEN_KEYS|TOKEN_KEYS[\s\S]*STATIC_ROOT/,
    );
  });
});
