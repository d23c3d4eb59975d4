import { openDatabase } from '@hub/nest-kit/db';
import type { DataSource } from 'typeorm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { schema } from '../src/data-source.ts';
import { PublishTokens } from '../src/releases/publish-tokens.ts';
import { anAddress, startGateway, type Gateway } from './gateway.setup.ts';
import { json } from './tiny-service.ts';

let gateway: Gateway;
let source: DataSource;
let tokens: PublishTokens;

beforeAll(async () => {
  // A tenth of the real numbers: 120 calls of a team, 12 moves, 30 reads a minute.
  gateway = await startGateway({ env: { LIMIT_FACTOR: '0.1', CANARY_EVERY_MS: '0' } });
  source = await openDatabase(gateway.database.url, schema, 2);
  tokens = new PublishTokens(source);
});
afterAll(async () => {
  await source.destroy();
  await gateway.close();
});

type Sent = { token?: string; from?: string; body?: object };
const team = async (path: string, { token, from = anAddress(), body }: Sent) => {
  const { status } = await fetch(`${gateway.url}/api/releases${path}`, {
    headers: { 'x-forwarded-for': from, ...(token && { authorization: `Bearer ${token}` }) },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  return status;
};
const times = async (count: number, call: (at: number) => Promise<number>) =>
  new Set(await Promise.all(Array.from({ length: count }, (_, at) => call(at))));
const invented = (at: number) => `hubp_${String(at).padStart(43, 'x')}`;
/** Answered with 409 when it came as far as it could. */
const body = { verb: 'stop', revision: 9999 };

describe('a move of a team', () => {
  it('is not shut out by wrong tokens of its network', async () => {
    const [from, token] = [anAddress(), await tokens.make('support', 'zoe')];
    await team('', { token });
    expect(await times(121, (at) => team('/support', { from, token: invented(at) }))).toEqual(new Set([401, 429]));
    expect(await team('/support', { from, token: invented(0) })).toBe(429);
    await expect.poll(() => team('/support', { from, token })).toBe(200);
    expect(await team('/support/moves', { from, token, body })).toBe(409);
  });

  it('is not shut out by files and builds that were sent with the same token', async () => {
    const [from, token] = [anAddress(), await tokens.make('support', 'zoe')];
    const build = () => team('/support/builds/none', { token });
    await expect.poll(async () => (await times(121, build)).has(429)).toBe(true);
    expect(await team('/support', { from, token })).toBe(200);
    expect(await team('/support/moves', { from, token, body })).toBe(409);
  });

  it('has a limit of its own, which no other team uses up', async () => {
    const [token, other] = [await tokens.make('support', 'zoe'), await tokens.make('shell', 'mei')];
    const move = () => team('/support/moves', { token, body });
    await expect.poll(async () => (await times(13, move)).has(429)).toBe(true);
    expect(await team('/shell', { token: other })).toBe(200);
  });
});

it('however many tokens are invented, which are good is read once a second', async () => {
  const asked: string[] = [];
  const counting = new PublishTokens({ query: async (text: string) => (asked.push(text), []) as never });
  await Promise.all(Array.from({ length: 50 }, (_, at) => counting.known({ authorization: `Bearer ${invented(at)}` })));
  expect(asked).toHaveLength(1);
});

it('a token stays known while the table cannot be read', async () => {
  const token = await tokens.make('support', 'zoe');
  const headers = { authorization: `Bearer ${token}` };
  let away = false;
  const query: DataSource['query'] = (text, values) =>
    away ? Promise.reject(new Error('away')) : source.query(text, values as unknown[]);
  const seen = new PublishTokens({ query });
  expect(await seen.known(headers)).toBeTruthy();
  away = true;
  expect(await seen.known(headers)).toBeTruthy();
});

describe('a move at the desk', () => {
  const desk = async (path: string, cookie: string, from: string, sent?: object) => {
    const { status } = await fetch(`${gateway.url}/api/staff/releases${path}`, {
      headers: {
        'x-forwarded-for': from,
        'x-csrf-token': 'x',
        'sec-fetch-site': 'same-origin',
        cookie: `hub_staff=${cookie}`,
      },
      ...(sent && { method: 'POST', body: JSON.stringify(sent) }),
    });
    return status;
  };
  const owner = { kind: 'staff', id: 7, login: 'nova', name: '小諾', roles: [], owner: true };
  const good = () => {
    const session = `good${Math.random()}`;
    gateway.identity.routes['POST /internal/staff-session'] = (incoming, response) =>
      incoming.body.includes(session) ? json(response, { staff: owner, csrf_ok: true }) : json(response, {}, 401);
    return session;
  };

  it('is not shut out by what others of its network read without a session', async () => {
    const [from, session] = [anAddress(), good()];
    const registry = async () =>
      (await fetch(`${gateway.url}/api/registry`, { headers: { 'x-forwarded-for': from } })).status;
    expect(await times(31, registry)).toEqual(new Set([200, 429]));
    expect(await desk('/support', session, from)).toBe(200);
    expect(await desk('/support/moves', session, from, body)).toBe(409);
  });

  it('is not shut out by invented sessions, once its own was proven', async () => {
    const [from, session] = [anAddress(), good()];
    expect(await desk('/support', session, from)).toBe(200);
    expect(await times(13, (at) => desk('/support/moves', `bad${at}`, from, body))).toEqual(new Set([401, 429]));
    expect(await desk('/support/moves', session, from, body)).toBe(409);
    expect(await desk('', session, from)).toBe(200);
  });
});
