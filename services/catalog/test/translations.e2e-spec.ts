import { afterAll, beforeAll, expect, it } from 'vitest';
import type {
  DeskSettingsView,
  GamesView,
  NoticesView,
  SettingsView,
  SettingView,
  SiteDataView,
} from '@hub/contracts/catalog';
import { languages, otherLanguages, type Language, type Translations } from '@hub/contracts/shared';
import type { FaqView } from '@hub/contracts/tickets';
import type { Running } from '@hub/nest-kit/process';
import { aStaff, callAs } from '@hub/nest-kit/testing';
import { taiwanWordsIn } from '../../../packages/federation/src/texts/hong-kong-words.ts';
import { forget, minutes, aQuestionType, seededDatabase, startCatalog } from './catalog.factory.ts';

let base: Awaited<ReturnType<typeof seededDatabase>>;
let catalog: Running;
beforeAll(async () => {
  base = await seededDatabase();
  await aQuestionType(base.db, { game_id: 'H73', code: 'plain', label: '只有中文' });
  await aQuestionType(base.db, {
    game_id: 'H73',
    code: 'past',
    label: '過去的',
    ends_at: minutes(-1),
    translations: { en: { label: 'Past' } },
  });
  catalog = await startCatalog(base.env);
});
afterAll(async () => {
  await catalog.close();
  await base.close();
});

const S = '/api/staff/settings';
const editor = aStaff({ roles: [{ role: 'product_admin', game: '*' }] });
const support = { kind: 'service', from: 'support' } as const;
const get = async <T>(path: string, language: Language) =>
  (await callAs<T>(catalog.url, 'catalog', `GET ${path}`, { language })).body;
const inEach = async <T>(ask: (language: Language) => Promise<T>) => Promise.all(languages.map(ask));

const desk = async (language: Language) => {
  const path = `/internal/games/H73/desk?token=1&language=${language}`;
  const { body } = await callAs<DeskSettingsView>(catalog.url, 'catalog', `GET ${path}`, { who: support });
  if (!body.game) throw new Error('no game');
  return body.game;
};

it('games and servers have the names of the reader’s language, under the same fields', async () => {
  const firsts = await inEach(async (language) => (await get<GamesView>('/api/games/get_games', language)).msg[0]);
  expect(firsts.map((game) => game?.game_name)).toEqual(['遊戲 H73（示範）', '遊戲 H73（示範）', 'Game H73 (demo)']);
  expect(firsts.map((game) => game?.servers[0]?.server_name)).toEqual(['台灣一服', '台灣一服', 'Taiwan 1']);
  const line = 'GET /internal/site?language=en';
  const { body } = await callAs<SiteDataView>(catalog.url, 'catalog', line, { who: support });
  expect(body.games[0]?.game_name).toBe('Game H73 (demo)');
});

it('a desk gets kinds of problem, tips and names in the language that it asks for; zh-TW where there is none', async () => {
  const [tw, hk, en] = await inEach(desk);
  const named = [tw, hk, en].map((game) => game?.question_types.find(({ code }) => code === '2')?.label);
  expect(named).toEqual(['儲值未入帳', '增值未入賬', 'Top-up not received']);
  expect(en?.tips[0]).toMatch(/^If it says/);
  expect(en?.question_types.find(({ code }) => code === 'plain')?.label).toBe('只有中文');
  expect(en?.type_names).toMatchObject({ past: 'Past', plain: '只有中文', f: 'Account lost' });
  expect(en?.question_types.map(({ code }) => code)).not.toContain('past');
});

it('staff writes the languages in one form; what is missing is told, and players read zh-TW meanwhile', async () => {
  const body = { game_id: 'H73', code: 'lang', label: '語言問題', label_en: 'About languages', sort: 5 };
  const { status } = await callAs(catalog.url, 'catalog', `POST ${S}/question_types`, { who: editor, body });
  expect(status).toBe(201);
  const ask = `GET ${S}/question_types?q=${encodeURIComponent('about lang')}`;
  const list = await callAs<SettingsView>(catalog.url, 'catalog', ask, { who: editor });
  expect(list.body.data).toMatchObject([{ key: 'H73.lang', title: '語言問題', lacks: ['zh-HK'] }]);
  const one = await callAs<SettingView>(catalog.url, 'catalog', `GET ${S}/question_types/H73.lang`, { who: editor });
  expect(one.body.data.values).toMatchObject({ label: '語言問題', label_hk: '', label_en: 'About languages' });
  forget();
  const labels = await inEach(async (language) => (await desk(language)).type_names.lang);
  expect(labels).toEqual(['語言問題', '語言問題', 'About languages']);
});

it('a line of tips is translated line by line, and there cannot be more of them', async () => {
  const tips = { game_id: 'G115', tips: '一\n\n二', tips_en: '\nTwo' };
  const save = (body: object, version: number) =>
    callAs<SettingView & Record<string, string>>(catalog.url, 'catalog', `PUT ${S}/tips/G115`, {
      who: editor,
      body,
      headers: { 'if-match': String(version) },
    });
  const saved = await save({ ...tips, tips_en: 'Three\nlines\nhere' }, 0);
  expect(saved.body.tips_en).toContain('不能比那邊多');
  const kept = await save(tips, 0);
  expect(kept.body.data.values).toMatchObject({ tips: '一\n二', tips_hk: '', tips_en: '\nTwo' });
});

it('names that a CSV has no column for stay; those that it has are taken', async () => {
  const { name } = { name: '台灣一服' };
  const servers = async (csv: string) => {
    const sent = { game_id: 'H73', csv, apply: false, seen: '' };
    const ask = (body: object) =>
      callAs<{ data: { seen: string } }>(catalog.url, 'catalog', `POST ${S}/servers/import`, { who: editor, body });
    const { seen } = (await ask(sent)).body.data;
    expect((await ask({ ...sent, apply: true, seen })).status).toBe(200);
    const line = `GET ${S}/servers/H73.tw_2001`;
    return (await callAs<SettingView>(catalog.url, 'catalog', line, { who: editor })).body.data.values;
  };
  expect(await servers(`server_id,server_name,status,sort\ntw_2001,${name}新,public,1\n`)).toMatchObject({
    name: '台灣一服新',
    name_en: 'Taiwan 1',
  });
  const named = 'server_id,server_name,server_name_hk,server_name_en,status,sort';
  expect(await servers(`${named}\ntw_2001,${name},台灣 1 服,Taiwan One,public,1\n`)).toMatchObject({
    name_hk: '台灣 1 服',
    name_en: 'Taiwan One',
  });
});

it('notices are wholly in the reader’s language', async () => {
  const [, hk, en] = await inEach((language) => get<NoticesView>('/api/notices', language));
  for (const { title, content } of en?.msg ?? []) expect(`${title} ${content}`).not.toMatch(/\p{Script=Han}/u);
  expect(hk?.msg.some(({ content }) => content.includes('網上回報'))).toBe(true);
});

it('articles are wholly in the reader’s language, one by one and all together', async () => {
  const { msg } = await get<{ msg: FaqView[] }>('/api/faq/get_faq', 'en');
  expect(msg).toHaveLength(10);
  for (const { title, content } of msg) expect(`${title} ${content}`).not.toMatch(/\p{Script=Han}/u);
  const [one] = (await get<{ msg: FaqView[] }>('/api/faq/get_faq?id=4', 'zh-HK')).msg;
  expect(one?.content).toContain('增值');
});

it('the demonstration has every text in every language, and Hong Kong’s in its own words', async () => {
  for (const table of ['game', 'server', 'tip', 'question_type', 'faq', 'notice']) {
    const rows = await base.db.source.query<{ translations: string | null }[]>(
      `SELECT translations FROM ${table}${table === 'question_type' ? " WHERE code NOT IN ('plain', 'past', 'lang')" : table === 'tip' ? " WHERE game_id <> 'G115'" : ''}`,
    );
    for (const row of rows) {
      const found = JSON.parse(row.translations ?? '{}') as Translations;
      expect(Object.keys(found), `${table}: ${row.translations?.slice(0, 40)}`).toEqual([...otherLanguages]);
      expect(
        Object.values(found['zh-HK'] ?? {}).flatMap((text) => taiwanWordsIn(text)),
        table,
      ).toEqual([]);
    }
  }
});
