import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { GamesView, SiteDataView } from '@hub/contracts/catalog';
import type { Running } from '@hub/nest-kit/process';
import { IDENTITY_HEADER, sealIdentity } from '@hub/nest-kit/identity';
import { callAs, testRings } from '@hub/nest-kit/testing';
import type { KeyRing } from '@hub/nest-kit/keys';
import { SaveTheme } from '../src/game-art/save-theme.ts';
import { Theme } from '../src/game-art/theme.entity.ts';
import { seededThemes, type ThemeInput } from '../src/themes/theme-of.ts';
import { forget, seededDatabase, startCatalog } from './catalog.factory.ts';

let base: Awaited<ReturnType<typeof seededDatabase>>;
let catalog: Running;

async function file(path: string, headers: Record<string, string> = {}) {
  const identity = sealIdentity(testRings.catalog as KeyRing, 'catalog', { who: { kind: 'anon' }, rid: 'r', ip: '' });
  return fetch(`${catalog.url}/media/games/${path}`, { headers: { [IDENTITY_HEADER]: identity, ...headers } });
}

beforeAll(async () => {
  base = await seededDatabase();
  catalog = await startCatalog(base.env);
});
afterAll(async () => {
  await catalog.close();
  await base.close();
});

describe('art of games', () => {
  it.each([
    ['H73.svg', 'viewBox="0 0 48 48"'],
    ['H73.picture.svg', 'id="art"'],
    ['H73.picture.svg', 'id="emblem" xmlns'],
    ['hub.svg', 'viewBox="0 0 48 48"'],
    ['hub.picture.svg', 'id="art"'],
  ])('serves %s as a harmless picture', async (path, sign) => {
    const answer = await file(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'");
    expect(answer.headers.get('cache-control')).toBe('public, max-age=300');
    const text = await answer.text();
    expect(text).toContain(sign);
    expect(text).not.toMatch(/<script|onload|href|<foreignObject/i);
  });

  it('may be kept for ever under the address that the list of games gives', async () => {
    const { msg } = (await callAs<GamesView>(catalog.url, 'catalog', 'GET /api/games/get_games')).body;
    const path = msg[0]?.logo_path.replace('/media/games/', '') ?? '';
    const answer = await file(path);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const picture = await file(path.replace('.svg', '.picture.svg'));
    expect(picture.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect((await file('H73.svg?v=00000000')).headers.get('cache-control')).toBe('public, max-age=300');
  });

  it('answers 304 to those who have it', async () => {
    const etag = (await file('L33.svg')).headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[0-9a-f]{8}"$/);
    const again = await file('L33.svg', { 'if-none-match': `"x", W/${etag}` });
    expect(again.status).toBe(304);
    expect(again.headers.get('etag')).toBe(etag);
    expect(await again.text()).toBe('');
    expect((await file('L33.svg', { 'if-none-match': '"other"' })).status).toBe(200);
  });

  it.each(['h73.svg', 'NOGAME.svg', 'H73.png', 'H73', 'H73.picture.svg.svg', '..%2F..%2Fetc%2Fpasswd', '%00.svg'])(
    'has no file %s',
    async (path) => {
      const answer = await file(path);
      expect(answer.status).toBe(404);
      expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
      expect(await answer.json()).toEqual({ msg: '查無資料' });
    },
  );
});

describe('site data', () => {
  it('hold the sheets of all themes, the house first, the games and the entries', async () => {
    const who = { kind: 'service', from: 'gateway' } as const;
    const { body } = await callAs<SiteDataView>(catalog.url, 'catalog', 'GET /internal/site', { who });
    expect(body.theme_css).toMatch(/^@layer tokens\{:root,/);
    for (const id of Object.keys(seededThemes)) expect(body.theme_css).toContain(`[data-game=${id}]`);
    expect(body.games).toHaveLength(8);
    expect(body.config.main_site).toBe('https://player.example/game');
    expect(body.captcha).toEqual({ site: 'altcha', used: ['altcha', 'turnstile'] });
  });
});

describe('saving a theme', () => {
  const weak: ThemeInput = { ...seededThemes.H73, hue: 330, chromaFactor: 1.25 };

  it('is refused when a pair of colours cannot be told apart, and changes nothing', async () => {
    const save = new SaveTheme(base.db);
    await expect(save.run('G115', weak)).rejects.toMatchObject({ status: 400, pairs: ['dark: fill on page'] });
    const row = await base.db.source.manager.findOneByOrFail(Theme, { theme_id: 'G115' });
    expect(row.hue).toBe(seededThemes.G115.hue);
  });

  it.each([
    ['hue', 361],
    ['hue', Number.NaN],
    ['chromaFactor', 1.6],
    ['chromaFactor', 0.123],
    ['radius', 17],
    ['seed', -1],
    ['family', 'none'],
  ])('is refused with %s %s', async (field, value) => {
    const input = { ...seededThemes.H73, [field]: value } as ThemeInput;
    await expect(new SaveTheme(base.db).run('H73', input)).rejects.toMatchObject({
      status: 400,
      faults: { [field]: { code: 'FIELD_INVALID' } },
    });
  });

  it('makes new files with new addresses', async () => {
    const before = await (await file('MA96.svg')).text();
    await new SaveTheme(base.db).run('MA96', { ...seededThemes.MA96, hue: 200, family: 'petal' });
    forget();
    expect(await (await file('MA96.svg')).text()).not.toBe(before);
    const row = await base.db.source.manager.findOneByOrFail(Theme, { theme_id: 'MA96' });
    expect((await file(`MA96.svg?v=${row.version}`)).headers.get('cache-control')).toContain('immutable');
    expect(row.chroma_percent).toBe(85);
  });
});
