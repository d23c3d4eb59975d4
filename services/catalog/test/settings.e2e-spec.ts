import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  settingNames,
  type ServersImportView,
  type SettingsView,
  type SettingVersionView,
  type SettingView,
} from '@hub/contracts/catalog';
import { staffRoles, type StaffRole, type StaffPrincipal } from '@hub/contracts/shared';
import type { Running } from '@hub/nest-kit/process';
import { aStaff, callAs, unique } from '@hub/nest-kit/testing';
import { Article } from '../src/faq/article.entity.ts';
import { Server } from '../src/games/server.entity.ts';
import { aGame, aServer, forget, seededDatabase, startCatalog } from './catalog.factory.ts';

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
const lead = as('lead');
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
const article = (over: object = {}) => ({
  game_id: '*',
  site: 'long_e',
  type_id: '1',
  title: `文章 ${unique()}`,
  content: '<p>內文</p>',
  sort: '5',
  published: true,
  publish_at: '',
  ...over,
});
const added = async (kind: string, body: object, who = editor) => {
  const answer = await call(who, `POST ${S}/${kind}`, body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body.data;
};
const shown = async (id: string) => {
  const line = `GET /api/faq/get_faq?id=${id}`;
  const { status, body } = await callAs<{ msg: { content: string }[] }>(catalog.url, 'catalog', line);
  return status === 200 ? body.msg[0] : undefined;
};

describe('an article', () => {
  it('is what players see once it is saved, cleaned like every article', async () => {
    const { key } = await added('faq', article({ content: '<p onclick="x()">新的<script>1</script></p>' }));
    forget();
    expect(await shown(key)).toMatchObject({ content: '<p>新的</p>' });
    const preview = await call<{ data: { content: string } }>(editor, `POST ${S}/faq/preview`, {
      content: '<p style="x">字</p><iframe></iframe>',
    });
    expect(preview.body.data.content).toBe('<p>字</p>');
  });

  it('waits for its time by the clock of the database', async () => {
    const { key } = await added('faq', article({ publish_at: '2099-01-01T08:00' }));
    forget();
    expect(await shown(key)).toBeUndefined();
    await base.db.source.query('UPDATE faq SET publish_at = NOW(3) - INTERVAL 1 SECOND WHERE id = ?', [key]);
    forget();
    expect(await shown(key)).toBeDefined();
  });

  it('of two editors the second is told, and loses nothing that was saved', async () => {
    const { key, version } = await added('faq', article());
    const [one, two] = await Promise.all([
      call(editor, `PUT ${S}/faq/${key}`, article({ title: '甲' }), { version }),
      call(as('product_admin'), `PUT ${S}/faq/${key}`, article({ title: '乙' }), { version }),
    ]);
    expect([one.status, two.status].toSorted()).toEqual([200, 409]);
    const rows = await base.db.source.query<unknown[]>(
      `SELECT version FROM catalog_version WHERE kind = 'faq' AND object_key = ?`,
      [key],
    );
    expect(rows).toHaveLength(2);
    expect((await call(editor, `PUT ${S}/faq/${key}`, article())).status).toBe(428);
    expect((await call(editor, `DELETE ${S}/faq/${key}`)).status).toBe(428);
  });

  it('keeps what it said before, also from before anybody edited it here, and says it again', async () => {
    const { manager } = base.db.source;
    const { id, title } = await manager.findOneByOrFail(Article, { id: 5 });
    const before = (await call(editor, `GET ${S}/faq/${id}`)).body.data;
    const changed = await call(
      editor,
      `PUT ${S}/faq/${id}`,
      { ...before.values, title: '改過' },
      { version: before.version },
    );
    expect(changed.body.data.versions.map(({ version, by }) => [version, by])).toEqual([
      [2, '小岳'],
      [1, ''],
    ]);
    const old = await call<SettingVersionView>(editor, `GET ${S}/faq/${id}/versions/1`);
    expect(old.body.data.values.title).toBe(title);
    await call(editor, `PUT ${S}/faq/${id}`, old.body.data.values, { version: 2 });
    expect((await manager.findOneByOrFail(Article, { id })).title).toBe(title);
  });

  it('of a lead is a proposal: players see what was there, and an editor publishes it', async () => {
    const { key, version, values } = await added('faq', article({ title: '原文' }));
    const proposal = await call(lead, `PUT ${S}/faq/${key}`, { ...values, title: '草稿' }, { version });
    expect(proposal.body.data).toMatchObject({ values: { title: '原文' }, mode: 'draft' });
    expect(proposal.body.data.versions[0]).toMatchObject({ version: 2, state: 'draft' });
    const list = await call<SettingsView>(editor, `GET ${S}/faq?q=${encodeURIComponent('原文')}`);
    expect(list.body.data.find((row) => row.key === key)?.draft).toBe(true);
    const draft = await call<SettingVersionView>(editor, `GET ${S}/faq/${key}/versions/2`);
    await call(editor, `PUT ${S}/faq/${key}`, draft.body.data.values, { version: 2 });
    expect((await base.db.source.manager.findOneByOrFail(Article, { id: Number(key) })).title).toBe('草稿');
    const made = await added('faq', article(), lead);
    expect((await base.db.source.manager.findOneByOrFail(Article, { id: Number(made.key) })).published).toBe(0);
  });

  it('stands in the list at the name of its question type, not at its code', async () => {
    const { body } = await call<SettingsView>(editor, `GET ${S}/faq`);
    const notes = new Set(body.data.map(({ note }) => note));
    expect([notes.has('儲值未入帳'), notes.has('收據'), notes.has('2')]).toEqual([true, true, false]);
  });

  it('is one article when its form is sent twice', async () => {
    const [body, key] = [article(), `form-${unique()}-abcd`];
    const answers = await Promise.all([1, 2].map(() => call(editor, `POST ${S}/faq`, body, { key })));
    expect(new Set(answers.map((answer) => answer.body.data.key)).size).toBe(1);
    expect(await base.db.source.manager.countBy(Article, { title: body.title })).toBe(1);
  });
});

describe('other settings', () => {
  it('are checked by the rules of their form', async () => {
    const { game_id } = await aGame(base.db);
    const type = {
      game_id,
      code: 'event_7',
      label: '活動',
      token_only: true,
      starts_at: '2026-12-02T10:00',
      ends_at: '2026-12-01T10:00',
      sort: '1',
    };
    const wrong = await call<Record<string, string>>(editor, `POST ${S}/question_types`, type);
    expect([wrong.status, wrong.body.ends_at]).toEqual([400, '結束時間要在開始之後']);
    const { key, version } = await added('question_types', { ...type, ends_at: '' });
    expect((await call(editor, `POST ${S}/question_types`, { ...type, ends_at: '' })).status).toBe(400);
    expect(
      (await call(editor, `PUT ${S}/question_types/${key}`, { ...type, ends_at: '', code: 'event_8' }, { version }))
        .status,
    ).toBe(400);
    expect((await call(editor, `DELETE ${S}/question_types/${key}`, undefined, { version: 0 })).status).toBe(409);
    expect((await call(editor, `DELETE ${S}/question_types/${key}`, undefined, { version })).status).toBe(200);
    expect((await call(editor, `GET ${S}/question_types/${key}`)).status).toBe(404);
  });

  it.each(settingNames)('give back what was saved: %s', async (kind) => {
    const { body } = await call<SettingsView>(editor, `GET ${S}/${kind}`);
    const key = body.data[0]?.key ?? '';
    const one = (await call(editor, `GET ${S}/${kind}/${key}`)).body.data;
    const saved = await call(editor, `PUT ${S}/${kind}/${key}`, one.values, { version: one.version });
    expect([saved.status, saved.body.data.values], JSON.stringify(saved.body)).toEqual([200, one.values]);
    const audits = await base.db.source.query<{ detail: string }[]>('SELECT detail FROM audit WHERE object = ?', [
      `${kind}:${key}`,
    ]);
    expect(audits.map(({ detail }) => JSON.parse(detail) as object)).toContainEqual(
      expect.objectContaining({ before: {}, after: {} }),
    );
  });
});

describe('who may', () => {
  it.each(staffRoles)('as %s, at one game: looks, proposes, saves, or learns nothing', async (role) => {
    const [own, other] = [await aGame(base.db), await aGame(base.db)];
    const who = as(role, own.game_id);
    const reads = ['product_admin', 'lead', 'auditor'].includes(role);
    for (const kind of settingNames) {
      const sees = reads || (kind === 'clicks' && role === 'event_operator');
      expect((await call(who, `GET ${S}/${kind}`)).status, kind).toBe(sees ? 200 : 403);
    }
    const rename = async (game: typeof own) => {
      const { version, values } = (await call(editor, `GET ${S}/games/${game.game_id}`)).body.data;
      return (await call(who, `PUT ${S}/games/${game.game_id}`, { ...values, name: '新' }, { version })).status;
    };
    expect(await rename(own)).toBe(role === 'product_admin' ? 200 : 403);
    expect(await rename(other)).toBe(reads ? 404 : 403);
    const everywhere = (await call(who, `POST ${S}/faq`, article())).status;
    expect(everywhere).toBe(403);
    const atOwn = (await call(who, `POST ${S}/faq`, article({ game_id: own.game_id }))).status;
    expect(atOwn).toBe(role === 'product_admin' || role === 'lead' ? 201 : 403);
    const csv = 'server_id,server_name,status\ns1,一服,public';
    const imported = (await call(who, `POST ${S}/servers/import`, { game_id: own.game_id, csv })).status;
    expect(imported).toBe(role === 'product_admin' ? 200 : 403);
  });
});

it.each(['faq', 'games', 'servers', 'site', 'quick_actions'])(
  'a key that nothing can have is not found: %s',
  async (kind) => {
    for (const key of ['%E4%B8%AD%E6%96%87', '%F0%9F%8E%AE.1', "a'b", 'x'.repeat(97)]) {
      expect((await call(editor, `GET ${S}/${kind}/${key}`)).status).toBe(404);
      expect((await call(editor, `GET ${S}/${kind}/${key}/versions/1`)).status).toBe(404);
    }
  },
);

describe('servers from a file', () => {
  const send = (game_id: string, csv: string, more: object = {}) =>
    call<ServersImportView & Record<string, string>>(editor, `POST ${S}/servers/import`, { game_id, csv, ...more });

  it('are compared first, then taken once, as long as nothing changed in between', async () => {
    const game = await aGame(base.db);
    const { game_id } = game;
    await aServer(base.db, game, { server_id: 'a', name: '舊名', sort: 10 });
    await aServer(base.db, game, { server_id: 'kept' });
    const csv = '\uFEFFserver_id,server_name,status\r\na,新名,public\r\nb,"二服, 新",maintenance\r\n';
    const { data } = (await send(game_id, csv)).body;
    expect(data).toMatchObject({ applied: false, rows: 2, same: 0, unnamed: 1, added_count: 1, changed_count: 1 });
    expect(data.changed).toEqual([{ server_id: 'a', before: '舊名 · public · 10', after: '新名 · public · 10' }]);
    await base.db.source.manager.update(Server, { game_id, server_id: 'a' }, { name: '別人改的' });
    expect((await send(game_id, csv, { apply: true, seen: data.seen })).status).toBe(409);
    const again = (await send(game_id, csv)).body.data;
    const both = await Promise.all([1, 2].map(() => send(game_id, csv, { apply: true, seen: again.seen })));
    expect(both.map(({ status, body }) => [status, body.data.applied])).toEqual(Array(2).fill([200, true]));
    const rows = await base.db.source.manager.find(Server, { where: { game_id }, order: { server_id: 'ASC' } });
    expect(rows.map(({ name }) => name)).toEqual(['新名', '二服, 新', '一服']);
    const one = await call(editor, `GET ${S}/servers/${game_id}.a`);
    expect(one.body.data.versions).toHaveLength(2);
    const late = await send(game_id, csv, { apply: true, seen: again.seen });
    expect(late.body.data).toMatchObject({ applied: true, same: 2, added_count: 0, changed_count: 0 });
  });

  it('against a save by hand at the same moment: both were done, or one is told that something changed', async () => {
    for (let round = 0; round < 5; round += 1) {
      const game = await aGame(base.db);
      const { game_id } = game;
      await aServer(base.db, game, { server_id: 'a', name: '舊名', sort: 10 });
      const csv = 'server_id,server_name,status\na,檔案的名字,public';
      const { seen } = (await send(game_id, csv)).body.data;
      const byHand = { game_id, server_id: 'a', name: '手改的名字', status: 'public', sort: '10' };
      const answers = await Promise.all([
        send(game_id, csv, { apply: true, seen }),
        call(editor, `PUT ${S}/servers/${game_id}.a`, byHand, { version: 0 }),
      ]);
      for (const { status } of answers) expect([200, 409]).toContain(status);
      expect(answers.map(({ status }) => status)).toContain(200);
    }
  });

  it('are refused line by line, and not one of them is taken', async () => {
    const { game_id } = await aGame(base.db);
    const csv =
      'server_id,server_name,status\nok,一服,public\n壞 代碼,二服,public\nok,三服,public\nc,四服,open\nd,五服\n,六服,public';
    const { data } = (await send(game_id, csv)).body;
    expect(data.faults.map(({ line }) => line)).toEqual([3, 4, 5, 6, 7]);
    expect(data.faults[1]?.text).toBe('這個代碼在檔案裡重複（第 2 列）');
    expect((await send(game_id, csv, { apply: true, seen: data.seen })).status).toBe(400);
    expect(await base.db.source.manager.countBy(Server, { game_id })).toBe(0);
    expect((await send(game_id, 'name\nx')).body.data.faults).toEqual([
      { line: 1, text: '第一列要有 server_id、server_name、status 欄位' },
    ]);
  });

  it('may be 5,000', async () => {
    const { game_id } = await aGame(base.db);
    const lines = Array.from({ length: 5000 }, (_, n) => `s_${n},第 ${n} 服,public`);
    const csv = ['server_id,server_name,status', ...lines].join('\n');
    const { data } = (await send(game_id, csv)).body;
    expect([data.added_count, data.added.length]).toEqual([5000, 200]);
    expect((await send(game_id, csv, { apply: true, seen: data.seen })).body.data.applied).toBe(true);
    expect(await base.db.source.manager.countBy(Server, { game_id })).toBe(5000);
    const list = await call<SettingsView>(editor, `GET ${S}/servers?game_id=${game_id}`);
    expect([list.body.data.length, list.body.page.total]).toEqual([50, 5000]);
  });
});
