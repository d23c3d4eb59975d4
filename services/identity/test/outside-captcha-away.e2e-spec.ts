import { describe, expect, it } from 'vitest';
import { anOutsideCaptcha, refusal, submitName } from './outside-captcha.factory.ts';

const { tell, ledger, aToken, withIdentity, consume, solved } = anOutsideCaptcha();

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
