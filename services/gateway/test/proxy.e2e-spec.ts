import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sealIdentity } from '@hub/nest-kit/identity';
import { aPlayer, testRings } from '@hub/nest-kit/testing';
import { issueSiteToken } from '@hub/nest-kit/tokens';
import { anAddress, lastOf, startGateway, tokenRings, type Gateway, UUID } from './gateway.setup.ts';
import { rawCall } from './raw-call.ts';
import { json } from './tiny-service.ts';

let gateway: Gateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.close());

describe('what a service sees', () => {
  it('gets none of the outside’s own signatures, tokens, cookies or addresses', async () => {
    const forged = sealIdentity(testRings.support!, 'catalog', { who: aPlayer(), rid: 'forged', ip: '6.6.6.6' });
    const token = await issueSiteToken(tokenRings, aPlayer());
    const address = anAddress();
    await fetch(`${gateway.url}/api/questions/render_create_form/H73?a=1&b=%E7%AB%99`, {
      headers: {
        'x-hub-identity': forged,
        'x-hub-anything': 'x',
        'x-auth-token': token,
        'x-forwarded-for': `6.6.6.6, ${address}`,
        'x-forwarded-host': 'evil.example',
        forwarded: 'for=6.6.6.6',
        cookie: 'hub_staff=secret; lang=en',
        authorization: 'Bearer secret',
        origin: 'http://localhost:8080',
        referer: 'http://localhost:8080/x?token=secret',
        'accept-language': 'zh-HK,zh;q=0.9',
        'idempotency-key': 'key-12345678',
        'proxy-authorization': 'secret',
        te: 'trailers',
      },
    });
    const { headers, identity, url } = lastOf(gateway, 'support');
    expect(url).toBe('/api/questions/render_create_form/H73?a=1&b=%E7%AB%99');
    expect(identity).toMatchObject({ who: { kind: 'S' }, ip: address });
    expect(identity?.rid).toMatch(UUID);
    expect(headers['accept-language']).toBe('en');
    expect(headers['idempotency-key']).toBe('key-12345678');
    const names = Object.keys(headers).filter((name) => name.startsWith('x-'));
    expect(names).toEqual(['x-hub-identity']);
    for (const name of ['cookie', 'authorization', 'origin', 'referer', 'forwarded', 'te', 'proxy-authorization']) {
      expect(headers[name], name).toBeUndefined();
    }
    expect(JSON.stringify(headers)).not.toContain('secret');
  });

  it('sees nobody when a forged signature comes without a token', async () => {
    const forged = sealIdentity(testRings.support!, 'support', { who: aPlayer(), rid: 'forged', ip: '' });
    await fetch(`${gateway.url}/api/questions/render_create_form/H73`, { headers: { 'x-hub-identity': forged } });
    expect(lastOf(gateway, 'support').identity?.who).toEqual({ kind: 'anon' });
  });

  it('gets the browser’s language when none was chosen, and zh-TW for anything unknown', async () => {
    const ask = (headers: Record<string, string>) => fetch(`${gateway.url}/api/games/get_games`, { headers });
    await ask({ 'accept-language': 'en-GB,zh;q=0.5' });
    expect(lastOf(gateway, 'catalog').headers['accept-language']).toBe('en');
    await ask({ 'accept-language': 'ja', cookie: 'lang=xx' });
    expect(lastOf(gateway, 'catalog').headers['accept-language']).toBe('zh-TW');
    await ask({ 'accept-language': 'en;q=0.4, zh-Hant-MO;q=0.9' });
    expect(lastOf(gateway, 'catalog').headers['accept-language']).toBe('zh-HK');
  });

  it('gets the language of the page that calls, whatever another tab has chosen since', async () => {
    const headers = { 'accept-language': 'zh-TW', cookie: 'lang=en' };
    await fetch(`${gateway.url}/api/games/get_games`, { headers });
    expect(lastOf(gateway, 'catalog').headers['accept-language']).toBe('zh-TW');
  });

  it('gets a body byte by byte as it was sent', async () => {
    const form = new FormData();
    form.set('content', '遊戲點數沒有入帳');
    form.set('file01', new Blob([Buffer.alloc(200_000, 7)]), 'a.png');
    const answer = await fetch(`${gateway.url}/api/questions/create_web_form`, { method: 'POST', body: form });
    expect(answer.status).toBe(200);
    const { headers, body } = lastOf(gateway, 'support');
    expect(headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expect(Number(headers['content-length'])).toBe(Buffer.byteLength(body));
    expect(body).toContain('遊戲點數沒有入帳');
  });

  it('alone gets cookies when it is identity', async () => {
    await fetch(`${gateway.url}/api/captcha/challenge?for=create`, { headers: { cookie: 'hub_staff=abc' } });
    expect(lastOf(gateway, 'identity').headers.cookie).toBe('hub_staff=abc');
  });
});

describe('what a caller sees', () => {
  it('gets a request id, safe headers and nothing of the inside', async () => {
    gateway.support.routes['GET /api/questions/render_create_form/H73'] = (_, response) =>
      json(response, { msg: 'ok' }, 400, {
        'x-hub-code': 'FIELD_INVALID',
        'x-hub-other': 'x',
        'x-auth-token': 'of the service',
        'set-cookie': 'a=b',
        'x-powered-by': 'something',
        'x-request-id': 'of the service',
        connection: 'close, x-odd',
        'x-odd': '1',
        etag: '"1"',
      });
    const answer = await fetch(`${gateway.url}/api/questions/render_create_form/H73`);
    expect([answer.status, await answer.text()]).toEqual([400, '{"msg":"ok"}']);
    const { headers } = answer;
    expect(headers.get('x-request-id')).toMatch(UUID);
    expect(headers.get('etag')).toBe('"1"');
    for (const name of ['x-hub-code', 'x-hub-other', 'x-auth-token', 'set-cookie', 'x-powered-by', 'x-odd']) {
      expect(headers.get(name), name).toBeNull();
    }
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    delete gateway.support.routes['GET /api/questions/render_create_form/H73'];
  });

  it('keeps what a service says about caching, and takes cookies from identity alone', async () => {
    gateway.catalog.routes['GET /api/games/get_games'] = (_, response) =>
      json(response, { msg: [] }, 200, { 'cache-control': 'public, max-age=30', 'set-cookie': 'a=b' });
    const games = await fetch(`${gateway.url}/api/games/get_games`);
    expect(games.headers.get('cache-control')).toBe('public, max-age=30');
    expect(games.headers.get('set-cookie')).toBeNull();
    gateway.identity.routes['GET /api/captcha/challenge'] = (_, response) =>
      json(response, {}, 200, { 'set-cookie': 'c=d' });
    const challenge = await fetch(`${gateway.url}/api/captcha/challenge`);
    expect(challenge.headers.get('set-cookie')).toBe('c=d');
  });

  it('never gets a request id from outside back', async () => {
    const answer = await fetch(`${gateway.url}/api/games/get_config`, { headers: { 'x-request-id': 'mine' } });
    expect(answer.headers.get('x-request-id')).toMatch(UUID);
    expect(lastOf(gateway, 'catalog').identity?.rid).toBe(answer.headers.get('x-request-id'));
  });

  it.each([
    'GET /api/nothing',
    'POST /api/games/get_games',
    'GET /api/click/..',
    'GET /api/games/../../internal/site',
    'GET /api/games/%2e%2e/%2e%2e/internal/site',
    'GET /media/games/..%2f..%2finternal%2fsite',
    'GET /media/other/x.png',
    'PATCH /api/games/get_games',
    'POST /somewhere',
  ])('answers 404 to %s', async (line) => {
    const before = gateway.catalog.ledger.length;
    const answer = await rawCall(gateway.url, line);
    expect([answer.status, answer.text]).toEqual([404, '{"msg":"查無資料"}']);
    expect(answer.headers['x-request-id']).toMatch(UUID);
    expect(gateway.catalog.ledger.slice(before).filter((seen) => seen.url.includes('internal'))).toEqual([]);
  });

  it.each([
    'POST /internal/facts/audit',
    'GET /internal/audit/support',
    'POST /internal//facts/audit',
    'POST /Internal/facts/audit',
    'POST /api/internal/facts/audit',
    'POST /api/../internal/facts/audit',
    'POST /api/%2e%2e/internal/facts/audit',
    'POST /api/staff/..%2f..%2finternal%2ffacts%2faudit',
    'POST //internal/facts/audit',
  ])('reaches no door for facts by %s', async (line) => {
    const services = [gateway.identity, gateway.catalog, gateway.support];
    const before = services.map(({ ledger }) => ledger.length);
    const forged = sealIdentity(testRings.identity!, 'identity', {
      who: { kind: 'service', from: 'support' },
      rid: 'forged',
      ip: '',
    });
    const answer = await rawCall(gateway.url, line, { headers: { 'x-hub-identity': forged } });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    const seen = services.flatMap(({ ledger }, index) => ledger.slice(before[index]).map(({ url }) => url));
    expect(seen.filter((url) => /facts|audit/.test(url ?? ''))).toEqual([]);
  });

  it('answers 400 to an address that cannot be read', async () => {
    const answer = await rawCall(gateway.url, 'GET /%E0%A4%A');
    expect(answer.status).toBe(400);
    expect(Object.keys(JSON.parse(answer.text) as object)).toEqual(['msg']);
    expect(answer.headers['x-request-id']).toMatch(UUID);
  });

  it('may write a slash at the end, or not', async () => {
    const [a, b] = await Promise.all(['/api/notices', '/api/notices/'].map((path) => fetch(gateway.url + path)));
    expect([a?.status, b?.status]).toEqual([200, 200]);
  });

  it('asks with HEAD and gets no body', async () => {
    const answer = await rawCall(gateway.url, 'HEAD /api/notices');
    expect([answer.status, answer.text]).toEqual([200, '']);
  });
});
