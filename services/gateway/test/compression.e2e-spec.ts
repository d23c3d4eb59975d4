import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPlayer, aStaff } from '@hub/nest-kit/testing';
import { issueSiteToken } from '@hub/nest-kit/tokens';
import { startGateway, tokenRings, type Gateway } from './gateway.setup.ts';
import { rawCall } from './raw-call.ts';
import { json, type Answer } from './tiny-service.ts';

const long = { msg: Array.from({ length: 200 }, (_, id) => ({ id, title: `第 ${id} 篇：儲值三十分鐘仍未入帳` })) };
const plain = JSON.stringify(long);
const svg = `<svg xmlns="http://www.w3.org/2000/svg">${'<path d="M0 0h48v48z"/>'.repeat(400)}</svg>`;
const BROWSER = { 'accept-encoding': 'gzip, deflate, br, zstd' };
const FORM = 'GET /api/questions/render_create_form/H73';
const ART = 'GET /media/games/H73.svg';

let gateway: Gateway;
let token: string;

beforeAll(async () => {
  gateway = await startGateway();
  token = await issueSiteToken(tokenRings, aPlayer());
  const whole: Answer = (_, response) => json(response, long, 200, { 'content-length': `${Buffer.byteLength(plain)}` });
  gateway.support.routes['*'] = whole;
  gateway.catalog.routes['*'] = whole;
  gateway.identity.routes['GET /api/captcha/challenge'] = whole;
  gateway.identity.routes['POST /internal/staff-session'] = (_, response) =>
    json(response, { staff: aStaff(), csrf_ok: false });
  gateway.catalog.routes[ART] = ({ headers }, response) => {
    const known = headers['if-none-match']?.includes('"1"');
    const kept = { 'content-type': 'image/svg+xml; charset=utf-8', etag: '"1"', vary: 'Origin' };
    response.writeHead(known ? 304 : 200, { ...kept, ...(!known && { 'content-length': svg.length }) });
    response.end(known ? '' : svg);
  };
});
afterAll(() => gateway.close());

const ask = (line: string, headers: Record<string, string> = BROWSER) => rawCall(gateway.url, line, { headers });

describe('an answer of a service', () => {
  it.each([
    ['br, the smaller one', BROWSER, 'br', brotliDecompressSync],
    ['gzip where that is all', { 'accept-encoding': 'gzip' }, 'gzip', gunzipSync],
    ['gzip where br is refused', { 'accept-encoding': 'gzip, br;q=0' }, 'gzip', gunzipSync],
  ])('comes as %s', async (_, headers, encoding, open) => {
    const answer = await ask(FORM, headers);
    expect(answer.headers).toMatchObject({ 'content-encoding': encoding, vary: 'Accept-Encoding' });
    expect(answer.headers['content-length']).toBe(String(answer.body.length));
    expect(answer.body.length).toBeLessThan(plain.length / 4);
    expect(open(answer.body).toString()).toBe(plain);
  });

  it('comes as it is to who asks for no other form, and says that there are others', async () => {
    const answer = await ask(FORM, {});
    expect(answer.headers).toMatchObject({ vary: 'Accept-Encoding', 'content-length': String(answer.body.length) });
    expect([answer.headers['content-encoding'], answer.text]).toEqual([undefined, plain]);
  });

  it('is compressed anew when it has changed, and for another address', async () => {
    const first = await ask(FORM);
    expect((await ask(FORM)).body.equals(first.body)).toBe(true);
    const changed = { ...long, more: 'x'.repeat(100) };
    gateway.support.routes[FORM] = (_, response) =>
      json(response, changed, 200, { 'content-length': `${Buffer.byteLength(JSON.stringify(changed))}` });
    expect(brotliDecompressSync((await ask(FORM)).body).toString()).toBe(JSON.stringify(changed));
    expect(brotliDecompressSync((await ask(FORM.replace('H73', 'L33'))).body).toString()).toBe(plain);
    delete gateway.support.routes[FORM];
  });

  it('of a player alone is compressed from 4 KB on', async () => {
    const list = async (rows: number) => {
      const body = { msg: long.msg.slice(0, rows) };
      gateway.support.routes['GET /api/questions/list'] = (_, response) =>
        json(response, body, 200, { 'content-length': `${Buffer.byteLength(JSON.stringify(body))}` });
      return (await ask('GET /api/questions/list', { ...BROWSER, 'x-auth-token': token })).headers['content-encoding'];
    };
    expect([await list(30), await list(150)]).toEqual([undefined, 'br']);
  });

  it('of a call for everybody is a player’s own where a player asks', async () => {
    const body = JSON.stringify({ msg: long.msg.slice(0, 30) });
    gateway.support.routes[FORM] = (_, response) =>
      json(response, JSON.parse(body), 200, { 'content-length': `${Buffer.byteLength(body)}` });
    const [visitor, player] = [await ask(FORM), await ask(FORM, { ...BROWSER, 'x-auth-token': token })];
    delete gateway.support.routes[FORM];
    expect(visitor.headers['content-encoding']).toBe('br');
    expect([player.headers['content-encoding'], player.text]).toEqual([undefined, body]);
  });

  it('has its plain length for HEAD', async () => {
    const { headers, text } = await ask(FORM.replace('GET', 'HEAD'));
    expect([headers['content-encoding'], headers['content-length'], text]).toEqual([
      undefined,
      String(Buffer.byteLength(plain)),
      '',
    ]);
  });
});

describe('a drawn picture', () => {
  it('is compressed, and its tag no longer promises the same bytes', async () => {
    const { headers, body } = await ask(ART);
    expect(headers).toMatchObject({ 'content-encoding': 'br', etag: 'W/"1"', vary: 'Origin, Accept-Encoding' });
    expect(brotliDecompressSync(body).toString()).toBe(svg);
  });

  it('is not sent again to who has it in either form', async () => {
    for (const tag of ['"1"', 'W/"1"']) {
      const { status, headers, text } = await ask(ART, { ...BROWSER, 'if-none-match': tag });
      expect([status, text, headers['content-encoding']]).toEqual([304, '', undefined]);
      expect(headers).toMatchObject({ etag: 'W/"1"', vary: 'Origin, Accept-Encoding' });
    }
  });
});

describe('what stays as it is', () => {
  const plainly = async (line: string, headers: Record<string, string> = {}) => {
    const answer = await ask(line, { ...BROWSER, ...headers });
    expect([answer.status, answer.headers['content-encoding']]).toEqual([200, undefined]);
    return answer;
  };

  it('is what gives or changes a token, and what staff reads', async () => {
    await plainly('GET /api/captcha/challenge');
    await plainly('POST /api/questions/by_checkid');
    await plainly('GET /api/questions/view/7', { 'x-auth-token': token });
    await plainly('GET /api/staff/questions', { cookie: 'hub_staff=session-1' });
  });

  it.each<[string, Answer]>([
    ['a short answer', (_, response) => json(response, { msg: 'x'.repeat(500) }, 200, { 'content-length': '510' })],
    [
      'a photograph',
      (_, response) =>
        response.writeHead(200, { 'content-type': 'image/png', 'content-length': 9000 }).end(Buffer.alloc(9000)),
    ],
    [
      'what is compressed already',
      (_, response) =>
        response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'identity' }).end(plain),
    ],
    ['what is written bit by bit', (_, response) => json(response, long)],
    [
      'what forbids it',
      (_, response) =>
        json(response, long, 200, { 'cache-control': 'no-transform', 'content-length': `${Buffer.byteLength(plain)}` }),
    ],
  ])('is %s', async (_, answer) => {
    gateway.catalog.routes['GET /api/notices'] = answer;
    const { headers } = await ask('GET /api/notices');
    expect(['identity', undefined]).toContain(headers['content-encoding']);
  });
});
