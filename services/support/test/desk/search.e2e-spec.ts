import { aStaff, callAs } from '@hub/nest-kit/testing';
import type { StaffPrincipal } from '@hub/contracts/shared';
import type { CreatedView, SearchHit, SearchView } from '@hub/contracts/tickets';
import { askForIndex, askForRebuild, countMove, indexAll, indexSome, rebuildLeft } from '@hub/tickets/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aReport, startSupport, type Support } from '../support.setup.ts';
import { workCalls } from '../work-calls.ts';
import { deskRows, type DeskRows } from './desk-rows.ts';

let support: Support;
let desk: DeskRows;
beforeAll(async () => {
  support = await startSupport();
  desk = await deskRows(support);
});
afterAll(async () => {
  await desk.close();
  await support.close();
});

const search = async (q: string, more: { who?: StaffPrincipal; game_id?: string; page?: string } = {}) => {
  const { who = aStaff(), ...body } = more;
  return callAs<SearchView>(support.url, 'support', 'POST /api/staff/questions/search', { who, body: { q, ...body } });
};
const found = async (q: string, more = {}) => (await search(q, more)).body.data.map(({ id }) => id);
const pagesOf = async (q: string) => {
  const pages: number[][] = [];
  for (let page: string | null = ''; page !== null;) {
    const { body }: { body: SearchView } = await search(q, { page });
    pages.push(body.data.map(({ id }) => id));
    page = body.page.next;
  }
  return pages;
};
const marked = (hit: SearchHit | undefined) =>
  hit?.snippets.flatMap(({ parts }) => parts.filter((part) => part.hit).map(({ text }) => text));
const file = async (over: Record<string, string>) => {
  const { body } = await callAs<{ msg: CreatedView }>(support.url, 'support', 'POST /api/questions/create_web_form', {
    form: aReport(over),
  });
  return body.msg;
};

describe('what is found', () => {
  const texts: Record<string, string> = {
    order: '月卡扣款成功但沒收到\n訂單編號 GPA.3372-5514-0098-21734',
    wide: 'ＧＯＯＧＬＥ　Ｐｌａｙ 扣款 １２３４５６ 元',
    platform: '臺灣服務平臺的活動頁打不開',
    broken: '首購加\n贈沒有一起來',
    english: 'The monthly card did not arrive',
  };
  const ids: Record<string, number> = {};
  beforeAll(async () => {
    for (const [name, content] of Object.entries(texts)) ids[name] = await desk.add({ content });
    ids.role = await desk.add({ content: '角色卡住', character_name: '青石巷的貓', role_id: '987654321' });
    await indexAll(desk.db);
  });

  it.each([
    ['月卡', ['order']],
    ['扣款成功', ['order']],
    ['月卡 訂單', ['order']],
    ['月卡 平台', []],
    ['21734', ['order']],
    ['gpa.3372-5514', ['order']],
    ['GPA 0098', ['order']],
    ['google play', ['wide']],
    ['google', ['wide']],
    ['goog', []],
    ['１２３４５６', ['wide']],
    ['2345', ['wide']],
    ['台灣', ['platform']],
    ['臺灣', ['platform']],
    ['服務平台', ['platform']],
    ['加贈', ['broken']],
    ['首購加贈', ['broken']],
    ['Monthly CARD', ['english']],
    ['青石巷', ['role']],
    ['987654321', ['role']],
    ['98765', ['role']],
    ['沒有這句話', []],
  ])('%s', async (q, names) => {
    expect((await found(q)).filter((id) => Object.values(ids).includes(id))).toEqual(names.map((name) => ids[name]));
  });

  it('marks the words in what is shown, as they were written', async () => {
    const [hit] = (await search('臺灣服務')).body.data;
    expect(marked(hit)).toEqual(['臺灣服務']);
    const wide = (await search('google １２３')).body.data;
    expect(wide).toEqual([]);
    expect(marked((await search('google 123456')).body.data[0])).toEqual(['ＧＯＯＧＬＥ', '１２３４５６']);
  });

  it('asks for more than one sign of Chinese, and for something at all', async () => {
    for (const q of ['卡', '！？', '😀']) {
      const { status, body } = await search(q);
      expect([q, status, Object.keys(body)]).toEqual([q, 400, ['q']]);
    }
    expect((await search('  ')).status).toBe(400);
  });

  it('finds what was replied and answered', async () => {
    const { question_id: id } = await file({ content: '請問這個活動的獎勵' });
    await workCalls(() => support).act(aStaff(), id, 'reply', { body: { content: '已經補發到**營地倉庫**了' } });
    await indexAll(desk.db);
    const [hit] = (await search('營地倉庫')).body.data;
    expect(hit).toMatchObject({ id, found_by: 'text', snippets: [{ place: 'answer' }] });
  });
});

describe('what can be only one thing', () => {
  it('is found by number, check code, e-mail and phone before any word', async () => {
    const made = await file({ email: 'someone.special@example.com', phone: '0987123123' });
    const byNumber = await search(`#${made.question_id}`);
    expect(byNumber.body.data[0]).toMatchObject({ id: made.question_id, found_by: 'number' });
    for (const code of [made.check_id, made.check_id.toLowerCase().replaceAll('-', ' ')]) {
      const { body } = await search(code);
      expect(body.data).toMatchObject([{ id: made.question_id, found_by: 'check_code' }]);
    }
    for (const [q, by] of [
      ['Someone.Special@example.com', 'email'],
      ['0987-123-123', 'phone'],
      ['+886 987123123', 'phone'],
    ]) {
      expect((await search(q ?? '')).body.data).toMatchObject([{ id: made.question_id, found_by: by }]);
    }
    expect(await found('special@example.com')).toEqual([]);
  });

  it('pages through the cases of one address', async () => {
    const ids: number[] = [];
    for (let n = 0; n < 27; n += 1) ids.push((await file({ email: 'many@example.com' })).question_id);
    const first = (await search('many@example.com')).body;
    const second = (await search('many@example.com', { page: first.page.next ?? '' })).body;
    expect([...first.data, ...second.data].map(({ id }) => id)).toEqual(ids.reverse());
    expect(second.page.next).toBeNull();
  });

  it('goes on with words where contacts fill the page to its end', async () => {
    const q = '0987456456';
    const ids = [(await file({ phone: q })).question_id];
    for (let n = 1; n < 25; n += 1) ids.push(await desk.add({ content: '同一支電話' }));
    await desk.source.query(
      'UPDATE ticket t JOIN (SELECT phone_mac FROM ticket WHERE id = ?) known SET t.phone_mac = known.phone_mac WHERE t.id IN (?)',
      [ids[0], ids],
    );
    const written = await desk.add({ content: `請打 ${q} 找我` });
    await indexAll(desk.db);
    const first = (await search(q)).body;
    expect(first.data.map(({ id, found_by }) => [id, found_by])).toEqual(ids.toReversed().map((id) => [id, 'phone']));
    const second = (await search(q, { page: first.page.next ?? 'none' })).body;
    expect(second.data).toMatchObject([{ id: written, found_by: 'text' }]);
    expect(second.page.next).toBeNull();
  });

  it('leaves nothing of an address, a number of a person or a check code in the audit, and no code in an answer', async () => {
    const { check_id, question_id } = await file({ email: 'secret.person@example.com', phone: '0911222333' });
    const { body } = await search(check_id);
    expect(JSON.stringify(body)).not.toContain(check_id);
    for (const q of ['secret.person@example.com', '0911-222-333']) await search(q);
    await search('看得到的字');
    const rows = await support.database.exec("SELECT detail FROM audit WHERE action = 'ticket.search'");
    const details = rows.map(({ detail }) => String(detail)).join('\n');
    for (const secret of [check_id, check_id.replaceAll('-', ''), 'secret.person', '0911', '222-333'])
      expect(details).not.toContain(secret);
    expect(details).toContain('看得到的字');
    expect(details).toContain('"kind":"code"');
    expect(question_id).toBeGreaterThan(0);
  });

  it('notes a search once, and its pages with it', async () => {
    const who = aStaff({ login: 'searcher' });
    const written = async () => (await support.database.exec('SELECT SUM(hits) AS hits FROM counter'))[0]?.hits;
    await search('月卡', { who });
    const first = await written();
    for (let n = 0; n < 2; n += 1) await search('月卡', { who });
    // Those who search the same at the same time would otherwise wait for each other.
    expect(await written()).toBe(first);
    await search('訂單', { who });
    const rows = await support.database.exec("SELECT detail FROM audit WHERE actor = 'searcher'");
    expect(rows).toHaveLength(2);
  });
});

describe('the games of others', () => {
  it('are found in no way', async () => {
    const made = await file({ email: 'foreign@example.com', phone: '0955666777', content: '翡翠森林的寶箱打不開' });
    await indexAll(desk.db);
    const stranger = aStaff({ roles: [{ role: 'lead', game: 'G112' }] });
    for (const q of [String(made.question_id), made.check_id, 'foreign@example.com', '0955666777', '翡翠森林']) {
      expect(await found(q, { who: stranger })).toEqual([]);
      expect(await found(q)).toContain(made.question_id);
      expect(await found(q, { game_id: 'G112' })).toEqual([]);
    }
    const finance = aStaff({ roles: [{ role: 'finance', game: '*' }] });
    expect((await search('翡翠森林', { who: finance })).status).toBe(403);
  });
});

describe('the index', () => {
  it('says how far it has come', async () => {
    await indexAll(desk.db);
    expect((await search('月卡')).body.index.behind_s).toBe(0);
    const id = await desk.add({ content: '琉璃工坊壞了' });
    await desk.source.query('UPDATE search_todo SET asked_at = NOW(3) - INTERVAL 90 SECOND WHERE ticket_id = ?', [id]);
    const behind = (await search('琉璃工坊')).body;
    expect(behind.data).toEqual([]);
    expect(behind.index.behind_s).toBeGreaterThanOrEqual(90);
    await indexAll(desk.db);
    expect(await found('琉璃工坊')).toEqual([id]);
  });

  it('keeps what is asked again while it works', async () => {
    const id = await desk.add({ content: '第一句話' });
    await indexAll(desk.db);
    await desk.db.runTx((tx) => askForIndex(tx, id));
    const working = indexSome(desk.db);
    await desk.db.runTx(async (tx) => {
      await tx.manager.query("UPDATE ticket SET content = '換了第二句話' WHERE id = ?", [id]);
      await askForIndex(tx, id);
    });
    await working;
    await indexAll(desk.db);
    expect(await found('第二句話')).toEqual([id]);
    expect(await found('第一句話')).toEqual([]);
  });

  it('forgets what was taken away, and follows a case to another game', async () => {
    const id = await desk.add({ content: '蘭亭序的拓本不見了' });
    await indexAll(desk.db);
    await desk.db.runTx(async (tx) => {
      await tx.manager.query("UPDATE ticket SET game_id = 'G112' WHERE id = ?", [id]);
      await countMove(tx, null, null);
      await askForIndex(tx, id);
    });
    await indexAll(desk.db);
    expect(await found('蘭亭序', { game_id: 'G112' })).toEqual([id]);
    expect(await found('蘭亭序', { game_id: 'H73' })).toEqual([]);
    await desk.db.runTx(async (tx) => {
      await tx.manager.query("UPDATE ticket SET content = '（已刪除）', character_name = '' WHERE id = ?", [id]);
      await askForIndex(tx, id);
    });
    await indexAll(desk.db);
    expect(await found('蘭亭序')).toEqual([]);
    const left = await desk.source.query('SELECT COUNT(*) AS many FROM search_gram WHERE ticket_id = ?', [id]);
    const doc = await desk.source.query('SELECT LENGTH(grams) / 4 AS many FROM search_doc WHERE ticket_id = ?', [id]);
    expect(Number(left[0].many)).toBe(Number(doc[0].many));
  });

  it('shows a merged case with the one that it was merged into', async () => {
    const whole = await desk.add({ content: '墨魚丸的兌換碼' });
    const twin = await desk.add({ content: '墨魚丸的兌換碼，再問一次', status: 4 });
    await desk.source.query('UPDATE ticket SET merged_into_id = ? WHERE id = ?', [whole, twin]);
    await indexAll(desk.db);
    expect((await search('墨魚丸')).body.data).toMatchObject([
      { id: twin, merged_into: whole },
      { id: whole, merged_into: null },
    ]);
  });

  it('is rebuilt while the desk is in use, behind daily work', async () => {
    const id = await desk.add({ content: '雲霄飛車停在半空中' });
    await indexAll(desk.db);
    await desk.source.query('DELETE FROM search_gram');
    expect(await found('雲霄飛車')).toEqual([]);
    const asked = await askForRebuild(desk.source);
    expect(asked).toBe(await rebuildLeft(desk.source));
    expect((await search('雲霄飛車')).body.index.rebuilding).toBe(asked);
    const fresh = await desk.add({ content: '重建中的新案件' });
    await indexSome(desk.db);
    expect(await found('重建中')).toEqual([fresh]);
    await Promise.all([indexAll(desk.db), indexAll(desk.db)]);
    await indexAll(desk.db);
    expect(await rebuildLeft(desk.source)).toBe(0);
    expect(await found('雲霄飛車')).toEqual([id]);
  });

  it('compares with the text: what only shares a hash is not found', async () => {
    const id = await desk.add({ content: '碰撞測試的內容' });
    await indexAll(desk.db);
    await desk.source.query(
      'INSERT IGNORE INTO search_gram SELECT game_no, gram, ? FROM search_gram WHERE ticket_id <> ? LIMIT 500',
      [id, id],
    );
    expect(await found('月卡')).not.toContain(id);
  });

  it('pages through many without a case twice', async () => {
    const ids: number[] = [];
    for (let n = 0; n < 60; n += 1)
      ids.push(await desk.add({ content: `彩虹瀑布第 ${n} 次`, game_id: n % 2 ? 'H73' : 'L33' }));
    await indexAll(desk.db);
    expect((await pagesOf('彩虹瀑布')).flat()).toEqual(ids.reverse());
  });

  it('fills its pages however the cases lie in the games, and whatever the index holds of cases that are gone', async () => {
    const games = ['H73', 'H73', 'G112', 'H73', 'L33'];
    const ids: number[] = [];
    for (const game_id of games)
      for (let n = 0; n < 40; n += 1) ids.push(await desk.add({ content: `銀河鐵道 ${n}`, game_id }));
    await indexAll(desk.db);
    await desk.source.query(
      'INSERT INTO search_gram SELECT game_no, gram, ticket_id + 100000 FROM search_gram WHERE ticket_id IN (?)',
      [ids],
    );
    const pages = await pagesOf('銀河鐵道');
    expect(pages.flat()).toEqual(ids.reverse());
    expect(pages.map(({ length }) => length)).toEqual(Array(8).fill(25));
  });
});
