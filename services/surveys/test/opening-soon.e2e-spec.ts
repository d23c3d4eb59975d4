import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Running } from '@hub/nest-kit/process';
import { IDENTITY_HEADER, sealIdentity } from '@hub/nest-kit/identity';
import type { KeyRing } from '@hub/nest-kit/keys';
import { aPlayer, callAs, testKeys, testRings } from '@hub/nest-kit/testing';
import { start } from '../src/main.ts';

let surveys: Running;
const env = {
  ...testKeys,
  HUB_ENV: 'test',
  LOG_LEVEL: 'silent',
  PUBLIC_URL: 'http://localhost:8080',
  SERVICE_URLS: JSON.stringify({ identity: 'http://127.0.0.1:1' }),
};

beforeAll(async () => {
  surveys = await start(env);
});
afterAll(() => surveys.close());

describe('an area that is not open yet', () => {
  it('is alive and ready', async () => {
    expect((await fetch(`${surveys.url}/healthz`)).status).toBe(200);
    expect((await fetch(`${surveys.url}/readyz`)).status).toBe(200);
  });

  it.each([
    ['GET /', {}],
    ['GET /api/survey/list?page=1', { who: aPlayer() }],
    ['POST /api/legal/init_setup', { body: { search_string: '' } }],
    ['POST /api/survey/create_web_form', { form: { content: '內容' } }],
    ['PUT /api/anything/at/all', {}],
  ])('answers %s with 503', async (line, sent) => {
    const answer = await callAs(surveys.url, 'surveys', line, sent);
    expect(answer.status).toBe(503);
    expect(answer.body).toEqual({ msg: '這項服務即將開放' });
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('does not look into a body, be it a file, too large or broken', async () => {
    const who = { kind: 'anon' } as const;
    const identity = sealIdentity(testRings.surveys as KeyRing, 'surveys', { who, rid: 'r', ip: '' });
    const file = new FormData();
    file.set('attachment1', new Blob([new Uint8Array(300_000)], { type: 'image/png' }), 'a.png');
    const json = { 'content-type': 'application/json' };
    for (const [body, type] of [[file, {}] as const, ['x'.repeat(100_000), json] as const, ['{"', json] as const]) {
      const headers = { [IDENTITY_HEADER]: identity, ...type };
      const answer = await fetch(`${surveys.url}/api/survey/create_web_form`, { method: 'POST', headers, body });
      expect([answer.status, await answer.json()]).toEqual([503, { msg: '這項服務即將開放' }]);
    }
  });

  it("speaks the caller's language", async () => {
    const answer = await callAs(surveys.url, 'surveys', 'GET /api/legal', { language: 'en' });
    expect(answer.body).toEqual({ msg: 'This service is opening soon.' });
  });

  it('listens to the gateway only', async () => {
    expect((await fetch(`${surveys.url}/api/legal/init_setup`)).status).toBe(403);
  });

  it('does not start with a wrong configuration', async () => {
    await expect(start({ ...env, PUBLIC_URL: undefined })).rejects.toThrow('PUBLIC_URL is missing');
  });
});
