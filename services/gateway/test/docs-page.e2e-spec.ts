import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startGateway, type Gateway } from './gateway.setup.ts';

let gateway: Gateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.close());

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${gateway.url}/api/docs${path}`, { headers });

describe('/api/docs', () => {
  it('is a page without anything inline, under a policy without exceptions', async () => {
    const answer = await get('');
    const html = await answer.text();
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(html).toContain('<title>API 文件</title>');
    expect(html).not.toMatch(/<script>|<style|\sstyle=|\son\w+=|https?:/);
    const policy = answer.headers.get('content-security-policy');
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toContain('unsafe');
  });

  it.each([
    ['/openapi.json', 'application/json'],
    ['/swagger-ui-bundle.js', 'text/javascript'],
    ['/swagger-ui.css', 'text/css'],
    ['/docs.js', 'text/javascript'],
    ['/docs.css', 'text/css'],
  ])('has %s, compressed and with a tag', async (path, type) => {
    for (const encoding of ['br', 'gzip']) {
      const answer = await get(path, { 'accept-encoding': encoding });
      expect([answer.status, answer.headers.get('content-encoding')]).toEqual([200, encoding]);
      expect(answer.headers.get('content-type')).toContain(type);
      await answer.arrayBuffer();
    }
    const etag = (await get(path)).headers.get('etag') ?? '';
    expect((await get(path, { 'if-none-match': etag })).status).toBe(304);
  });

  it('keeps for ever only what is asked for by its mark', async () => {
    const [, address = ''] = /src="\/api\/docs(\/docs\.js\?v=[^"]+)"/.exec(await (await get('')).text()) ?? [];
    expect((await get(address)).headers.get('cache-control')).toContain('immutable');
    expect((await get('/docs.js?v=older')).headers.get('cache-control')).toBe('public, max-age=300');
  });

  it.each(['/nothing', '/__proto__', '/../package.json', '/page/docs.js'])('has no %s', async (path) => {
    expect((await get(path)).status).toBe(404);
  });
});
