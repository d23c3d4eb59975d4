import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SCRIPT } from './builds.ts';
import { startGateway, type Gateway } from './gateway.setup.ts';
import { rawCall } from './raw-call.ts';

let gateway: Gateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.close());

const get = (path: string, encoding = '') =>
  rawCall(gateway.url, `GET ${path}`, { headers: { 'accept-encoding': encoding } });

describe('files of a build', () => {
  it.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip', 'gzip', gunzipSync],
    ['', undefined, (body: Buffer) => body],
    ['identity', undefined, (body: Buffer) => body],
  ])('come to a browser that takes %s as %s', async (accepted, encoding, unpack) => {
    for (const round of ['from the disk', 'from memory']) {
      const { status, headers, body } = await get('/r/shell/aaaa000001/main.js', accepted);
      expect([round, status, headers['content-encoding']]).toEqual([round, 200, encoding]);
      expect(unpack(body).toString('utf8')).toBe(SCRIPT);
      expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
      expect(Number(headers['content-length'])).toBe(body.length);
    }
  });

  it('may be kept for ever, and are themselves for every browser', async () => {
    const { headers } = await get('/r/shell/aaaa000001/main.js', 'br');
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
    expect(headers['access-control-allow-origin']).toBe('*');
    expect(headers.vary).toBe('Accept-Encoding');
  });

  it('come plain where no smaller form was made', async () => {
    const { status, headers, body } = await get('/r/shell/aaaa000001/img/dot.png', 'br');
    expect([status, headers['content-type'], headers['content-encoding'], body.length]).toEqual([
      200,
      'image/png',
      undefined,
      4,
    ]);
  });

  it('are streamed when they are large', async () => {
    expect((await get('/r/shell/aaaa000001/large.json')).body.length).toBe(700_000);
  });

  it('answer HEAD without a body', async () => {
    const { status, headers, body } = await rawCall(gateway.url, 'HEAD /r/shell/aaaa000001/main.js');
    expect([status, Number(headers['content-length']), body.length]).toEqual([200, Buffer.byteLength(SCRIPT), 0]);
  });

  it.each([
    '/r/shell/aaaa000001/gone.js',
    '/r/shell/cccc/main.js',
    '/r/shell/aaaa000001/',
    '/r/shell/aaaa000001/img',
    '/r/shell/aaaa000001/main.js.br',
    '/r/secret.txt',
    '/r/../secret.js',
    '/r/shell/../../secret.js',
    '/r/shell/aaaa000001/../../../secret.js',
    '/r/shell/aaaa000001/..%2f..%2f..%2fsecret.js',
    '/r/shell/aaaa000001/%2e%2e/%2e%2e/%2e%2e/secret.js',
    '/r/shell/aaaa000001/..\\..\\..\\secret.js',
    '/r/shell/aaaa000001//etc/passwd.txt',
    '/r/shell/aaaa000001/main.js%00.png',
    '/r/shell/aaaa000001/.hidden.js',
  ])('%s is not one of them, in plain text and not kept', async (path) => {
    const { status, headers, text } = await get(path);
    expect([status, headers['content-type'], text]).toEqual([404, 'text/plain; charset=utf-8', 'not found\n']);
    expect(headers['cache-control']).toBe('no-store');
  });
});

describe('the site’s own files', () => {
  it.each(['idvgameid', 'idvaccountid', 'lifeaftergameid', 'lifeafteraccountid'])(
    'show where a number is found: %s',
    async (name) => {
      const { status, headers } = await get(`/guide/${name}.jpg`);
      expect([status, headers['content-type']]).toEqual([200, 'image/jpeg']);
      expect(Number(headers['content-length'])).toBeGreaterThan(10_000);
      expect(headers['cache-control']).toBe('public, max-age=86400');
    },
  );

  it.each(['/guide/idv.jpg', '/guide/../package.json', '/guide/', '/guide/idvgameid.jpg.br'])(
    'have no picture at %s',
    async (path) => {
      expect((await get(path)).status).toBe(404);
    },
  );

  it('are its mark and what robots leave alone', async () => {
    const icon = await get('/favicon.ico');
    expect([icon.status, icon.headers['content-type']]).toEqual([200, 'image/svg+xml; charset=utf-8']);
    expect(icon.text).toContain('<svg');
    expect((await get('/robots.txt')).text).toContain('Disallow: /api/');
  });
});
