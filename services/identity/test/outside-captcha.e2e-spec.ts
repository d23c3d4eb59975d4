import { describe, expect, it } from 'vitest';
import type { OfferCaptchaView } from '@hub/contracts/identity';
import type { CaptchaView } from '@hub/contracts/shared';
import { callAs } from '@hub/nest-kit/testing';
import { asGateway } from './identity.factory.ts';
import { anOutsideCaptcha, refusal, SITE_KEY, submitName } from './outside-captcha.factory.ts';

const { urls, tell, ledger, aToken, startWith, withIdentity, consume, solved } = anOutsideCaptcha();

describe('the widget of an outside provider', () => {
  it('is offered with its public key and script, and without the secret', async () => {
    const line = 'GET /internal/captcha/offer?for=create&provider=turnstile';
    const { body } = await callAs<OfferCaptchaView>(urls().identity, 'identity', line, { who: asGateway });
    expect(body.captcha).toEqual({
      enabled: true,
      form: 'create',
      provider: 'turnstile',
      site_key: SITE_KEY,
      challenge_url: '',
      script_url: `${urls().provider}/turnstile/v0/api.js?render=explicit`,
    });
    expect((await callAs(urls().identity, 'identity', line)).status).toBe(403);
  });

  it('is our own challenge where the form or the site is not set up for it', async () => {
    const own = { provider: 'altcha', challenge_url: '/api/captcha/challenge?for=lookup', script_url: '' };
    const line = 'GET /internal/captcha/offer?for=lookup';
    const { body } = await callAs<OfferCaptchaView>(urls().identity, 'identity', line, { who: asGateway });
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
    [{ CAPTCHA_SECRET_FILE: '/nowhere/secret' }, /ENOENT/],
    [{ CAPTCHA_PROVIDER: 'other' }, /CAPTCHA_PROVIDER must be one of turnstile/],
    [{ HUB_ENV: 'production', CAPTCHA_COST: undefined }, /CAPTCHA_ORIGIN is not for production/],
  ])('is refused at the start with %o', async (over, words) => {
    await expect(startWith(over)).rejects.toThrow(words);
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
    const forged = await callAs(urls().identity, 'identity', 'GET /api/captcha/challenge?for=create&grant=a.1.b');
    expect([forged.status, forged.body]).toEqual([400, { grant: '格式不正確' }]);
  });
});
