import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { randomBytes, randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createConnection } from 'mysql2/promise';
import { allRoutes } from '@hub/contracts/docs';
import { rowsOf } from '@hub/contracts/shared';
import { deskRoutes } from '@hub/contracts/tickets';
import { vipDesk, vipServiceCalls } from '@hub/contracts/vip';
import type { CreatedView, HandOverView, OpenedHandOverView } from '@hub/contracts/tickets';
import { parseRings } from '@hub/nest-kit/keys';
import { adminUrl, dropSchemas, testRedisUrl } from '@hub/nest-kit/testing';
import { issueSiteToken, type TokenRings } from '@hub/nest-kit/tokens';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startSite, type Site } from '../../infra/local/site.ts';
import { linkKeyOf, signed } from './partner-answers.ts';
import { keyOf, Recorder } from './recorder.ts';
import { Desk } from './desk-session.ts';
import { thingsOfSupport, thingsOfVip, type Has } from './things-of-a-case.ts';

const folder = mkdtempSync(join(tmpdir(), 'hub-strangers-'));
const schemaPrefix = `hubtest_s${randomBytes(3).toString('hex')}_`;
const ABSENT = 4_000_000_000;
const OWN_LINK = 'the link of the owner’s next report';
const OWNER = { game: 'H73', uid: 'uid-owner' };

let site: Site;
const theirs = { support: 0, vip: 0 };
let has: Has = { paper: 0 };
const headersOf: Record<string, Record<string, string>> = {};

async function siteToken(game: string, uid: string): Promise<string> {
  const rings = parseRings(site.envOf('support').TOKEN_KEYS ?? '{}') as TokenRings;
  return issueSiteToken(rings, { game, uid, server: 'tw_2001', role: '1000', name: '測試', inGameId: '1000' });
}

async function file(game: string, uid: string, api = 'questions'): Promise<CreatedView> {
  const answer = await fetch(`${site.url}/api/${api}/create_web_form`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-auth-token': await siteToken(game, uid),
      'idempotency-key': randomUUID(),
    },
    body: JSON.stringify({
      game_id: game,
      question_type: '1',
      email: 'owner@example.com',
      phone: '0912345678',
      content: '角色卡在地圖裡',
    }),
  });
  return ((await answer.json()) as { msg: CreatedView }).msg;
}

const query = async (sql: string, values: unknown[]): Promise<unknown> => {
  const database = await createConnection(adminUrl());
  try {
    return (await database.query(sql, values))[0];
  } finally {
    await database.end();
  }
};

/** The case has an ID paper, and is closed: its owner could look at the one and continue the other. */
async function fileWithPaper(): Promise<void> {
  const form = new FormData();
  const fields = { game_id: OWNER.game, question_type: 'f', email: 'owner@example.com', content: '帳號不見了，請協助' };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const paper = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#123456' } })
    .png()
    .toBuffer();
  form.set('attachment_id1', new Blob([new Uint8Array(paper)], { type: 'image/png' }), 'id.png');
  const headers = { 'x-auth-token': await siteToken(OWNER.game, OWNER.uid) };
  const answer = await fetch(`${site.url}/api/questions/create_web_form`, { method: 'POST', headers, body: form });
  theirs.support = ((await answer.json()) as { msg: CreatedView }).msg.question_id;
  const rows = await query(`SELECT id FROM ${schemaPrefix}support.attachment WHERE ticket_id = ?`, [theirs.support]);
  has = { paper: (rows as { id: number }[])[0]?.id ?? 0 };
  await query(
    `UPDATE ${schemaPrefix}support.ticket SET status = 4, closed_at = NOW(3), closed_by = 'player' WHERE id = ?`,
    [theirs.support],
  );
}

/** The owner is ranked and has a case at the desk of VIP. */
async function fileAtVip(): Promise<void> {
  const { game, uid } = OWNER;
  await query(`INSERT INTO ${schemaPrefix}vip.vip_push (game_id, partner_uid, level, as_of) VALUES (?, ?, 1, NOW(3))`, [
    game,
    uid,
  ]);
  theirs.vip = (await file(game, uid, 'vipquestions')).question_id;
}

/** Of a half-written report that somebody handed over to another browser. */
async function handedOver(uid: string): Promise<string> {
  const post = async <T>(path: string, body: object, headers: Record<string, string> = {}): Promise<T> => {
    const sent = { 'content-type': 'application/json', ...headers };
    const answer = await fetch(site.url + path, { method: 'POST', headers: sent, body: JSON.stringify(body) });
    return ((await answer.json()) as { msg: T }).msg;
  };
  const values = { question_type: '1', content: '角色卡在地圖裡' };
  const begun = { game_id: 'H73', form: 'create', values };
  const own = { 'x-auth-token': await siteToken('H73', uid) };
  const { code } = await post<HandOverView>('/api/questions/drafts', begun, own);
  return (await post<OpenedHandOverView>('/api/questions/drafts/open', { code })).token;
}

/** A token as it was three hours ago. */
async function endedToken(): Promise<string> {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 3 * 3_600_000 });
  try {
    return await siteToken(OWNER.game, OWNER.uid);
  } finally {
    vi.useRealTimers();
  }
}

/** The password was right; the second factor was not shown. */
async function halfStaff(login: string): Promise<Record<string, string>> {
  const desk = new Desk(new Recorder(site.url), site.url);
  const { password } = site.staff.find((row) => row.login === login)!;
  await desk.call('POST /api/staff/login', { login, password });
  await desk.call('GET /api/staff/me');
  return { cookie: desk.cookie, origin: site.url, 'x-csrf-token': desk.csrf };
}

/** Signed in, with its rights narrowed to the games that are given. */
async function staffHeaders(login: string, game?: string): Promise<Record<string, string>> {
  if (game) {
    await query(
      `UPDATE ${schemaPrefix}identity.staff_grant SET game_id = ? WHERE staff_id =
        (SELECT id FROM ${schemaPrefix}identity.staff WHERE login = ?)`,
      [game, login],
    );
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
    logLevel: 'silent',
    extraEnv: { gateway: { LIMIT_FACTOR: '1000' } },
  });
  await fileWithPaper();
  await fileAtVip();
  Object.assign(headersOf, {
    nobody: {},
    'a text that is no token': { 'x-auth-token': 'a.b.c' },
    'a player of the same game': { 'x-auth-token': await siteToken('H73', 'uid-stranger') },
    'the same account at another game': { 'x-auth-token': await siteToken('G112', OWNER.uid) },
    'the holder of another case': { 'x-auth-token': (await file('H73', 'uid-other')).token },
    'a report that a stranger handed over': { 'x-auth-token': await handedOver('uid-stranger') },
    [OWN_LINK]: { 'x-auth-token': await handedOver(OWNER.uid) },
    'the owner whose session has ended': { 'x-auth-token': await endedToken() },
    'staff without a second factor': await halfStaff('min'),
    'staff without a role for cases': await staffHeaders('finance'),
    'staff of another game': await staffHeaders('yue', 'G112'),
  });
}, 180_000);
afterAll(async () => {
  await site?.close();
  await dropSchemas(schemaPrefix);
  rmSync(folder, { recursive: true, force: true });
});

const visitors = [
  'nobody',
  'a text that is no token',
  'a player of the same game',
  'the same account at another game',
  'the holder of another case',
  'a report that a stranger handed over',
  OWN_LINK,
  'the owner whose session has ended',
  'staff without a second factor',
  'staff without a role for cases',
  'staff of another game',
];

/** What a stranger can tell answers by: all of them but the date and the name of the request. */
async function answerTo(key: string, visitor: string, id: number) {
  const named = { ...thingsOfSupport, ...thingsOfVip }[key];
  if (typeof named !== 'function') throw new Error(`${key} names no case`);
  const { line, json, form } = named(id, has);
  const [method = 'GET', path = ''] = line.split(' ');
  const body = form ?? (json === undefined ? undefined : JSON.stringify(json));
  const headers = { 'if-match': '1', ...headersOf[visitor] };
  const answer = await fetch(site.url + path, {
    method,
    headers: { ...(json !== undefined && { 'content-type': 'application/json' }), ...headers },
    ...(body !== undefined && { body }),
  });
  const changing = new Set(['date', 'x-request-id', 'ratelimit-remaining', 'ratelimit-reset']);
  const told = [...answer.headers].filter(([name]) => !changing.has(name));
  return { status: answer.status, headers: told, body: await answer.text() };
}

describe('a call of a game’s server', () => {
  const calls: [string, unknown?][] = [
    ['GET /api/partner/v1/unread?partner_uid=uid-owner'],
    ['POST /api/partner/v1/tokens/revoke', { partner_uid: 'uid-owner' }],
    [
      'PUT /api/partner/v1/vip',
      { as_of: '2026-11-22T10:00:00+08:00', rows: [{ partner_uid: 'uid-owner', level: 20 }] },
    ],
  ];
  const send = async (line: string, json: unknown, headers: Record<string, string>) => {
    const [method = 'GET', path = ''] = line.split(' ');
    const sent = { ...headers, ...(json !== undefined && { 'content-type': 'application/json' }) };
    const answer = await fetch(site.url + path, {
      method,
      headers: sent,
      ...(json !== undefined && { body: JSON.stringify(json) }),
    });
    return [answer.status, await answer.json()];
  };
  const refused = [401, { error: 'bad_signature' }];

  it.each(calls)('is refused from everybody who signs none: %s', async (line, json) => {
    for (const visitor of visitors) expect(await send(line, json, headersOf[visitor] ?? {}), visitor).toEqual(refused);
  });

  it.each(calls)(
    'is refused under a made-up key, one for tokens, and a signature of another call: %s',
    async (line, json) => {
      const own = linkKeyOf(folder, 'H73');
      const tokens = (
        JSON.parse(readFileSync(join(folder, 'partner-keys.json'), 'utf8')) as Record<
          string,
          { kid: string; key: string }
        >
      ).H73!;
      const other = signed(calls.find(([one]) => one !== line)?.[0] ?? '', own, json);
      const strangers = [
        signed(line, { ...own, secret: randomBytes(32) }, json),
        signed(line, { kid: 'nobody', secret: own.secret }, json),
        signed(line, { kid: tokens.kid, secret: Buffer.from(tokens.key, 'base64url') }, json),
        signed(line, own, { some: 'other body' }),
        other,
      ];
      for (const headers of strangers) expect(await send(line, json, headers)).toEqual(refused);
    },
  );

  it('tells another game nothing of an account, and has no effect there', async () => {
    const line = 'GET /api/partner/v1/unread?partner_uid=uid-owner';
    expect(await send(line, undefined, signed(line, linkKeyOf(folder, 'G112')))).toEqual([200, { unread_count: 0 }]);
  });
});

it('the case with a paper is one that its own staff may see', () => {
  expect([theirs.support, theirs.vip, has.paper].every((id) => id > 0)).toBe(true);
});

const rowsOfSupport = allRoutes.filter((row) => row.service === 'support');
const rowsOfVip = [...deskRoutes(vipDesk), ...rowsOf(vipServiceCalls)];

describe.each([
  ['support', thingsOfSupport, rowsOfSupport.map(keyOf)],
  ['vip', thingsOfVip, rowsOfVip.map(keyOf)],
] as const)('somebody else’s case of %s', (area, things, rows) => {
  it('every row of the area says how it names one', () => {
    expect(Object.keys(things).toSorted()).toEqual(rows.toSorted());
  });

  const naming = rows.filter((key) => typeof things[key] === 'function');
  // Whoever goes on with a report of the owner continues the owner's cases with it, and does nothing else.
  const maySend = (visitor: string, key: string) => visitor === OWN_LINK && key.endsWith('/create_web_form');
  const tries = naming
    .flatMap((key) => visitors.map((visitor) => [visitor, key] as const))
    .filter(([visitor, key]) => !maySend(visitor, key));

  it.each(tries)('for %s is like one that is not there: %s', async (visitor, key) => {
    const foreign = await answerTo(key, visitor, theirs[area]);
    const absent = await answerTo(key, visitor, ABSENT);
    expect(foreign.status).toBeGreaterThanOrEqual(400);
    expect(foreign.status).toBeLessThan(500);
    expect(foreign).toEqual(absent);
  });
});
