import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { ConsumeCaptchaBody, ConsumeCaptchaView, OfferCaptchaView } from '@hub/contracts/identity';
import type { CaptchaView } from '@hub/contracts/shared';
import { callAs, unique } from '@hub/nest-kit/testing';
import { start as startProvider, type RunningProvider } from '../../../infra/simulators/captcha/src/main.ts';
import { start } from '../src/main.ts';
import { anIdentity, asGateway, identityEnv, type TestIdentity } from './identity.factory.ts';

const SITE_KEY = 'site-key-of-the-test';
const SECRET = 'secret-of-the-test';
const folder = mkdtempSync(join(tmpdir(), 'hub-captcha-'));
const secretFile = join(folder, 'secret');

let provider: RunningProvider;
let identity: TestIdentity;
const settings = (over: Record<string, string | undefined> = {}) => ({
  CAPTCHA_PROVIDER: 'turnstile',
  CAPTCHA_ORIGIN: provider.url,
  CAPTCHA_SITE_KEY: SITE_KEY,
  CAPTCHA_SECRET_FILE: secretFile,
  ...over,
});
beforeAll(async () => {
  writeFileSync(secretFile, `${SECRET}\n`);
  provider = await startProvider({ PORT: '0', CAPTCHA_SITE_KEY: SITE_KEY, CAPTCHA_SECRET: SECRET });
  identity = await anIdentity(settings());
});
afterEach(() => tell('/api/faults', { mode: 'ok' }));
afterAll(async () => {
  await identity.close();
  await provider.close();
  rmSync(folder, { recursive: true });
});

type Ledger = { tokens: { id: string; used_by: string | null; remoteip: string }[]; questions: number };
const tell = async <T>(path: string, body: object): Promise<T> =>
  (await (await fetch(provider.url + path, { method: 'POST', body: JSON.stringify(body) })).json()) as T;
const ledger = async () => (await (await fetch(`${provider.url}/api/ledger`)).json()) as Ledger;
const aToken = async (over: object = {}) =>
  (
    await tell<{ token: string }>('/api/tokens', {
      sitekey: SITE_KEY,
      action: 'create',
      hostname: 'localhost',
      ...over,
    })
  ).token;

const submitName = () => `anon:submit-${unique()}`;
async function consume(over: Partial<ConsumeCaptchaBody>, base = identity.url): Promise<ConsumeCaptchaView> {
  const body = { for: 'create', provider: 'turnstile', by: submitName(), payload: '', ip: '203.0.113.9', ...over };
  const sent = { who: asGateway, body };
  const answer = await callAs<ConsumeCaptchaView>(base, 'identity', 'POST /internal/captcha/consume', sent);
  expect(answer.status).toBe(200);
  return answer.body;
}
const solved = async (view: CaptchaView, base = identity.url) => {
  const { body: challenge } = await callAs<Challenge>(base, 'identity', `GET ${view.challenge_url}`);
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
};
const refusal = (view: ConsumeCaptchaView) => {
  if (view.ok) throw new Error('it passed');
  return view;
};
/** An identity of its own, for what is remembered of the provider. */
async function withIdentity<T>(
  over: Record<string, string | undefined>,
  work: (url: string) => Promise<T>,
): Promise<T> {
  const running = await start(identityEnv(identity.databaseUrl, settings(over)));
  try {
    return await work(running.url);
  } finally {
    await running.close();
  }
}

describe('the widget of an outside provider', () => {
  it('is offered with its public key and script, and without the secret', async () => {
    const line = 'GET /internal/captcha/offer?for=create&provider=turnstile';
    const { body } = await callAs<OfferCaptchaView>(identity.url, 'identity', line, { who: asGateway });
    expect(body.captcha).toEqual({
      enabled: true,
      form: 'create',
      provider: 'turnstile',
      site_key: SITE_KEY,
      challenge_url: '',
      script_url: `${provider.url}/turnstile/v0/api.js?render=explicit`,
    });
    expect((await callAs(identity.url, 'identity', line)).status).toBe(403);
  });

  it('is our own challenge where the form or the site is not set up for it', async () => {
    const own = { provider: 'altcha', challenge_url: '/api/captcha/challenge?for=lookup', script_url: '' };
    const line = 'GET /internal/captcha/offer?for=lookup';
    const { body } = await callAs<OfferCaptchaView>(identity.url, 'identity', line, { who: asGateway });
    expect(body.captcha).toMatchObject(own);
    await withIdentity({ CAPTCHA_PROVIDER: undefined }, async (url) => {
      const wanted = await callAs<OfferCaptchaView>(url, 'identity', `${line}&provider=turnstile`, { who: asGateway });
      expect(wanted.body.captcha).toMatchObject(own);
    });
  });

  it('names Cloudflare when nothing simulates it', async () => {
    await withIdentity({ CAPTCHA_ORIGIN: undefined }, async (url) => {
      const line = 'GET /internal/captcha/offer?for=create&provider=turnstile';
      const { body } = await callAs<OfferCaptchaView>(url, 'identity', line, { who: asGateway });
      expect(body.captcha.script_url).toBe('https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit');
    });
  });

  it.each([
    [{ CAPTCHA_SITE_KEY: undefined }, /CAPTCHA_SITE_KEY is missing/],
    [{ CAPTCHA_SECRET_FILE: undefined }, /CAPTCHA_SECRET or CAPTCHA_SECRET_FILE is missing/],
    [{ CAPTCHA_SECRET_FILE: join(folder, 'none') }, /ENOENT/],
    [{ CAPTCHA_PROVIDER: 'other' }, /CAPTCHA_PROVIDER must be one of turnstile/],
    [{ HUB_ENV: 'production', CAPTCHA_COST: undefined }, /CAPTCHA_ORIGIN is not for production/],
  ])('is refused at the start with %o', async (over, words) => {
    await expect(start(identityEnv(identity.databaseUrl, settings(over)))).rejects.toThrow(words);
  });
});

describe('an answer of the provider', () => {
  it('serves one submit, which passes again without asking the provider', async () => {
    const payload = await aToken();
    const by = submitName();
    expect(await consume({ payload, by })).toEqual({ ok: true });
    const asked = (await ledger()).questions;
    expect(await consume({ payload, by })).toEqual({ ok: true });
    expect(await consume({ by })).toEqual({ ok: true });
    expect((await ledger()).questions).toBe(asked);
    expect(await consume({ payload })).toMatchObject({ ok: false, away: false, captcha: { provider: 'turnstile' } });
  });

  it('is asked about with the address of the caller', async () => {
    const payload = await aToken();
    await consume({ payload, ip: '2001:db8:1:2::' });
    expect((await ledger()).tokens[0]).toMatchObject({ id: payload, remoteip: '2001:db8:1:2::' });
    const other = await aToken();
    await consume({ payload: other, ip: 'nowhere' });
    expect((await ledger()).tokens[0]).toMatchObject({ id: other, remoteip: '' });
  });

  it('serves its submit however many ask at once, and one submit of many', async () => {
    const [payload, by] = [await aToken(), submitName()];
    const same = await Promise.all(Array.from({ length: 12 }, () => consume({ payload, by })));
    expect(same.every(({ ok }) => ok)).toBe(true);
    const other = await aToken();
    const many = await Promise.all(Array.from({ length: 12 }, () => consume({ payload: other })));
    expect(many.filter(({ ok }) => ok)).toHaveLength(1);
  });

  it.each([
    ['another form', { action: 'reply' }],
    ['another site', { hostname: 'evil.example' }],
    ['too long ago', { life_s: 0 }],
  ])('is refused when it was given for %s', async (_, facts) => {
    const view = refusal(await consume({ payload: await aToken(facts) }));
    expect(view).toMatchObject({ away: false, captcha: { provider: 'turnstile' } });
  });

  it('given on a page of another site counts where the form was shown there, and on no other', async () => {
    const host = 'launcher.example';
    expect(await consume({ payload: await aToken({ hostname: host }), host })).toEqual({ ok: true });
    expect(await consume({ payload: await aToken({ hostname: host }) })).toMatchObject({ ok: false });
    for (const hostname of ['localhost', 'evil.example', `${host}.evil.example`, `evil-${host}`, '']) {
      expect(await consume({ payload: await aToken({ hostname }), host })).toMatchObject({ ok: false, away: false });
    }
    expect(await consume({ payload: await aToken({ hostname: host, action: 'reply' }), host })).toMatchObject({
      ok: false,
    });
  });

  it('is refused when nobody gave it, and when there is none', async () => {
    expect(await consume({ payload: 'guessed' })).toMatchObject({ ok: false, away: false });
    expect(await consume({})).toMatchObject({ ok: false, away: false, captcha: { provider: 'turnstile' } });
    const { questions } = await ledger();
    expect(await consume({ payload: '<script>' })).toMatchObject({ ok: false, away: false });
    expect((await ledger()).questions).toBe(questions);
  });

  it('passes on the second try when the first answer was lost on the way', async () => {
    await tell('/api/faults', { mode: 'lost', next: 1 });
    expect(await consume({ payload: await aToken() })).toEqual({ ok: true });
    await tell('/api/faults', { mode: 'down', next: 1 });
    expect(await consume({ payload: await aToken() })).toEqual({ ok: true });
  });

  it('cannot be replaced by a challenge of ours that nobody granted', async () => {
    const by = submitName();
    const own = { challenge_url: '/api/captcha/challenge?for=create' } as CaptchaView;
    expect(await consume({ payload: await solved(own), by })).toMatchObject({ ok: false });
    const forged = await callAs(identity.url, 'identity', 'GET /api/captcha/challenge?for=create&grant=a.1.b');
    expect([forged.status, forged.body]).toEqual([400, { grant: '格式不正確' }]);
  });
});

describe('while the provider is away', () => {
  it.each(['down', 'slow'])(
    '(%s) one submit gets our own challenge instead, and nothing passes unproven',
    async (mode) => {
      await withIdentity({}, async (url) => {
        await tell('/api/faults', { mode });
        const by = submitName();
        const payload = await aToken();
        const view = refusal(await consume({ payload, by }, url));
        expect(view).toMatchObject({ away: true, captcha: { enabled: true, provider: 'altcha' } });
        expect(view.captcha.challenge_url).toMatch(/^\/api\/captcha\/challenge\?for=create&grant=[\w.-]+$/);
        const proof = await solved(view.captcha, url);
        expect(await consume({ payload: proof }, url)).toMatchObject({ ok: false });
        expect(await consume({ payload: proof, by, for: 'reply' }, url)).toMatchObject({ ok: false });
        expect(await consume({ payload: proof, by }, url)).toEqual({ ok: true });
        expect(await consume({ by }, url)).toEqual({ ok: true });
      });
    },
  );

  it('nobody waits for it again for a while', async () => {
    await withIdentity({}, async (url) => {
      await tell('/api/faults', { mode: 'slow', next: 2 });
      await consume({ payload: await aToken() }, url);
      const asked = (await ledger()).questions;
      const begun = Date.now();
      expect(await consume({ payload: await aToken() }, url)).toMatchObject({ ok: false, away: true });
      // Two tries of two seconds would have been spent on it.
      expect(Date.now() - begun).toBeLessThan(3500);
      expect((await ledger()).questions).toBeLessThanOrEqual(asked + 2);
    });
  });

  it('a form whose widget never loaded gets our own challenge too', async () => {
    await withIdentity({}, async (url) => {
      await tell('/api/faults', { mode: 'down' });
      const by = submitName();
      const view = refusal(await consume({ by }, url));
      expect(view).toMatchObject({ away: true, captcha: { provider: 'altcha' } });
      expect(await consume({ payload: await solved(view.captcha, url), by }, url)).toEqual({ ok: true });
    });
  });

  it('a secret that the provider does not know locks nobody out', async () => {
    await withIdentity({ CAPTCHA_SECRET: 'of yesterday' }, async (url) => {
      expect(await consume({ payload: await aToken() }, url)).toMatchObject({
        ok: false,
        away: true,
        captcha: { provider: 'altcha' },
      });
    });
  });

  it('guarded forms rest where the setting says so', async () => {
    await withIdentity({ CAPTCHA_WHEN_AWAY: 'rest' }, async (url) => {
      await tell('/api/faults', { mode: 'down' });
      const view = refusal(await consume({ payload: await aToken() }, url));
      expect(view).toMatchObject({ away: true, captcha: { provider: 'turnstile' } });
    });
  });
});
