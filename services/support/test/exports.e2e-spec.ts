import { createInterface } from 'node:readline';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { IDENTITY_HEADER, sealIdentity } from '@hub/nest-kit/identity';
import { parseKey, type KeyRing } from '@hub/nest-kit/keys';
import { aPlayer, aStaff, callAs, testRings } from '@hub/nest-kit/testing';
import type { StaffRole, StaffPrincipal } from '@hub/contracts/shared';
import { nobody } from '@hub/contracts/person-data';
import { dayOf, exportListView, exportView, type ExportListView, type ExportView } from '@hub/contracts/tickets';
import { Db } from '@hub/nest-kit/db';
import { exportHandlers, sweepExports, type ExportKinds } from '@hub/nest-kit/exports';
import { openFileStore, UploadFolder, type FileStore } from '@hub/nest-kit/files';
import { createLog } from '@hub/nest-kit/log';
import { JobRunner } from '@hub/nest-kit/outbox';
import { exportFiles, PersonData } from '@hub/nest-kit/person-data';
import { ContactBox, countFigures, ticketExports } from '@hub/tickets/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { figuresOn } from './figures.setup.ts';
import { reportCalls } from './report-calls.ts';
import { startSupport, type Support } from './support.setup.ts';

setFlagsFromString('--expose-gc');
const gc = runInNewContext('gc') as () => void;
/** What is really held, without what waits to be collected. */
function heldBytes(): number {
  gc();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

const log = createLog('support-worker', 'silent');
const today = dayOf(new Date());
const FORMULA = '=HYPERLINK("http://evil.example","看這裡")';

let support: Support;
let figures: Awaited<ReturnType<typeof figuresOn>>;
let store: FileStore;
let uploads: UploadFolder;
let folder: string;
beforeAll(async () => {
  support = await startSupport();
  figures = await figuresOn(support.database.url);
  store = await openFileStore(support.env.FILES_URL);
  folder = await mkdtemp(join(tmpdir(), 'hub-exports-'));
  uploads = await UploadFolder.open(folder);
  await byPlayer(aPlayer(), FORMULA);
  await byPlayer(aPlayer(), '月卡沒有收到');
  while ((await countFigures(figures.parts)) > 0);
});
afterAll(async () => {
  await figures.source.destroy();
  await uploads.close();
  await store.close();
  await support.close();
  await rm(folder, { recursive: true, force: true });
});

const { byPlayer } = reportCalls(() => support);
const call = <T = Record<string, unknown>>(line: string, sent: Parameters<typeof callAs>[3]) =>
  callAs<T>(support.url, 'support', line, sent);
let ids = 500;
const staff = (role: StaffRole, game = '*') => aStaff({ id: (ids += 1), roles: [{ role, game }] });
const ask = (who: StaffPrincipal, body: object, key?: string) =>
  call<ExportView>('POST /api/staff/questions/exports', {
    who,
    body: { kind: 'cases', from: today, until: today, ...body },
    ...(key && { key }),
  });
const list = async (who: StaffPrincipal) =>
  (await call<ExportListView>('GET /api/staff/questions/exports', { who })).body.data;
async function fetchFile(who: StaffPrincipal, id: string) {
  const identity = sealIdentity(testRings.support as KeyRing, 'support', { who, rid: 'r-file', ip: '10.0.0.1' });
  const response = await fetch(`${support.url}/api/staff/questions/exports/${id}`, {
    headers: { [IDENTITY_HEADER]: identity },
  });
  return { status: response.status, headers: response.headers, text: await response.text() };
}
const kindsOf = () => ticketExports(figures.source, new ContactBox(parseKey(support.env.CHECK_KEY)));
/** The worker, as far as it writes files. */
async function work(kinds: ExportKinds = kindsOf(), over: Partial<FileStore> = {}) {
  const kept = Object.assign(Object.create(store) as FileStore, over);
  const handlers = exportHandlers({ source: figures.source, store: kept, uploads, kinds, log });
  const rows: { id: string }[] = await figures.source.query(
    "SELECT id FROM outbox WHERE job = 'export-run' AND next_at IS NOT NULL",
  );
  const runner = new JobRunner(figures.source, handlers, log);
  for (const { id } of rows) await runner.run(String(id));
}
const due = () =>
  figures.source.query(
    "UPDATE outbox SET lease_until = NULL, next_at = NOW(3) WHERE job = 'export-run' AND next_at IS NOT NULL",
  );
const audits = async (action: string) =>
  (await support.database.exec(`SELECT detail, actor FROM audit WHERE action = '${action}' ORDER BY id`)).map(
    (row) => ({
      ...(JSON.parse(String(row.detail)) as Record<string, unknown>),
      actor: row.actor,
    }),
  );
async function textOf(id: string): Promise<string> {
  const { stream } = await store.get(`exports/${id}.csv`);
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}

describe('an export', () => {
  it('is asked for, written, fetched by the same person and in the audit', async () => {
    const who = staff('lead');
    const asked = await ask(who, { personal: true, reason: '抽查首次回覆的品質' });
    expect(asked.status).toBe(200);
    await exportView.validate(asked.body, { strict: true });
    expect(asked.body.data).toMatchObject({ state: 'waiting', personal: '1', rows: 0, expires_at: null });
    expect((await fetchFile(who, asked.body.data.id)).status).toBe(409);
    await work();
    const [row] = await list(who);
    await exportListView.validate({ data: [row], page: { next: null } }, { strict: true });
    expect(row).toMatchObject({ state: 'done', rows: 2, rows_all: 2, games: ['H73'] });
    const file = await fetchFile(who, asked.body.data.id);
    expect(file.status).toBe(200);
    expect(file.headers.get('content-disposition')).toBe(`attachment; filename="cases_${today}_${today}.csv"`);
    expect(Number(file.headers.get('content-length'))).toBe(row?.bytes);
    const text = await textOf(asked.body.data.id);
    expect(text.startsWith('\ufeff案件編號,遊戲,')).toBe(true);
    expect(text).toContain(`"'${FORMULA.replaceAll('"', '""')}"`);
    expect(text).toContain('p@example.com');
    expect(text).toContain(today.replaceAll('-', '/'));
    expect((await audits('export.ask')).at(-1)).toMatchObject({
      kind: 'cases',
      personal: true,
      reason: '抽查首次回覆的品質',
      actor: who.login,
    });
    expect((await audits('export.download')).at(-1)).toMatchObject({ rows: 2, personal: true });
  });

  it('says nothing about people unless it was asked for, with a reason', async () => {
    const who = staff('auditor');
    for (const reason of ['', '看']) {
      const refused = await ask(who, { personal: true, reason });
      expect([refused.status, Object.keys(refused.body)]).toEqual([400, ['reason']]);
    }
    const { id } = (await ask(who, {})).body.data;
    await work();
    const text = await textOf(id);
    for (const word of ['p@example.com', '月卡', 'HYPERLINK', '信箱', '角色']) expect(text).not.toContain(word);
  });

  it.each([
    ['zh-HK', 'cases', '個案編號,遊戲,', '新進'],
    ['en', 'cases', 'Case,Game,Name of the game,', ',New,'],
    ['en', 'figures', 'Day,Game,Cases filed,', ''],
  ])(
    'has heads and words in the language of who asked, whoever writes it: %s, %s',
    async (language, kind, head, word) => {
      const body = { kind, from: today, until: today };
      const who = staff('lead');
      const asked = await call<ExportView>('POST /api/staff/questions/exports', { who, body, language });
      await work();
      const text = await textOf(asked.body.data.id);
      expect(text.startsWith(`\ufeff${head}`)).toBe(true);
      expect(text).toContain(word);
    },
  );

  it('has the figures of each day and game', async () => {
    const who = staff('product_admin');
    const { id } = (await ask(who, { kind: 'figures' })).body.data;
    await work();
    const [head, line] = (await textOf(id)).split('\r\n');
    expect(head).toContain('首次回覆中位數');
    expect(line).toMatch(new RegExp(`^${today},H73,2,0,0,0,`));
  });

  it('is one however often its submit is repeated, and three at a time', async () => {
    const who = staff('lead');
    const twice = await Promise.all([ask(who, {}, 'one-key-of-exports'), ask(who, {}, 'one-key-of-exports')]);
    expect(new Set(twice.map(({ body }) => body.data.id)).size).toBe(1);
    await ask(who, {});
    await ask(who, {});
    const fourth = await ask(who, {});
    expect([fourth.status, fourth.body]).toEqual([409, { msg: expect.stringContaining('3 個匯出') }]);
    await work();
    expect((await ask(who, {})).status).toBe(200);
    await work();
  });

  it('is three at a time also when six are asked for at one moment', async () => {
    const who = staff('lead');
    const answers = await Promise.all(Array.from({ length: 6 }, () => ask(who, {})));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 409, 409, 409]);
    expect(await list(who)).toHaveLength(3);
    await work();
  });

  it('is nobody else’s: not even an owner of the same role finds it', async () => {
    const who = staff('lead');
    const { id } = (await ask(who, {})).body.data;
    await work();
    const absent = await fetchFile(staff('lead'), '0'.repeat(26));
    for (const line of [`GET /api/staff/questions/exports/${id}`, `POST /api/staff/questions/exports/${id}/cancel`]) {
      const foreign = await call(line, { who: staff('lead'), ...(line.startsWith('POST') && { body: {} }) });
      expect([foreign.status, foreign.body]).toEqual([404, JSON.parse(absent.text)]);
    }
    expect(await list(staff('lead'))).toEqual([]);
    expect((await fetchFile({ ...who, roles: [{ role: 'agent', game: '*' }] }, id)).status).toBe(404);
    expect((await fetchFile({ ...who, roles: [{ role: 'lead', game: 'G112' }] }, id)).status).toBe(404);
    expect((await fetchFile(who, id)).status).toBe(200);
  });

  it.each([
    ['agent', 'cases'],
    ['agent', 'figures'],
    ['product_admin', 'cases'],
    ['finance', 'figures'],
  ] as const)('is not for %s: %s', async (role, kind) => {
    expect((await ask(staff(role), { kind })).status).toBe(403);
  });

  it('has no game that its asker does not lead', async () => {
    const { id } = (await ask(staff('lead', 'G112'), {})).body.data;
    expect((await ask(staff('lead', 'G112'), { game_id: 'H73' })).status).toBe(403);
    await work();
    expect((await textOf(id)).trim().split('\r\n')).toHaveLength(1);
  });

  it('can be fetched for 24 hours and is gone then, from the store too', async () => {
    const who = staff('lead');
    const { id } = (await ask(who, {})).body.data;
    await work();
    await figures.source.query('UPDATE export_job SET expires_at = NOW(3) - INTERVAL 1 SECOND WHERE public_id = ?', [
      id,
    ]);
    expect((await fetchFile(who, id)).status).toBe(410);
    await sweepExports(figures.source, store);
    expect(await store.exists(`exports/${id}.csv`)).toBe(false);
    expect((await list(who))[0]).toMatchObject({ state: 'expired' });
    expect((await fetchFile(who, id)).status).toBe(410);
  });

  it('goes with an erasure, from the store too: no round is waited for, one that is being written is', async () => {
    const who = staff('lead');
    const { id } = (await ask(who, {})).body.data;
    await work();
    const written = (await ask(who, {})).body.data.id;
    const move = (state: string) =>
      figures.source.query('UPDATE export_job SET state = ? WHERE public_id = ?', [state, written]);
    await move('running');
    const area = new PersonData({ db: new Db(figures.source), categories: [exportFiles(store)] });
    const erase = () => area.erase({ request: 7, person: nobody });
    expect(await erase()).toMatchObject({ done: false, waits: 1, destroyed: [{ key: 'exports' }] });
    expect(await store.exists(`exports/${id}.csv`)).toBe(false);
    expect((await list(who)).map(({ state }) => state)).toEqual(['running', 'expired']);
    await move('cancelled');
    expect(await erase()).toMatchObject({ done: true, waits: 0 });
  });
});

describe('while it is written', () => {
  /** Ten batches, with something happening before the fifth. */
  const kindWith = (before: () => Promise<void>): ExportKinds => ({
    cases: () => ({
      head: ['n'],
      count: async () => 10,
      async *batches() {
        for (let n = 0; n < 10; n += 1) {
          if (n === 5) await before();
          yield [[n]];
        }
      },
    }),
  });

  it('shows how far it is, and stops when it is cancelled', async () => {
    const who = staff('lead');
    const { id } = (await ask(who, {})).body.data;
    let seen: unknown;
    const stop = async () => {
      seen = (await list(who))[0];
      await call(`POST /api/staff/questions/exports/${id}/cancel`, { who, body: {} });
    };
    await work(kindWith(stop));
    expect(seen).toMatchObject({ state: 'running', rows: 5, rows_all: 10 });
    expect((await list(who))[0]).toMatchObject({ state: 'cancelled', rows: 5 });
    expect(await store.exists(`exports/${id}.csv`)).toBe(false);
    expect((await readdir(join(folder, (await readdir(folder))[0] ?? ''))).length).toBe(0);
    await work();
    expect((await list(who))[0]).toMatchObject({ state: 'cancelled' });
  });

  it('leaves no file when it was cancelled and swept while the file went to the store', async () => {
    const who = staff('lead');
    const { id } = (await ask(who, {})).body.data;
    const put: FileStore['put'] = async (key, from) => {
      await call(`POST /api/staff/questions/exports/${id}/cancel`, { who, body: {} });
      await sweepExports(figures.source, store);
      await store.put(key, from);
    };
    await work(undefined, { put });
    expect((await list(who))[0]).toMatchObject({ state: 'cancelled' });
    expect(await store.exists(`exports/${id}.csv`)).toBe(false);
  });

  it('is given up when its runner left it and nobody came, so that it stands in nobody’s way', async () => {
    const who = staff('lead');
    const { id } = (await ask(who, {})).body.data;
    await figures.source.query(
      `UPDATE export_job SET state = 'running', run_token = REPEAT('x', 16), asked_at = NOW(3) - INTERVAL 25 HOUR,
        beat_at = NOW(3) - INTERVAL 2 HOUR WHERE public_id = ?`,
      [id],
    );
    await sweepExports(figures.source, store);
    expect((await list(who))[0]).toMatchObject({ state: 'failed' });
  });

  it('has the cases in the order of their times, each once, over many batches', async () => {
    await figures.source
      .query(`INSERT INTO ticket (game_id, game_name, question_type, type_text, server_id, server_name,
        role_id, in_game_id, character_name, email, email_mac, check_mac, check_box, content, language, created_at)
      SELECT IF(seq % 3 = 0, 'GTWO', 'GONE'), '順', '1', '一般問題', '1', '一服', '1', '1', '角色', 'x@example.com',
        REPEAT('b', 32), UNHEX(SHA2(CONCAT('order', seq), 256)), 'x', '內容', 'zh-TW',
        '2026-03-01 00:00:00' + INTERVAL (seq * 7 DIV 10) % 900 SECOND FROM seq_1_to_2400`);
    await figures.source.query("INSERT INTO figure_name VALUES ('game', 'GONE', '順')");
    const who = staff('lead', 'GONE');
    const asked = await ask(who, { from: '2026-03-01', until: '2026-03-01' });
    await work();
    const lines = (await textOf(asked.body.data.id)).trim().split('\r\n').slice(1);
    const numbers = lines.map((line) => Number(line.split(',')[0]));
    const expected: { id: number }[] = await figures.source.query(
      "SELECT id FROM ticket WHERE game_id = 'GONE' ORDER BY created_at, id",
    );
    expect(numbers).toEqual(expected.map(({ id }) => id));
  });

  it('is begun anew after its worker was killed, and by nobody else before', async () => {
    const who = staff('lead');
    const { id } = (await ask(who, {})).body.data;
    // What kill -9 leaves: a row that is running, with the lease of its job.
    await figures.source.query(
      "UPDATE export_job SET state = 'running', rows_done = 7, run_token = REPEAT('x', 16), beat_at = NOW(3), attempts = 1 WHERE public_id = ?",
      [id],
    );
    await work();
    expect((await list(who))[0]).toMatchObject({ state: 'running', rows: 7 });
    await figures.source.query('UPDATE export_job SET beat_at = NOW(3) - INTERVAL 61 SECOND WHERE public_id = ?', [id]);
    await due();
    await work();
    expect((await list(who))[0]).toMatchObject({ state: 'done', rows: 2, rows_all: 2 });
  });

  it('is tried again when the store is away, and given up after some tries', async () => {
    const who = staff('lead');
    const { id } = (await ask(who, {})).body.data;
    const away = { put: () => Promise.reject(new Error('the store is away')) };
    await work(undefined, away);
    expect((await list(who))[0]).toMatchObject({ state: 'waiting' });
    await due();
    await work();
    expect((await list(who))[0]).toMatchObject({ state: 'done' });
    const second = (await ask(who, {})).body.data.id;
    for (let n = 0; n < 6; n += 1) {
      await due();
      await work(undefined, away);
    }
    expect((await list(who))[0]).toMatchObject({ id: second, state: 'failed' });
    expect(id).not.toBe(second);
  });

  it('of 20,000 long cases needs no more memory than of a few', async () => {
    await figures.source
      .query(`INSERT INTO ticket (game_id, game_name, question_type, type_text, server_id, server_name,
        role_id, in_game_id, character_name, email, email_mac, check_mac, check_box, content, language, created_at)
      SELECT 'GBIG', '大', '1', '一般問題', '1', '一服', '1', '1', CONCAT('角色', seq), 'x@example.com', REPEAT('a', 32),
        UNHEX(SHA2(CONCAT('big', seq), 256)), 'x', REPEAT('很長的內容。', 120), 'zh-TW', NOW(3) - INTERVAL seq * 1000 MICROSECOND FROM seq_1_to_20000`);
    await figures.source.query("INSERT INTO figure_name VALUES ('game', 'GBIG', '大')");
    const who = staff('lead', 'GBIG');
    const { id } = (await ask(who, { personal: true, reason: '大量匯出的測試' })).body.data;
    let most = 0;
    const base = heldBytes();
    const watch = setInterval(() => (most = Math.max(most, heldBytes() - base)), 1000);
    await work();
    clearInterval(watch);
    expect((await list(who))[0]).toMatchObject({ state: 'done', rows: 20_000 });
    const { stream, bytes } = await store.get(`exports/${id}.csv`);
    let lines = 0;
    for await (const _ of createInterface({ input: stream })) lines += 1;
    expect(lines).toBe(20_001);
    expect(bytes).toBeGreaterThan(40_000_000);
    // The file alone would be more, and its rows many times as much.
    expect(most).toBeLessThan(32_000_000);
  }, 120_000);
});
