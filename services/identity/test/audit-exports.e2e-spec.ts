import { createHash } from 'node:crypto';
import { auditExportListView, auditExportView } from '@hub/contracts/identity';
import { sweepExports } from '@hub/nest-kit/exports';
import { openFileStore, StoreUnavailable } from '@hub/nest-kit/files';
import { unique } from '@hub/nest-kit/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noteEnd } from '../src/audit/exports/note-end.ts';
import { start as startWorker } from '../src/worker.ts';
import { anAuditorIn, exportTools, heldBytes, readFile } from './audit-exports.factory.ts';
import { aChain, bring, search, type WrittenRow } from './audit.factory.ts';
import { anIdentity, noMail, type TestIdentity } from './identity.factory.ts';
import { ageSessions, anAccount, signIn, type SignedIn } from './staff.factory.ts';

let identity: TestIdentity;
let auditor: SignedIn;
const { ask, one, list, call, cancel, fetchFile, work, traces } = exportTools(() => identity);
const chain = aChain('support');
const write = async (...rows: Partial<WrittenRow>[]) => {
  const written = rows.map((row) => chain.next(row));
  expect((await bring(identity, 'support', written)).status).toBe(200);
  return written;
};
/** Asks, writes and reads. */
async function fileOf(who: SignedIn, filters: object) {
  const { body } = await ask(who, filters);
  await work();
  const file = await fetchFile(who.account.who, body.data.id);
  expect(file.status).toBe(200);
  return { ...readFile(file.text), id: body.data.id, text: file.text };
}
const objectsOf = ({ rows }: { rows: Record<string, string>[] }) => rows.map((row) => row['對象']);

beforeAll(async () => {
  identity = await anIdentity();
  auditor = await anAuditorIn(identity);
});
afterAll(() => identity.close());

describe('a file of the audit', () => {
  it('has heads and words in the language of who asked', async () => {
    const actor = `file-${unique()}`;
    await write({ actor, detail: JSON.stringify({ before: {}, after: { state: 'x' } }) });
    const asked = await ask(auditor, { actor }, undefined, 'en');
    await work();
    const { head, rows, tail } = readFile((await fetchFile(auditor.account.who, asked.body.data.id)).text);
    expect(head.slice(0, 5)).toEqual(['Number', 'Time (Taipei)', 'Source', 'Kind', 'Who']);
    expect(rows[0]?.['Changes']).toBe('state: (none) → x');
    expect(tail.map((cells) => cells.slice(0, 2))).toContainEqual(['Summary', '1 rows, newest first']);
  });

  it('is asked for with a reason, written, fetched by the same person, each of it in the audit', async () => {
    const actor = `file-${unique()}`;
    const rows = await write({ actor }, { actor, action: 'ticket.read' });
    const asked = await ask(auditor, { actor, reason: '十一月抽查' });
    expect(asked.status).toBe(200);
    await auditExportView.validate(asked.body, { strict: true });
    const { id } = asked.body.data;
    expect(asked.body.data).toMatchObject({ state: 'waiting', reason: '十一月抽查', games: [], expires_at: null });
    expect((await fetchFile(auditor.account.who, id)).status).toBe(409);
    await work();
    const found = await one(auditor.account.who, id);
    await auditExportListView.validate({ data: [found], page: { next: null } }, { strict: true });
    expect(found).toMatchObject({ state: 'done', rows: 2, rows_all: 2, games: ['*'], fault: '' });
    const file = await fetchFile(auditor.account.who, id);
    expect([file.status, file.headers.get('content-length')]).toEqual([200, String(found?.bytes)]);
    expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="audit_\d{8}T\d{4}\.csv"$/);
    const read = readFile(file.text);
    expect(read.head.slice(0, 10)).toEqual('編號 時間（台北） 來源 身分 誰 動作 遊戲 對象 變更 內容'.split(' '));
    expect(objectsOf(read)).toEqual(rows.map(({ object }) => object).reverse());
    const summary = read.tail.map((cells) => cells.slice(0, 2));
    expect(summary).toContainEqual(['摘要', '共 2 筆，新的在前']);
    expect(summary).toContainEqual(['條件', `actor=${actor}`]);
    expect(summary).toContainEqual(['用途', '十一月抽查']);
    const by = auditor.account.login;
    expect((await traces('export.ask')).at(-1)).toMatchObject({ kind: 'audit', actor, reason: '十一月抽查' });
    const bytes = (await traces('export.done')).at(-1);
    expect(bytes).toMatchObject({ rows: 2, asked_by: '小岳', actor: 'identity-worker' });
    const store = await openFileStore(identity.env.FILES_URL ?? '');
    const parts = await (await store.get(`exports/${id}.csv`)).stream.toArray();
    expect(createHash('sha256').update(Buffer.concat(parts)).digest('hex')).toBe(bytes?.sha256);
    expect((await traces('export.download')).at(-1)).toMatchObject({ rows: 2, actor: by });
  });

  it('lets a reader compute every hash again, and find the chain in it', async () => {
    const actor = '=1+1';
    const object = `ticket:${unique()}`;
    await write(
      { actor, object, detail: '{"before":{"status":"1"},"after":{"status":"2"}}' },
      { object: 'other' },
      { actor, object, detail: '{"note":"=HYPERLINK(\\"http://evil.example\\")，\\n兩行"}' },
    );
    const { rows, tail } = await fileOf(auditor, { object });
    expect(rows).toHaveLength(2);
    expect(rows[1]?.變更).toBe('status：1 → 2');
    expect(rows.every((row) => row.誰 === "'=1+1")).toBe(true);
    const names = '來源 鏈上位置 來源編號 時間（UTC） 身分 誰 動作 遊戲 對象 內容 請求編號 位址'.split(' ');
    const plain = (cell = '') => cell.replace(/^'(?=[=+\-@])/, '');
    for (const row of rows) {
      const content = JSON.stringify(['v1', ...names.map((name) => plain(row[name]))]);
      const hash = createHash('sha256')
        .update(Buffer.from(row['前一筆雜湊'] ?? '', 'hex'))
        .update(content);
      expect(hash.digest('hex')).toBe(row['雜湊']);
    }
    const [head] = tail.filter(([name, service]) => name === '鏈頭' && service === 'support');
    expect(head?.[3]).toBe(rows[0]?.['雜湊']);
    expect(tail.filter(([name]) => name === '核對')).toHaveLength(5);
  });

  it('begins with the mark by which a spreadsheet knows its letters', async () => {
    const { id } = await fileOf(auditor, { object: 'none' });
    const store = await openFileStore(identity.env.FILES_URL ?? '');
    const [first] = await (await store.get(`exports/${id}.csv`)).stream.toArray();
    expect((first as Buffer).subarray(0, 3).toString('hex')).toBe('efbbbf');
  });

  it('masks what older rows still say of people, and says so', async () => {
    const object = `ticket:${unique()}`;
    await write({ object, detail: '{"mail":"player@example.com"}' });
    const { rows, text } = await fileOf(auditor, { object });
    expect(rows[0]).toMatchObject({ 內容: '{"mail":"p****r@…"}', 有遮蔽: '是' });
    expect(text).not.toContain('player@example.com');
  });

  it('has the rows of the search, whatever it asks for', async () => {
    const actor = `same-${unique()}`;
    await write(
      { actor, at: '2026-05-01T01:00:00.000Z', detail: '{"note":"月卡沒有收到"}' },
      {
        actor,
        at: '2026-05-02T01:00:00.000Z',
        game_id: 'G112',
        action: 'ticket.read',
        detail: '{"note":"月卡已補發"}',
      },
      { actor, at: '2026-05-03T01:00:00.000Z', game_id: '', detail: '{"note":"退款"}' },
    );
    const searches: Record<string, string>[] = [
      { actor },
      { actor, action: 'ticket.read' },
      { actor, game: 'H73' },
      { actor, from: '2026-05-02', to: '2026-05-03T09:00' },
      { actor, text: '月卡' },
      { actor, text: '月卡 補發' },
      { actor, service: 'catalog' },
    ];
    for (const filters of searches) {
      const screen = (await search(identity, auditor.account.who, filters)).body.data.map(({ object }) => object);
      expect(objectsOf(await fileOf(auditor, filters)), JSON.stringify(filters)).toEqual(screen);
    }
  });
});

describe('who may have it', () => {
  it.each(['agent', 'lead', 'finance'] as const)('no %s', async (role) => {
    const who = await anAuditorIn(identity, { role, game: '*' });
    expect((await ask(who)).status).toBe(403);
    expect((await call('GET /api/staff/audit/exports', who.account.who)).status).toBe(403);
  });

  it('nobody without a reason, nor with a second factor that was shown long ago', async () => {
    for (const reason of ['', '看']) {
      const refused = await ask(auditor, { reason });
      expect([refused.status, Object.keys(refused.body)]).toEqual([400, ['reason']]);
    }
    const who = await anAuditorIn(identity);
    await ageSessions(identity, who.account, 'second_factor_at', '6 MINUTE');
    const refused = await ask(who);
    expect([refused.status, Object.keys(refused.body)]).toEqual([403, ['step_up']]);
  });

  it('an auditor of one game gets its rows alone, and nothing of another', async () => {
    const actor = `games-${unique()}`;
    const [mine] = await write({ actor }, { actor, game_id: 'G112' }, { actor, game_id: '' });
    const who = await anAuditorIn(identity, { role: 'auditor', game: 'H73' });
    const file = await fileOf(who, { actor });
    expect(objectsOf(file)).toEqual([mine?.object]);
    expect((await one(who.account.who, file.id))?.games).toEqual(['H73']);
    expect(objectsOf(await fileOf(who, { actor, game: 'G112' }))).toEqual([]);
    expect((await traces('export.done')).at(-1)).toMatchObject({ rows: 0 });
  });

  it('the rights of the moment of writing decide', async () => {
    const actor = `then-${unique()}`;
    const [, other] = await write({ actor }, { actor, game_id: 'G112' });
    const who = await anAuditorIn(identity, { role: 'auditor', game: '*' });
    const { id } = (await ask(who, { actor })).body.data;
    const grants = (sql: string) => identity.source.query(sql, [who.account.who.id]);
    await grants("UPDATE staff_grant SET game_id = 'G112' WHERE staff_id = ?");
    await work();
    const now = { ...who.account.who, roles: [{ role: 'auditor' as const, game: 'G112' }] };
    expect(objectsOf(readFile((await fetchFile(now, id)).text))).toEqual([other?.object]);
    expect((await fetchFile({ ...now, roles: [{ role: 'auditor', game: 'H73' }] }, id)).status).toBe(404);
    expect((await fetchFile({ ...now, roles: [{ role: 'agent', game: '*' }] }, id)).status).toBe(404);
    const late = (await ask(who, { actor, from: '2026-01-01' })).body.data.id;
    await grants('UPDATE staff SET disabled_at = NOW(3) WHERE id = ?');
    await work();
    expect(await one(now, late)).toMatchObject({ state: 'failed', fault: 'rights' });
    expect((await traces('export.failed')).at(-1)).toMatchObject({ fault: 'rights' });
  });

  it('nobody else finds it', async () => {
    const { id } = await fileOf(auditor, { object: `mine-${unique()}` });
    const other = await anAccount(identity, [{ role: 'auditor', game: '*' }]);
    expect((await fetchFile(other.who, id)).status).toBe(404);
    expect((await cancel(other.who, id)).status).toBe(404);
    expect(await list(other.who)).toEqual([]);
  });
});

describe('while it is made', () => {
  it('the same search is one file, a repeated submit one row, and three are the most', async () => {
    const who = await anAuditorIn(identity);
    const filters = (n: number) => ({ actor: `many-${n}` });
    const both = await Promise.all([ask(who, filters(1), 'audit-key-1'), ask(who, filters(1), 'audit-key-1')]);
    expect(new Set(both.map(({ body }) => body.data?.id)).size).toBe(1);
    const same = await ask(who, filters(1));
    expect([same.status, same.body]).toEqual([409, { msg: '同樣條件的檔案正在準備，完成後就能下載' }]);
    const more = await Promise.all([2, 3, 4, 5].map((n) => ask(who, filters(n))));
    expect(more.map(({ status }) => status).toSorted()).toEqual([200, 200, 409, 409]);
    await work();
    expect((await ask(who, filters(1))).status).toBe(200);
    await work();
  });

  it('it can be cancelled, and what was cancelled leaves no file', async () => {
    const { who } = auditor.account;
    const { id } = (await ask(auditor, { actor: `off-${unique()}` })).body.data;
    expect((await cancel(who, id)).body.data).toMatchObject({ state: 'cancelled' });
    await work();
    expect(await one(who, id)).toMatchObject({ state: 'cancelled' });
    expect((await traces('export.cancel')).at(-1)).toMatchObject({ kind: 'audit' });
    expect((await fetchFile(who, id)).status).toBe(410);
  });

  it('it is gone after 24 hours, from the store too', async () => {
    const { who } = auditor.account;
    const { id } = await fileOf(auditor, { actor: `old-${unique()}` });
    const store = await openFileStore(identity.env.FILES_URL ?? '');
    await identity.source.query('UPDATE export_job SET expires_at = NOW(3) WHERE public_id = ?', [id]);
    expect((await fetchFile(who, id)).status).toBe(410);
    await sweepExports(identity.source, store);
    expect(await store.exists(`exports/${id}.csv`)).toBe(false);
    expect(await one(who, id)).toMatchObject({ state: 'expired' });
  });

  it('it is given up when nobody came to write it, once, and the audit says so', async () => {
    const { who } = auditor.account;
    const { id } = (await ask(auditor, { actor: `left-${unique()}` })).body.data;
    const store = await openFileStore(identity.env.FILES_URL ?? '');
    await identity.source.query('UPDATE export_job SET asked_at = NOW(3) - INTERVAL 25 HOUR WHERE public_id = ?', [id]);
    const before = (await traces('export.failed')).length;
    for (const _ of [1, 2]) await sweepExports(identity.source, store, noteEnd);
    expect(await one(who, id)).toMatchObject({ state: 'failed', fault: 'other' });
    const noted = (await traces('export.failed')).slice(before);
    expect(noted).toMatchObject([{ fault: 'left', asked_by: who.name }]);
    await work();
  });

  it('no room is said at once: at the disk, and before anything is written', async () => {
    const { who } = auditor.account;
    const { id } = (await ask(auditor, { actor: `full-${unique()}` })).body.data;
    const cause = Object.assign(new Error('no space left'), { code: 'ENOSPC' });
    await work({ put: () => Promise.reject(new StoreUnavailable('ENOSPC', { cause })) });
    expect(await one(who, id)).toMatchObject({ state: 'failed', fault: 'full' });
    const small = await anIdentity({ EXPORTS_MB: '0' });
    const tools = exportTools(() => small);
    const refused = await tools.ask(await signIn(small, await anAccount(small, [{ role: 'auditor', game: '*' }])));
    expect([refused.status, refused.body.msg]).toEqual([409, expect.stringContaining('空間滿了')]);
    expect(await small.source.query('SELECT 1 FROM export_job')).toEqual([]);
    await small.close();
  });

  it('the worker of identity hears of it, and its audit is kept beside', async () => {
    const worker = await startWorker({ ...identity.env, ...noMail, SWEEP_MS: '200' });
    try {
      const { id } = (await ask(auditor, { actor: `heard-${unique()}` })).body.data;
      await expect.poll(() => one(auditor.account.who, id), { timeout: 15_000 }).toMatchObject({ state: 'done' });
      const copied = () => search(identity, auditor.account.who, { action: 'export.done' });
      await expect.poll(async () => (await copied()).body.data.length, { timeout: 15_000 }).toBeGreaterThan(0);
      const unknown = await identity.source.query("SELECT job FROM outbox WHERE last_error LIKE '%no handler%'");
      expect(unknown).toEqual([]);
    } finally {
      await worker.close();
    }
  });
});

it('50,000 rows pass through a handful of memory, each once and in order', { timeout: 180_000 }, async () => {
  await identity.source.query(
    `INSERT INTO audit_log (service, seq, audit_id, at, actor_kind, actor, action, game_id, object, detail, rid, address,
      hash) SELECT 'events', seq, seq, '2026-02-01 00:00:00' + INTERVAL (seq DIV 7) SECOND, 'staff', 'many', 'event.x',
      'H73', CONCAT('event:', seq), JSON_OBJECT('note', REPEAT('說明', 150)), 'r', '10.0.0.1', UNHEX(SHA2(seq, 256))
      FROM seq_1_to_50000`,
  );
  const { id } = (await ask(auditor, { actor: 'many' })).body.data;
  const before = heldBytes();
  const held: number[] = [];
  const watch = setInterval(() => held.push(heldBytes()), 1000);
  await work();
  clearInterval(watch);
  expect(await one(auditor.account.who, id)).toMatchObject({ state: 'done', rows: 50_000, rows_all: 50_000 });
  expect(held.length).toBeGreaterThan(0);
  expect(Math.max(...held) - before).toBeLessThan(32_000_000);
  const store = await openFileStore(identity.env.FILES_URL ?? '');
  const parts = await (await store.get(`exports/${id}.csv`)).stream.toArray();
  const objects = objectsOf(readFile(Buffer.concat(parts).toString()));
  expect(objects).toEqual(Array.from({ length: 50_000 }, (_, n) => `event:${50_000 - n}`));
});
