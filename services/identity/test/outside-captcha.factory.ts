import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import type { ConsumeCaptchaBody, ConsumeCaptchaView } from '@hub/contracts/identity';
import type { CaptchaView } from '@hub/contracts/shared';
import { callAs, unique } from '@hub/nest-kit/testing';
import { start as startProvider, type RunningProvider } from '../../../infra/simulators/captcha/src/main.ts';
import { start } from '../src/main.ts';
import { anIdentity, asGateway, identityEnv, type TestIdentity } from './identity.factory.ts';

export const SITE_KEY = 'site-key-of-the-test';
const SECRET = 'secret-of-the-test';

type Over = Record<string, string | undefined>;
type Ledger = { tokens: { id: string; used_by: string | null; remoteip: string }[]; questions: number };

export const submitName = () => `anon:submit-${unique()}`;

export const refusal = (view: ConsumeCaptchaView) => {
  if (view.ok) throw new Error('it passed');
  return view;
};

/** A simulated provider and an identity that asks it, for the tests of one file. */
export function anOutsideCaptcha() {
  const folder = mkdtempSync(join(tmpdir(), 'hub-captcha-'));
  const secretFile = join(folder, 'secret');
  let provider: RunningProvider;
  let identity: TestIdentity;
  const settings = (over: Over = {}) => ({
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

  const tell = async <T>(path: string, body: object): Promise<T> =>
    (await (await fetch(provider.url + path, { method: 'POST', body: JSON.stringify(body) })).json()) as T;
  const ledger = async () => (await (await fetch(`${provider.url}/api/ledger`)).json()) as Ledger;
  const aToken = async (over: object = {}) => {
    const facts = { sitekey: SITE_KEY, action: 'create', hostname: 'localhost', ...over };
    return (await tell<{ token: string }>('/api/tokens', facts)).token;
  };

  const startWith = (over: Over) => start(identityEnv(identity.databaseUrl, settings(over)));
  /** An identity of its own, for what is remembered of the provider. */
  async function withIdentity<T>(over: Over, work: (url: string) => Promise<T>): Promise<T> {
    const running = await startWith(over);
    try {
      return await work(running.url);
    } finally {
      await running.close();
    }
  }
  const consume = (over: Partial<ConsumeCaptchaBody>, base = identity.url) => consumeAt(base, over);
  const solved = (view: CaptchaView, base = identity.url) => solvedAt(base, view);
  const urls = () => ({ identity: identity.url, provider: provider.url });
  return { urls, tell, ledger, aToken, startWith, withIdentity, consume, solved };
}

async function consumeAt(base: string, over: Partial<ConsumeCaptchaBody>): Promise<ConsumeCaptchaView> {
  const body = { for: 'create', provider: 'turnstile', by: submitName(), payload: '', ip: '203.0.113.9', ...over };
  const sent = { who: asGateway, body };
  const answer = await callAs<ConsumeCaptchaView>(base, 'identity', 'POST /internal/captcha/consume', sent);
  expect(answer.status).toBe(200);
  return answer.body;
}

async function solvedAt(base: string, view: CaptchaView): Promise<string> {
  const { body: challenge } = await callAs<Challenge>(base, 'identity', `GET ${view.challenge_url}`);
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}
