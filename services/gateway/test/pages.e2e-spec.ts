import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { start } from '../src/main.ts';
import { aRemote, aShell } from './builds.ts';
import { gatewayWorld, publishBuilt, siteData, startGateway, type Gateway } from './gateway.setup.ts';
import { pageOf } from './page-of.ts';
import { rawCall } from './raw-call.ts';
import { json } from './tiny-service.ts';

let gateway: Gateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.close());

const page = (path: string, headers?: Record<string, string>, base = gateway.url) => pageOf(base, path, headers);

describe('a page', () => {
  it('carries the live builds, the games and the language, and is never kept', async () => {
    const { status, headers, data } = await page('/service/H73/list?token=abc');
    expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
      200,
      'text/html; charset=utf-8',
      'no-store',
    ]);
    expect(data?.registry.areas.support).toMatchObject({
      build: 'bbbb000001',
      entry: '/r/support/bbbb000001/remoteEntry.js',
      contract: 1,
    });
    expect(data?.registry.areas.support).not.toHaveProperty('preload');
    expect(data).toMatchObject({ games: siteData.games, config: siteData.config, lang: 'zh-TW' });
  });

  it('has a title, a theme and a list of what to load first, by its address', async () => {
    const { html } = await page('/service/H73/list');
    expect(html).toContain('<title>我的回報｜Player Hub</title>');
    expect(html).toContain('data-game="H73"');
    const named = (tag: RegExp) => [...html.matchAll(tag)].map(([, address]) => address);
    expect(named(/<link rel="preload"[^>]* href="([^"]+)"/g)).toEqual([
      '/r/shell/aaaa000001/main.css',
      '/r/support/bbbb000001/routes.css',
    ]);
    expect(named(/<script async src="([^"]+)"/g)).toEqual([
      '/r/support/bbbb000001/remoteEntry.js',
      '/r/support/bbbb000001/routes.js',
      '/r/support/bbbb000001/list.js',
    ]);
  });

  it.each([
    ['/support?param_game_id=H73', 'H73'],
    ['/support?game_id=H73', 'H73'],
    ['/service/H73?game_id=X1', 'H73'],
    ['/support?game_id=X1', 'hub'],
    ['/support', 'hub'],
    ['/support?game_id=%22%3E%3Cscript%3E', 'hub'],
  ])('%s is dressed as %s', async (path, game) => {
    expect(/<html [^>]*data-game="([^"]*)"/.exec((await page(path)).html)?.[1]).toBe(game);
  });

  it.each<[string, Record<string, string>, string]>([
    ['the chosen language', { cookie: 'a=b; lang=en', 'accept-language': 'zh-HK' }, 'en'],
    ['the browser’s language', { 'accept-language': 'zh-HK,zh;q=0.9' }, 'zh-HK'],
    ['zh-TW', { 'accept-language': 'ja' }, 'zh-TW'],
    ['zh-TW for a foreign cookie', { cookie: 'lang=<script>', 'accept-language': 'ja' }, 'zh-TW'],
  ])('is in %s', async (_, headers, language) => {
    expect((await page('/support', headers)).data?.lang).toBe(language);
  });

  it('is the same page with 404 where nobody owns the address', async () => {
    const { status, html, data } = await page('/nothing/here');
    expect([status, html.includes('id="root"'), data?.lang]).toEqual([404, true, 'zh-TW']);
  });

  it('is staff’s too', async () => {
    expect((await page('/staff/support/cases/1')).status).toBe(200);
  });

  it('says on pages of the desk alone that nobody is signed in', async () => {
    const said = async (path: string, cookie: string) => (await page(path, { cookie })).data?.signedOut;
    expect(await said('/staff', 'lang=en')).toBe(true);
    expect(await said('/staff', 'lang=en; hub_staff=abc')).toBeUndefined();
    expect(await said('/support', 'lang=en')).toBeUndefined();
  });

  it('tells pages of the desk alone where the words of the desk are', async () => {
    const words = async (path: string) => {
      const { data } = await page(path);
      return Object.keys(data?.registry.areas.support?.staffLocales ?? {});
    };
    expect(await words('/staff')).toEqual(['en', 'zh-HK']);
    expect(await words('/support')).toEqual([]);
  });

  it('says which share of its visitors tells how it does, where not all of them do', async () => {
    expect((await page('/support')).data).not.toHaveProperty('mountSample');
    const running = await start({ ...gateway.env, MOUNT_SAMPLE: '20' });
    const { data } = await page('/support', {}, running.url);
    expect(data).toMatchObject({ mountSample: 20, site: { demo: false } });
    await running.close();
  });

  it('answers HEAD', async () => {
    const { status, text, headers } = await rawCall(gateway.url, 'HEAD /support', { headers: { accept: 'text/html' } });
    expect([status, text, headers['content-type']]).toEqual([200, '', 'text/html; charset=utf-8']);
  });

  it('comes compressed', async () => {
    for (const encoding of ['br', 'gzip']) {
      const { headers, html } = await page('/support', { 'accept-encoding': encoding });
      expect([headers.get('content-encoding'), html.startsWith('<!doctype html>')]).toEqual([encoding, true]);
    }
  });

  it.each<[string, Record<string, string>]>([
    ['a script', { accept: '*/*', 'sec-fetch-dest': 'script' }],
    ['a picture', { accept: 'image/webp,*/*', 'sec-fetch-dest': 'image' }],
    ['a call for JSON', { accept: 'application/json' }],
  ])('is never the answer to the load of %s', async (_, headers) => {
    const answer = await fetch(`${gateway.url}/support`, { headers });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'application/json; charset=utf-8']);
  });

  it.each([
    ['/member/privacy_agreement', '/member/complete_agreement?site=long_e#privacy'],
    ['/wire_report/H73?token=a%20b&x=1', '/wire_report_v2/H73?token=a%20b&x=1'],
    ['/wire_report/H73/', '/wire_report_v2/H73'],
  ])('%s has moved to %s', async (path, to) => {
    const { status, headers } = await page(path);
    expect([status, headers.get('location')]).toEqual([302, to]);
  });

  it('does not lead to another site', async () => {
    const { headers } = await rawCall(gateway.url, 'GET /wire_report//evil.example', {
      headers: { accept: 'text/html' },
    });
    expect(headers.location).toBeUndefined();
  });
});

describe('what others write', () => {
  it('cannot end the data block of a page', async () => {
    const name = '</script><script>alert(1)</script><!--\u2028';
    const world = await gatewayWorld();
    const games = [{ ...siteData.games[0], game_name: name }];
    world.catalog.routes['GET /internal/site'] = (_, response) => json(response, { ...siteData, games });
    const running = await start(world.env);
    const { html, data } = await page('/support', {}, running.url);
    expect((data?.games as { game_name: string }[])[0]?.game_name).toBe(name);
    expect(html).not.toContain('alert(1)</script>');
    expect(html.match(/<\/script>/g)).toHaveLength(html.match(/<script/g)?.length ?? 0);
    await running.close();
    await world.close();
  });

  it('is called as the environment says', async () => {
    const world = await gatewayWorld({ env: { SITE_NAME: '星河遊戲' } });
    const running = await start(world.env);
    const { html, data } = await page('/support', {}, running.url);
    expect(data?.site).toEqual({ name: '星河遊戲', demo: false });
    expect(html).toContain('｜星河遊戲</title>');
    await running.close();
    await world.close();
  });

  it('cannot end the style of a page: the last good themes stay', async () => {
    const world = await gatewayWorld();
    world.catalog.routes['GET /internal/site'] = (_, response) =>
      json(response, { ...siteData, theme_css: '</style><b>' });
    const running = await start(world.env);
    const { status, html } = await page('/support', {}, running.url);
    expect([status, html.includes('<b>')]).toEqual([200, false]);
    await running.close();
    await world.close();
  });
});

describe('while others are away', () => {
  it('a page is served without the games, at once', async () => {
    const world = await gatewayWorld();
    await world.catalog.stop();
    const running = await start(world.env);
    const { status, data } = await page('/service/H73/list', {}, running.url);
    expect(status).toBe(200);
    expect(data).toMatchObject({ games: null, config: null });
    await running.close();
    await world.close();
  });

  it('a page does not wait for a catalog that hangs', async () => {
    const world = await gatewayWorld();
    let waiting = 0;
    world.catalog.routes['GET /internal/site'] = (_, response) => {
      waiting += 1;
      response.on('close', () => (waiting -= 1));
    };
    const running = await start(world.env);
    expect((await page('/support', {}, running.url)).status).toBe(200);
    // The page was there before the call was given up.
    expect(waiting).toBe(1);
    await running.close();
    await world.close();
  });

  it('is not ready without a shell, and says that it rests', async () => {
    const world = await gatewayWorld({ builds: [aRemote()] });
    const running = await start(world.env);
    const ready = await fetch(`${running.url}/readyz`);
    expect([ready.status, await ready.json()]).toEqual([503, { msg: 'no shell is published' }]);
    expect((await fetch(`${running.url}/healthz`)).status).toBe(200);
    const { status, html } = await page('/support', {}, running.url);
    expect([status, html.includes('網站正在休息')]).toEqual([503, true]);
    await running.close();
    await world.close();
  });

  it('is ready with one', async () => {
    const ready = await fetch(`${gateway.url}/readyz`);
    expect([ready.status, await ready.json()]).toEqual([200, expect.objectContaining({ status: 'ok' })]);
  });
});

describe('a new build', () => {
  it('is what the next gateway serves', async () => {
    const world = await gatewayWorld();
    await publishBuilt(world.env, [aShell({ build: 'aaaa000002' }), aRemote({ build: 'bbbb000002' })]);
    const running = await start(world.env);
    const { html, data } = await page('/support', {}, running.url);
    expect(html).toContain('data-build-shell="aaaa000002"');
    expect(data?.registry.areas.support?.build).toBe('bbbb000002');
    await running.close();
    await world.close();
  });
});
