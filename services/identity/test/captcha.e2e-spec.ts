import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ConsumeCaptchaView } from '@hub/contracts/identity';
import type { CaptchaForm } from '@hub/contracts/shared';
import { parseKey } from '@hub/nest-kit/keys';
import { callAs, testKeys, unique } from '@hub/nest-kit/testing';
import { CaptchaGrants } from '../src/captcha/captcha-grants.ts';
import { captchaSecrets } from '../src/captcha/captcha-secrets.ts';
import { MakeChallenge } from '../src/captcha/make-challenge.ts';
import { start } from '../src/main.ts';
import { sweepIdentity } from '../src/sweep/sweep-identity.ts';
import { anIdentity, asGateway, identityEnv, type TestIdentity } from './identity.factory.ts';

let identity: TestIdentity;
beforeAll(async () => {
  identity = await anIdentity();
});
afterAll(() => identity.close());

const challengeFor = async (form: CaptchaForm) =>
  (await callAs<Challenge>(identity.url, 'identity', `GET /api/captcha/challenge?for=${form}`)).body;
const grants = new CaptchaGrants(parseKey(testKeys.CAPTCHA_KEY));
const forCreate = { for: 'create', grant: '' } as const;
const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64');
const solve = async (challenge: Challenge) => ({ challenge, solution: await solveChallenge({ challenge, deriveKey }) });
const aSolved = async (form: CaptchaForm) => encode(await solve(await challengeFor(form)));
const consume = async (payload: string, form: CaptchaForm, by = `submit-${unique()}`) => {
  const body = { payload, for: form, by };
  const sent = { who: asGateway, body };
  return (await callAs<ConsumeCaptchaView>(identity.url, 'identity', 'POST /internal/captcha/consume', sent)).body.ok;
};

describe('a challenge', () => {
  it('has the shape of the stock widget, names its form and ends in ten minutes', async () => {
    const { parameters, signature } = await challengeFor('lookup');
    expect(parameters).toMatchObject({ algorithm: 'PBKDF2/SHA-256', cost: 10, data: { for: 'lookup' } });
    expect(signature).toMatch(/^[0-9a-f]{64}$/);
    const left = Number(parameters.expiresAt) - Date.now() / 1000;
    expect(left).toBeGreaterThan(590);
    expect(left).toBeLessThanOrEqual(600);
  });

  it('is only made for a form there is', async () => {
    const { status, body } = await callAs(identity.url, 'identity', 'GET /api/captcha/challenge?for=bank');
    expect({ status, body }).toEqual({ status: 400, body: { for: '格式不正確' } });
    expect((await callAs(identity.url, 'identity', 'GET /api/captcha/challenge')).status).toBe(400);
  });

  it('is asked at full cost outside of tests, and a lower cost is refused there', async () => {
    const env = identityEnv(identity.databaseUrl, { HUB_ENV: 'local' });
    await expect(start(env)).rejects.toThrow(/CAPTCHA_COST is for HUB_ENV=test only/);
    const running = await start({ ...env, CAPTCHA_COST: undefined });
    const { body } = await callAs<Challenge>(running.url, 'identity', 'GET /api/captcha/challenge?for=create');
    await running.close();
    expect(body.parameters.cost).toBe(5000);
  });
});

describe('a solved challenge', () => {
  it('serves one submit, which may show it again', async () => {
    const payload = await aSolved('create');
    expect(await consume(payload, 'create', 'submit-a')).toBe(true);
    expect(await consume(payload, 'create', 'submit-a')).toBe(true);
    expect(await consume(payload, 'create', 'submit-b')).toBe(false);
  });

  it('serves one of twenty submits that come at once', async () => {
    const payload = await aSolved('create');
    const answers = await Promise.all(Array.from({ length: 20 }, (_, at) => consume(payload, 'create', `twin-${at}`)));
    expect(answers.filter(Boolean)).toHaveLength(1);
  });

  it('serves its own form only, and is not used up by another', async () => {
    const payload = await aSolved('reply');
    expect(await consume(payload, 'create')).toBe(false);
    expect(await consume(payload, 'reply')).toBe(true);
  });

  it('is refused after its time', async () => {
    const secrets = captchaSecrets(parseKey(testKeys.CAPTCHA_KEY));
    const old = new MakeChallenge(secrets, grants, 10, () => Date.now() - 601_000);
    expect(await consume(encode(await solve(await old.run(forCreate))), 'create')).toBe(false);
    const young = new MakeChallenge(secrets, grants, 10, () => Date.now() - 590_000);
    expect(await consume(encode(await solve(await young.run(forCreate))), 'create')).toBe(true);
  });

  it('is refused when anything in it was changed or guessed', async () => {
    const { challenge, solution } = await solve(await challengeFor('create'));
    const { parameters } = challenge;
    const refused = [
      { challenge, solution: { counter: solution?.counter, derivedKey: '00'.repeat(32) } },
      { challenge: { ...challenge, parameters: { ...parameters, data: { for: 'reply' } } }, solution },
      { challenge: { ...challenge, parameters: { ...parameters, expiresAt: 4_000_000_000 } }, solution },
      { challenge: { ...challenge, signature: 'ab'.repeat(32) }, solution },
      { challenge: { parameters }, solution },
      { challenge },
      [],
    ];
    for (const value of refused) expect(await consume(encode(value), 'create')).toBe(false);
    expect(await consume(encode({ ...challenge, x: '{' }).slice(9), 'create')).toBe(false);
    const other = captchaSecrets(new Uint8Array(32));
    expect(await consume(encode(await solve(await new MakeChallenge(other, grants, 1).run(forCreate))), 'create')).toBe(
      false,
    );
    expect(await consume(encode({ challenge, solution }), 'create')).toBe(true);
  });

  it('is remembered for its submit: a repetition needs no answer, neither at once nor days later', async () => {
    const by = `submit-${unique()}`;
    expect(await consume('', 'create', by)).toBe(false);
    expect(await consume(await aSolved('create'), 'create', by)).toBe(true);
    expect(await consume('', 'create', by)).toBe(true);
    expect(await consume('not an answer', 'create', by)).toBe(true);
    expect(await consume('', 'reply', by)).toBe(false);
    expect(await consume('', 'create', `${by}0`)).toBe(false);
    const ends: { hours: string }[] = await identity.source.query(
      'SELECT TIMESTAMPDIFF(HOUR, NOW(), MIN(expires_at)) AS hours FROM captcha_used',
    );
    expect(Number(ends[0]?.hours)).toBeGreaterThanOrEqual(8 * 24 - 1);
  });

  it('serves its submit however many ask at once', async () => {
    const payload = await aSolved('create');
    const answers = await Promise.all(Array.from({ length: 20 }, () => consume(payload, 'create', 'same submit')));
    expect(answers.filter(Boolean)).toHaveLength(20);
  });

  it('is forgotten an hour after its time', async () => {
    await consume(await aSolved('create'), 'create', 'to-be-swept');
    const countRows = async () => {
      const rows: { n: string }[] = await identity.source.query('SELECT COUNT(*) AS n FROM captcha_used');
      return Number(rows[0]?.n);
    };
    const before = await countRows();
    await identity.source.query('UPDATE captcha_used SET expires_at = NOW(3) - INTERVAL 2 HOUR LIMIT 1');
    await sweepIdentity(identity.db);
    expect(await countRows()).toBe(before - 1);
  });
});
