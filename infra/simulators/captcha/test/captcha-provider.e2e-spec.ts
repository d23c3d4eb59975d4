import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { start, type RunningProvider } from '../src/main.ts';

let provider: RunningProvider;
const account = { CAPTCHA_SITE_KEY: 'site-1', CAPTCHA_SECRET: 'secret-1' };
beforeAll(async () => {
  provider = await start({ PORT: '0', ...account });
});
afterAll(() => provider.close());

const post = (path: string, body: unknown) =>
  fetch(provider.url + path, { method: 'POST', body: JSON.stringify(body) });
const aToken = async (over: object = {}) => {
  const facts = { sitekey: 'site-1', action: 'create', hostname: 'player.example', ...over };
  return ((await (await post('/api/tokens', facts)).json()) as { token: string }).token;
};
const verify = async (over: Record<string, string>) => {
  const body = new URLSearchParams({ secret: 'secret-1', ...over });
  const answer = await fetch(`${provider.url}/turnstile/v0/siteverify`, { method: 'POST', body });
  return (await answer.json()) as Record<string, unknown>;
};
const refusal = (code: string) => ({ success: false, 'error-codes': [code] });
beforeEach(() => post('/api/faults', { mode: 'ok' }));

describe('siteverify', () => {
  it('says where and for what the widget stood', async () => {
    const said = await verify({ response: await aToken(), remoteip: '203.0.113.9' });
    expect(said).toMatchObject({ success: true, hostname: 'player.example', action: 'create', 'error-codes': [] });
    expect(Date.parse(String(said.challenge_ts))).toBeGreaterThan(Date.now() - 5000);
  });

  it('takes a token once, but answers the same question again', async () => {
    const response = await aToken();
    expect(await verify({ response, idempotency_key: 'a' })).toMatchObject({ success: true });
    expect(await verify({ response, idempotency_key: 'a' })).toMatchObject({ success: true });
    expect(await verify({ response, idempotency_key: 'b' })).toEqual(refusal('timeout-or-duplicate'));
    expect(await verify({ response })).toEqual(refusal('timeout-or-duplicate'));
  });

  it('refuses what is old, unknown, missing or asked with a wrong secret', async () => {
    expect(await verify({ response: await aToken({ life_s: 0 }) })).toEqual(refusal('timeout-or-duplicate'));
    expect(await verify({ response: 'guessed' })).toEqual(refusal('invalid-input-response'));
    expect(await verify({})).toEqual(refusal('missing-input-response'));
    expect(await verify({ response: 'x', secret: 'other' })).toEqual(refusal('invalid-input-secret'));
    expect(await verify({ response: 'x', secret: '' })).toEqual(refusal('missing-input-secret'));
  });

  it('reads JSON too', async () => {
    const body = JSON.stringify({ secret: 'secret-1', response: await aToken() });
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${provider.url}/turnstile/v0/siteverify`, { method: 'POST', body, headers });
    expect(await answer.json()).toMatchObject({ success: true });
  });

  it('is away for as many calls as it is told', async () => {
    await post('/api/faults', { mode: 'down', next: 1 });
    const body = new URLSearchParams({ secret: 'secret-1', response: await aToken() });
    const ask = () => fetch(`${provider.url}/turnstile/v0/siteverify`, { method: 'POST', body });
    expect((await ask()).status).toBe(503);
    expect((await ask()).status).toBe(200);
  });

  it('knows after a restart which tokens it gave and which are used up', async () => {
    const env = { ...account, LEDGER_FILE: join(mkdtempSync(join(tmpdir(), 'hub-captcha-')), 'ledger.jsonl') };
    const asked = async (url: string, response: string) => {
      const body = new URLSearchParams({ secret: 'secret-1', response });
      return (await fetch(`${url}/turnstile/v0/siteverify`, { method: 'POST', body })).json();
    };
    const first = await start(env);
    const facts = JSON.stringify({ sitekey: 'site-1', action: 'create', hostname: 'player.example' });
    const given = async () => {
      const answer = await fetch(`${first.url}/api/tokens`, { method: 'POST', body: facts });
      return ((await answer.json()) as { token: string }).token;
    };
    const [used, fresh] = [await given(), await given()];
    await asked(first.url, used);
    await first.close();
    const second = await start(env);
    expect(await asked(second.url, used)).toEqual(refusal('timeout-or-duplicate'));
    expect(await asked(second.url, fresh)).toMatchObject({ success: true });
    await second.close();
  });

  it('takes the token and loses the answer', async () => {
    await post('/api/faults', { mode: 'lost', next: 1 });
    const response = await aToken();
    await expect(verify({ response, idempotency_key: 'a' })).rejects.toThrow();
    expect(await verify({ response, idempotency_key: 'b' })).toEqual(refusal('timeout-or-duplicate'));
    expect(await verify({ response, idempotency_key: 'a' })).toMatchObject({ success: true });
  });
});

describe('the widget', () => {
  it('gives tokens to its own site key only', async () => {
    expect((await post('/turnstile/v0/token', { sitekey: 'site-1', action: 'a', hostname: 'b' })).status).toBe(200);
    expect((await post('/turnstile/v0/token', { sitekey: 'other', action: 'a', hostname: 'b' })).status).toBe(400);
  });

  it('has a script and a frame, and the script can be away', async () => {
    const load = (path: string) => fetch(provider.url + path);
    expect(await (await load('/turnstile/v0/api.js?render=explicit')).text()).toContain('window.turnstile');
    expect(await (await load('/turnstile/v0/frame')).text()).toContain('data-press="false"');
    await post('/api/faults', { mode: 'unloaded' });
    expect((await load('/turnstile/v0/api.js')).status).toBe(503);
    expect((await post('/api/faults', { mode: 'explode' })).status).toBe(400);
  });
});
