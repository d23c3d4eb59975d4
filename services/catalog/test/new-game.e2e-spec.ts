import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  catalogTexts,
  themePreviewView,
  type GamesView,
  type SettingsView,
  type SettingView,
  type SiteDataView,
  type ThemePreviewView,
} from '@hub/contracts/catalog';
import { staffRoles, type StaffRole, type StaffPrincipal } from '@hub/contracts/shared';
import type { Tx } from '@hub/nest-kit/db';
import { IDENTITY_HEADER, sealIdentity } from '@hub/nest-kit/identity';
import type { KeyRing } from '@hub/nest-kit/keys';
import type { Running } from '@hub/nest-kit/process';
import { aStaff, callAs, testRings, unique } from '@hub/nest-kit/testing';
import { Theme } from '../src/game-art/theme.entity.ts';
import { Game } from '../src/games/game.entity.ts';
import { gameKind } from '../src/games/game.kind.ts';
import { SaveSetting } from '../src/settings/save-setting.ts';
import { aGame, forget, seededDatabase, startCatalog } from './catalog.factory.ts';

let base: Awaited<ReturnType<typeof seededDatabase>>;
let catalog: Running;
beforeAll(async () => {
  base = await seededDatabase();
  catalog = await startCatalog(base.env);
});
afterAll(async () => {
  await catalog.close();
  await base.close();
});

const S = '/api/staff/settings';
const as = (role: StaffRole, game = '*') => aStaff({ roles: [{ role, game }] });
const editor = as('product_admin');
type Sent = { version?: number; key?: string };
const call = <T = SettingView & Record<string, string>>(
  who: StaffPrincipal,
  line: string,
  body?: unknown,
  sent: Sent = {},
) =>
  callAs<T>(catalog.url, 'catalog', line, {
    who,
    ...(body === undefined ? {} : { body }),
    ...(sent.key ? { key: sent.key } : {}),
    ...(sent.version === undefined ? {} : { headers: { 'if-match': String(sent.version) } }),
  });
const form = (over: object = {}) => ({
  game_id: `N${unique()}`,
  name: '新遊戲',
  site: 'https://new.example',
  sort: '900',
  service_from: '10:00',
  service_until: '18:00',
  hidden: false,
  ...over,
});
const looks = (game_id: string, over: object = {}) => ({
  game_id,
  hue: '20',
  chroma: '90',
  accent_hue: '80',
  radius: '6',
  family: 'petal',
  seed: '4000000000',
  ...over,
});
const publicGames = async () =>
  (await callAs<GamesView>(catalog.url, 'catalog', 'GET /api/games/get_games')).body.msg.map(({ game_id }) => game_id);
const themeCss = async () => {
  const who = { kind: 'service', from: 'gateway' } as const;
  return (await callAs<SiteDataView>(catalog.url, 'catalog', 'GET /internal/site', { who })).body.theme_css;
};
const emblem = async (id: string) => {
  const identity = sealIdentity(testRings.catalog as KeyRing, 'catalog', { who: { kind: 'anon' }, rid: 'r', ip: '' });
  return (await fetch(`${catalog.url}/media/games/${id}.svg`, { headers: { [IDENTITY_HEADER]: identity } })).status;
};
const auditsOf = async (object: string) =>
  base.db.source.query<{ action: string; actor: string; game_id: string; detail: string }[]>(
    'SELECT action, actor, game_id, detail FROM audit WHERE object = ? ORDER BY id',
    [object],
  );

describe('a new game', () => {
  it('is hidden whatever its form says, gets its looks, and is shown once it is published', async () => {
    const body = form();
    const { game_id } = body;
    const made = await call(editor, `POST ${S}/games`, body);
    expect(made.status).toBe(201);
    expect(made.body.data).toMatchObject({
      key: game_id,
      version: 1,
      values: { hidden: true, captcha_create: true, captcha_reply: true, report_form: 'legacy' },
    });
    const saved = await call(editor, `PUT ${S}/themes/${game_id}`, looks(game_id), { version: 0 });
    expect(saved.body.data.values).toEqual(looks(game_id));
    forget();
    // Who watches the site learns of it neither by the list, nor by a style sheet, nor by a picture.
    expect(await publicGames()).not.toContain(game_id);
    expect(await themeCss()).not.toContain(game_id);
    expect(await emblem(game_id)).toBe(404);
    const { values } = made.body.data;
    const shown = await call(editor, `PUT ${S}/games/${game_id}`, { ...values, hidden: false }, { version: 1 });
    expect(shown.status).toBe(200);
    forget();
    expect(await publicGames()).toContain(game_id);
    expect(await themeCss()).toContain(game_id);
    expect(await emblem(game_id)).toBe(200);
    const [first, second] = await auditsOf(`games:${game_id}`);
    expect(first).toMatchObject({ action: 'setting.added', game_id });
    expect(JSON.parse(first?.detail ?? '')).toMatchObject({ before: null, after: { name: '新遊戲', hidden: true } });
    expect(JSON.parse(second?.detail ?? '')).toMatchObject({ before: { hidden: true }, after: { hidden: false } });
  });

  it('is one game when its form is sent twice, also at once', async () => {
    const [body, key] = [form(), `form-${unique()}-abcd`];
    const answers = await Promise.all([1, 2].map(() => call(editor, `POST ${S}/games`, body, { key })));
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(await base.db.source.manager.countBy(Game, { game_id: body.game_id })).toBe(1);
    expect(await auditsOf(`games:${body.game_id}`)).toHaveLength(1);
  });

  it('is one game when the same form was saved between the look for it and its own save', async () => {
    const [body, caller] = [
      form(),
      { who: editor, rid: 'r', ip: '', language: 'zh-TW' as const, token: null, key: `form-${unique()}-abcd` },
    ];
    const { db } = base;
    const late = Object.assign(Object.create(db) as typeof db, {
      runTx: async (work: (tx: Tx) => Promise<unknown>) => {
        await new SaveSetting(db).add(caller, gameKind, body);
        return db.runTx(work);
      },
    });
    expect(await new SaveSetting(late).add(caller, gameKind, body)).toEqual({ key: body.game_id });
    expect(await auditsOf(`games:${body.game_id}`)).toHaveLength(1);
  });

  it('has an id of its own: no other game’s, not even in other capitals, and none of the site', async () => {
    for (const game_id of ['H73', 'h73', 'G83TW'])
      expect((await call(editor, `POST ${S}/games`, form({ game_id }))).body).toEqual({
        game_id: catalogTexts.SETTING_EXISTS.tw,
      });
    for (const game_id of ['hub', 'support', 'create'])
      expect((await call(editor, `POST ${S}/games`, form({ game_id }))).body).toEqual({
        game_id: catalogTexts.GAME_RESERVED.tw,
      });
    const { status, body } = await call(
      editor,
      `POST ${S}/games`,
      form({ game_id: '新遊戲', site: 'http://x', name: '' }),
    );
    expect([status, Object.keys(body).toSorted()]).toEqual([400, ['game_id', 'name', 'site']]);
  });

  it.each(staffRoles)('is not for a %s of one game to make', async (role) => {
    expect((await call(as(role, 'H73'), `POST ${S}/games`, form())).status).toBe(403);
    expect((await call(as(role), `POST ${S}/games`, form())).status).toBe(role === 'product_admin' ? 201 : 403);
  });
});

describe('how a game looks', () => {
  it('begins with the house, is versioned, and of two editors the second is told', async () => {
    const { game_id } = await aGame(base.db);
    const house = await base.db.source.manager.findOneByOrFail(Theme, { theme_id: 'hub' });
    const begun = (await call(editor, `GET ${S}/themes/${game_id}`)).body.data;
    expect(begun.values).toMatchObject({ game_id, hue: String(house.hue), family: house.family });
    const row = async () => (await call<SettingsView>(editor, `GET ${S}/themes?game_id=${game_id}`)).body.data[0];
    expect((await row())?.state).toBe('off');
    const answers = await Promise.all(
      ['100', '200'].map((hue) => call(editor, `PUT ${S}/themes/${game_id}`, looks(game_id, { hue }), { version: 0 })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await row())?.state).toBe('live');
    const { versions } = (await call(editor, `GET ${S}/themes/${game_id}`)).body.data;
    expect(versions.map(({ version }) => version)).toEqual([2, 1]);
    const [audit] = await auditsOf(`themes:${game_id}`);
    expect(JSON.parse(audit?.detail ?? '')).toMatchObject({
      before: { family: house.family },
      after: { family: 'petal' },
    });
  });

  it('cannot be saved when it cannot be read, and nothing of it stays', async () => {
    const { game_id } = await aGame(base.db);
    const glaring = looks(game_id, { hue: '330', chroma: '150' });
    const refused = await call(editor, `PUT ${S}/themes/${game_id}`, glaring, { version: 0 });
    expect([refused.status, refused.body]).toEqual([
      400,
      { msg: catalogTexts.THEME_TOO_WEAK.tw.replace('{pairs}', 'dark: fill on page') },
    ]);
    expect(await base.db.source.manager.countBy(Theme, { theme_id: game_id })).toBe(0);
    expect((await call(editor, `GET ${S}/themes/${game_id}`)).body.data.version).toBe(0);
    expect(await auditsOf(`themes:${game_id}`)).toEqual([]);
  });

  it.each([
    ['hue', '361'],
    ['hue', ''],
    ['chroma', '12.5'],
    ['radius', '17'],
    ['family', 'none'],
    ['seed', '4294967296'],
  ])('is refused with %s %s', async (field, value) => {
    const { status, body } = await call(editor, `PUT ${S}/themes/H73`, looks('H73', { [field]: value }), {
      version: 0,
    });
    expect([status, Object.keys(body)]).toEqual([400, [field]]);
  });

  it('is shown before it is saved, with the pairs that are too close', async () => {
    const { game_id: _, ...choice } = looks('H73', { hue: '330', chroma: '150' });
    const preview = await call<ThemePreviewView>(as('lead', 'H73'), `POST ${S}/themes/preview`, choice);
    await themePreviewView.validate(preview.body, { strict: true });
    const { data } = preview.body;
    expect(data.weak).toEqual([{ mode: 'dark', front: 'fill', back: 'page', ratio: '2.95', least: '3' }]);
    expect([data.light.page, data.dark.ink]).toEqual([expect.stringMatching(/^#[0-9a-f]{6}$/), '#ebedf1']);
    expect(data.picture).toContain('var(--p1)');
    expect((await call(as('agent'), `POST ${S}/themes/preview`, choice)).status).toBe(403);
  });

  it.each(staffRoles)('is for a %s of this game to change, to look at, or neither', async (role) => {
    const [own, other] = [await aGame(base.db), await aGame(base.db)];
    const who = as(role, own.game_id);
    const reads = ['product_admin', 'lead', 'auditor'].includes(role);
    const put = (game: string) => call(who, `PUT ${S}/themes/${game}`, looks(game), { version: 0 });
    expect((await put(own.game_id)).status).toBe(role === 'product_admin' ? 200 : 403);
    expect((await put(other.game_id)).status).toBe(reads ? 404 : 403);
  });
});
