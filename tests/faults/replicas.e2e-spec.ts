import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { FormSettingsView } from '@hub/contracts/tickets';
import { parseRings } from '@hub/nest-kit/keys';
import { aPlayer } from '@hub/nest-kit/testing';
import { issueSiteToken, type TokenRings } from '@hub/nest-kit/tokens';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { plain } from '../../packages/nest-kit/test/files/samples.ts';
import { file } from './fault-site.ts';
import { accountOf, deskAt } from './replicas/at-the-desk.ts';
import { calendarsRunOnce } from './replicas/calendars.ts';
import { canaryIsStopped } from './replicas/canary-is-stopped.ts';
import { anAddress } from './replicas/insist.ts';
import { oneOfEachDies } from './replicas/one-of-each-dies.ts';
import { presenceIsShared } from './replicas/presence.ts';
import { releasesAreSeen } from './replicas/releases-are-seen.ts';
import { replicaOf } from './replicas/round-robin.ts';
import { factorCountsEverywhere } from './replicas/second-factor.ts';
import { startTwoOfEverything, type TwoOfEverything } from './replicas/two-of-everything.ts';

/* What decision 0088 promises of replicas, each line of its list that a running site can show. */
let two: TwoOfEverything;
beforeAll(async () => {
  two = await startTwoOfEverything();
}, 300_000);
afterAll(() => two?.end(), 60_000);

const tokenOf = (uid: string) =>
  issueSiteToken(parseRings(two.site.envOf('support').TOKEN_KEYS ?? '{}') as TokenRings, {
    ...aPlayer(),
    game: 'H73',
    uid,
  });
const both = (answers: Response[]) => expect(new Set(answers.map(replicaOf))).toEqual(new Set(['0', '1']));

it('a limit is one limit, however many count', async () => {
  const address = anAddress();
  const lookUp = () =>
    fetch(`${two.url}/api/questions/by_checkid`, {
      method: 'POST',
      body: JSON.stringify({ email: 'nobody@example.com', check_id: 'AAAAAAAA' }),
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    });
  const answers: Response[] = [];
  for (let n = 0; n < 26; n += 1) answers.push(await lookUp());
  both(answers);
  expect(answers.filter(({ status }) => status !== 429)).toHaveLength(20);
});

it('who signs in at one is signed in at the other, and signed out as well', async () => {
  const desk = deskAt(two, two.url);
  await desk.signIn(accountOf(two, 'yue'));
  const me = (url: string) => fetch(`${url}/api/staff/me`, { headers: { cookie: desk.cookie } });
  const seen = await Promise.all([0, 1, 2, 3].map(() => me(two.url)));
  both(seen);
  expect(seen.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  await desk.call('POST /api/staff/logout');
  // A gateway knows a session for ten seconds.
  const statuses = async () => (await Promise.all(two.gateways.map(me))).map(({ status }) => status);
  await expect.poll(statuses, { timeout: 15_000, interval: 500 }).toEqual([401, 401]);
}, 60_000);

factorCountsEverywhere(() => two);

it('a challenge that one made is taken by the other, once', async () => {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': anAddress() };
  const form = await fetch(`${two.url}/api/questions/render_create_form/H73`, { headers });
  const { settings } = (await form.json()) as { settings: FormSettingsView };
  const fileOnce = async (token: string) => {
    const key = randomUUID();
    const body = {
      game_id: 'H73',
      question_type: '2',
      email: `replicas-${key}@example.com`,
      phone: '0912345678',
      mobile_locale: '886',
      content: '兩個副本之間的驗證',
      server_id: settings.game.servers[0]?.server_id,
      got_char: '1',
      character_name: '夜行者',
      in_game_id: '123456789',
      captcha_token: token,
    };
    const sent = { method: 'POST', headers: { ...headers, 'idempotency-key': key }, body: JSON.stringify(body) };
    const answer = await fetch(`${two.url}/api/questions/create_web_form`, sent);
    return answer.ok ? 'taken' : Object.keys((await answer.json()) as object).join();
  };
  for (let round = 0; round < 2; round += 1) {
    const asked = await fetch(`${two.url}/api/captcha/challenge?for=create`, { headers });
    const challenge = (await asked.json()) as Challenge;
    const solution = await solveChallenge({ challenge, deriveKey });
    const { parameters, signature } = challenge;
    const token = Buffer.from(JSON.stringify({ challenge: { parameters, signature }, solution })).toString('base64');
    expect([await fileOnce(token), await fileOnce(token)]).toEqual(['taken', 'captcha_token']);
  }
}, 60_000);

it('a report has one mail', async () => {
  const keys = Array.from({ length: 12 }, () => randomUUID());
  const token = await tokenOf(`uid-${randomUUID()}`);
  const filed = await Promise.all(keys.map((key) => file({ ...two.site, url: two.url }, token, '一件一封信', key)));
  both(filed);
  const mails = async () => {
    const { mails: all } = (await (await fetch(`${two.site.mailUrl}/api/mails`)).json()) as { mails: { to: string }[] };
    return all.filter(({ to }) => keys.some((key) => to.includes(key)));
  };
  await expect.poll(async () => (await mails()).length, { timeout: 30_000 }).toBe(12);
  await sleep(2500);
  expect(await mails()).toHaveLength(12);
}, 90_000);

calendarsRunOnce(() => two);

it('each worker tells its own health, and its own rounds', async () => {
  for (const name of two.workers)
    for (const nth of [0, 1] as const) {
      const { url } = two.replica(name, nth);
      await expect.poll(async () => (await fetch(`${url}/readyz`)).status, { timeout: 10_000 }).toBe(200);
      expect(await (await fetch(`${url}/metrics`)).text()).toContain('hub_build_info');
    }
  const makers = async () =>
    (
      await two.ask<{ many: number }>('support', "SELECT COUNT(*) AS many FROM schedule_run WHERE name = 'calendar'")
    ).map(({ many }) => Number(many));
  await expect.poll(makers).toEqual([2]);
}, 60_000);

releasesAreSeen(() => two);

canaryIsStopped(() => two);

it('what changes at one is heard by who listens at the other', async () => {
  const token = await tokenOf(`uid-${randomUUID()}`);
  for (const [at, elsewhere] of [two.gateways, two.gateways.toReversed()] as [string, string][]) {
    const leaving = new AbortController();
    const stream = await fetch(`${at}/api/live?me=1`, { headers: { 'x-auth-token': token }, signal: leaving.signal });
    const heard = (async () => {
      for await (const chunk of stream.body!.pipeThrough(new TextDecoderStream()))
        if (chunk.includes('event: change')) return true;
      return false;
    })();
    await file({ ...two.site, url: elsewhere }, token, '另一台也要知道');
    expect(await heard).toBe(true);
    leaving.abort();
  }
}, 30_000);

presenceIsShared(() => two);

oneOfEachDies(() => two);

it('a replica that starts leaves alone what another one receives', async () => {
  const { hostname, port } = new URL(two.replica('support', 0).url);
  const png = await plain().png().toBuffer();
  const head =
    '--xHUBx\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n';
  const bytes = Buffer.concat([Buffer.from(head), png, Buffer.from('\r\n--xHUBx--\r\n')]);
  // By the gateway itself, so that it is known which one of support receives it.
  const answer = new Promise<{ status: number; body: string }>((done, failed) => {
    const call = request(
      {
        hostname,
        port,
        path: '/api/questions/attachments?for=create',
        method: 'POST',
        headers: { 'content-type': 'multipart/form-data; boundary=xHUBx', ...two.sealed('support', anAddress()) },
      },
      (response) => {
        let body = '';
        response.on('data', (chunk) => (body += String(chunk)));
        response.on('end', () => done({ status: response.statusCode ?? 0, body }));
      },
    );
    call.on('error', failed);
    const half = Math.floor(bytes.length / 2);
    call.write(bytes.subarray(0, half));
    void two.second.start().then(() => call.end(bytes.subarray(half)));
  });
  expect(await answer).toMatchObject({ status: 200, body: expect.stringContaining('"id"') as string });
}, 60_000);
