import { mkdtempSync, rmSync } from 'node:fs';
import { randomBytes, randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createConnection } from 'mysql2/promise';
import { routes } from '@hub/contracts/routes';
import type { CreatedView } from '@hub/contracts/tickets';
import { parseRings } from '@hub/nest-kit/keys';
import { adminUrl, testRedisUrl } from '@hub/nest-kit/testing';
import { issueSiteToken, type TokenRings } from '@hub/nest-kit/tokens';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSite, type Site } from '../../infra/local/site.ts';
import { keyOf, Recorder } from './recorder.ts';
import { Desk } from './staff-answers.ts';
import { thingsOfACase } from './things-of-a-case.ts';

const folder = mkdtempSync(join(tmpdir(), 'hub-strangers-'));
const schemaPrefix = `hubtest_s${randomBytes(3).toString('hex')}_`;
const ABSENT = 4_000_000_000;
const OWNER = { game: 'H73', uid: 'uid-owner' };

let site: Site;
let theirs = 0;
const headersOf: Record<string, Record<string, string>> = {};

async function siteToken(game: string, uid: string): Promise<string> {
  const rings = parseRings(site.envOf('support').TOKEN_KEYS ?? '{}') as TokenRings;
  return issueSiteToken(rings, { game, uid, server: 'tw_2001', role: '1000', name: '測試', inGameId: '1000' });
}

async function file(game: string, uid: string): Promise<CreatedView> {
  const answer = await fetch(`${site.url}/api/questions/create_web_form`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-auth-token': await siteToken(game, uid),
      'idempotency-key': randomUUID(),
    },
    body: JSON.stringify({ game_id: game, question_type: '1', email: 'owner@example.com', content: '角色卡在地圖裡' }),
  });
  return ((await answer.json()) as { msg: CreatedView }).msg;
}

/** Signed in, with its rights narrowed to the games that are given. */
async function staffHeaders(login: string, game?: string): Promise<Record<string, string>> {
  if (game) {
    const database = await createConnection(adminUrl());
    await database.query(
      `UPDATE ${schemaPrefix}identity.staff_grant SET game_id = ? WHERE staff_id =
        (SELECT id FROM ${schemaPrefix}identity.staff WHERE login = ?)`,
      [game, login],
    );
    await database.end();
  }
  const desk = new Desk(new Recorder(site.url), site.url);
  await desk.signIn(site.staff.find((row) => row.login === login)!);
  return { cookie: desk.cookie, origin: site.url, 'x-csrf-token': desk.csrf };
}

beforeAll(async () => {
  site = await startSite({
    adminUrl: adminUrl(),
    redisUrl: testRedisUrl(),
    folder,
    schemaPrefix,
    hubEnv: 'test',
    logLevel: 'warn',
    processes: true,
    extraEnv: { gateway: { LIMIT_FACTOR: '1000' } },
  });
  theirs = (await file(OWNER.game, OWNER.uid)).question_id;
  Object.assign(headersOf, {
    nobody: {},
    'a text that is no token': { 'x-auth-token': 'a.b.c' },
    'a player of the same game': { 'x-auth-token': await siteToken('H73', 'uid-stranger') },
    'the same account at another game': { 'x-auth-token': await siteToken('G112', OWNER.uid) },
    'the holder of another case': { 'x-auth-token': (await file('H73', 'uid-other')).token },
    'staff without a role for cases': await staffHeaders('finance'),
    'staff of another game': await staffHeaders('yue', 'G112'),
  });
}, 180_000);
afterAll(async () => {
  await site?.close();
  rmSync(folder, { recursive: true, force: true });
});

const visitors = [
  'nobody',
  'a text that is no token',
  'a player of the same game',
  'the same account at another game',
  'the holder of another case',
  'staff without a role for cases',
  'staff of another game',
];

/** What a stranger can tell answers by: all of them but the date and the name of the request. */
async function answerTo(key: string, visitor: string, id: number) {
  const named = thingsOfACase[key];
  if (typeof named !== 'function') throw new Error(`${key} names no case`);
  const { line, json, form } = named(id);
  const [method = 'GET', path = ''] = line.split(' ');
  const body = form ?? (json === undefined ? undefined : JSON.stringify(json));
  const answer = await fetch(site.url + path, {
    method,
    headers: { ...(json !== undefined && { 'content-type': 'application/json' }), ...headersOf[visitor] },
    ...(body !== undefined && { body }),
  });
  const changing = new Set(['date', 'x-request-id', 'ratelimit-remaining', 'ratelimit-reset']);
  const headers = [...answer.headers].filter(([name]) => !changing.has(name));
  return { status: answer.status, headers, body: await answer.text() };
}

describe('somebody else’s case', () => {
  const support = routes.filter((row) => row.service === 'support').map(keyOf);

  it('every row of the area says how it names one', () => {
    expect(Object.keys(thingsOfACase).toSorted()).toEqual(support.toSorted());
  });

  const naming = support.filter((key) => typeof thingsOfACase[key] === 'function');
  const tries = naming.flatMap((key) => visitors.map((visitor) => [visitor, key] as const));

  it.each(tries)('for %s is like one that is not there: %s', async (visitor, key) => {
    const foreign = await answerTo(key, visitor, theirs);
    const absent = await answerTo(key, visitor, ABSENT);
    expect(foreign.status).toBeGreaterThanOrEqual(400);
    expect(foreign.status).toBeLessThan(500);
    expect(foreign).toEqual(absent);
  });
});
