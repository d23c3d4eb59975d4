import type { StaffRole, StaffPrincipal } from '@hub/contracts/shared';
import { supportDesk } from '@hub/contracts/support';
import { deskJobsView, type DeskJob, type DeskJobsView, type DeskJobView } from '@hub/contracts/jobs';
import { dayOf, type BulkView, type ExportView } from '@hub/contracts/tickets';
import { Db, openDatabase } from '@hub/nest-kit/db';
import { createLog } from '@hub/nest-kit/log';
import { JobRunner } from '@hub/nest-kit/outbox';
import { aStaff } from '@hub/nest-kit/testing';
import { bulkHandler } from '@hub/tickets/server';
import type { DataSource } from 'typeorm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { schema } from '../src/data-source.ts';
import { startSupport, type Support } from './support.setup.ts';
import { serving, workCalls } from './work-calls.ts';

const log = createLog('test', 'silent');
const today = dayOf(new Date());
let support: Support;
let source: DataSource;
beforeAll(async () => {
  support = await startSupport();
  source = await openDatabase(support.database.url, schema, 6);
  await support.database.exec(
    "INSERT IGNORE INTO figure_name (side, member, name) VALUES ('game', 'H73', 'H73'), ('game', 'G112', 'G112')",
  );
});
afterAll(async () => {
  await source.destroy();
  await support.close();
});

const { call, file } = workCalls(() => support);
let ids = 700;
const staff = (role: StaffRole, game = '*', over: Partial<StaffPrincipal> = {}) =>
  aStaff({ id: (ids += 1), roles: [{ role, game }], ...over });
const list = (who: StaffPrincipal, query = '') => call<DeskJobsView>(`GET /api/staff/questions/jobs?${query}`, { who });
const rows = async (who: StaffPrincipal, query = '') => (await list(who, query)).body.data;
const act = (who: StaffPrincipal, id: string, deed: 'cancel' | 'retry') =>
  call<DeskJobView & Record<string, string>>(`POST /api/staff/questions/jobs/${id}/${deed}`, { who, body: {} });
const close = (who: StaffPrincipal, some: number[]) =>
  call<BulkView>('POST /api/staff/questions/bulk', { who, body: { action: 'close', ids: some, count: some.length } });
const askExport = async (who: StaffPrincipal, game_id: string) =>
  (
    await call<ExportView>('POST /api/staff/questions/exports', {
      who,
      body: { kind: 'cases', from: today, until: today, game_id: [game_id] },
    })
  ).body.data.id;
const outboxOf = async (key: string) =>
  String((await support.database.exec(`SELECT id FROM outbox WHERE dedupe_key = '${key}'`))[0]?.id);
const giveUp = (key: string) =>
  support.database.exec(
    `UPDATE outbox SET failed_at = NOW(3), next_at = NULL, attempt = 12, last_error = 'no answer' WHERE dedupe_key = '${key}'`,
  );
const audits = (action: string) =>
  support.database.exec(`SELECT actor, object, game_id, detail FROM audit WHERE action = '${action}' ORDER BY id`);
const idsOf = (some: DeskJob[]) => some.map(({ id }) => id);

describe('the list of background work', () => {
  it('holds one’s own files and work on many cases, by pages, the newest first', async () => {
    const me = staff('lead');
    const ticket = await file();
    const asked: string[] = [];
    for (let n = 0; n < 16; n += 1) {
      const at = `NOW(3) - INTERVAL ${40 - n} MINUTE`;
      const name = String(n).padStart(26, 'A');
      await support.database.exec(
        `INSERT INTO export_job (public_id, kind, owner_id, filter, state, asked_at) VALUES ('${name}', 'cases',
          ${me.id}, '{"from":"${today}","until":"${today}","games":["H73"]}', 'cancelled', ${at})`,
      );
      const { insertId } = (await support.database.exec(
        `INSERT INTO bulk (staff_id, who, action, content, rid, address, created_at)
          VALUES (${me.id}, '${JSON.stringify(me)}', 'close', '', 'r', '::1', ${at} + INTERVAL 30 SECOND)`,
      )) as unknown as { insertId: number };
      await support.database.exec(`INSERT INTO bulk_item (bulk_id, ticket_id) VALUES (${insertId}, ${ticket})`);
      asked.unshift(`bulk-${insertId}`, `export-${name}`);
    }
    const first = (await list(me)).body;
    await deskJobsView.validate(first, { strict: true });
    const second = (await list(me, `page=${first.page.next}`)).body;
    expect([first.data.length, second.data.length, second.page.next]).toEqual([30, 2, null]);
    expect([...idsOf(first.data), ...idsOf(second.data)]).toEqual(asked);
    expect(first.data[0]).toMatchObject({ kind: 'bulk', what: 'close', state: 'waiting', by: '小岳', all: 1 });
    expect((await rows(me, 'state=open')).every(({ kind }) => kind === 'bulk')).toBe(true);
    expect(await rows(staff('agent'))).toEqual([]);
  });

  it('shows everybody’s to product admins of all its games and to owners, and nobody else', async () => {
    const asker = staff('lead');
    const [here, there] = [await file(), await file({ game_id: 'G112' })];
    const own = `export-${await askExport(asker, 'H73')}`;
    const one = `bulk-${(await close(asker, [here])).body.data.id}`;
    const both = `bulk-${(await close(asker, [here, there])).body.data.id}`;
    const seen = async (who: StaffPrincipal) =>
      idsOf(await rows(who, 'whose=all')).filter((id) => [own, one, both].includes(id));
    expect(await seen(staff('product_admin', 'H73'))).toEqual([one, own]);
    expect(await seen(staff('product_admin', 'G112'))).toEqual([]);
    expect(await seen(staff('product_admin'))).toEqual([both, one, own]);
    expect(await seen(staff('finance', '*', { owner: true }))).toEqual([both, one, own]);
    expect(await seen(staff('auditor'))).toEqual([]);
    expect((await list(staff('finance'))).status).toBe(403);
    for (const id of [own, one, 'bulk-4000000000', 'export-AAAAAAAAAAAAAAAAAAAAAAAAAA', 'task-1', 'nothing'])
      expect((await act(staff('agent'), id, 'cancel')).status).toBe(404);
    expect((await act(staff('product_admin', 'G112'), own, 'cancel')).status).toBe(404);
  });

  it('does not know what its page should mean', async () => {
    expect((await list(staff('lead'), 'page=x')).status).toBe(400);
  });
});

describe('work on many cases', () => {
  it('can be cancelled: what is done stays, the rest is not touched, and the audit says so once', async () => {
    const me = staff('lead');
    const cases = [await file(), await file(), await file()];
    const { id } = (await close(me, cases)).body.data;
    await support.database.exec(
      `UPDATE bulk_item SET result = 'done' WHERE bulk_id = ${id} AND ticket_id = ${cases[0]}`,
    );
    expect((await rows(me))[0]).toMatchObject({ state: 'running', done: 1, all: 3, may_cancel: true });
    const [cancelled, again] = [await act(me, `bulk-${id}`, 'cancel'), await act(me, `bulk-${id}`, 'cancel')];
    expect(cancelled.body.data).toMatchObject({ state: 'cancelled', done: 1, all: 3, may_cancel: false });
    expect(again.body).toEqual(cancelled.body);
    await new JobRunner(
      source,
      [bulkHandler({ desk: supportDesk, db: new Db(source), colleagues: serving(me) })],
      log,
    ).run(await outboxOf(`support-bulk-${id}`));
    const left = await support.database.exec(`SELECT status FROM ticket WHERE id IN (${cases.join()}) AND status = 0`);
    expect(left).toHaveLength(3);
    const noted = await audits('bulk.cancel');
    expect(noted).toHaveLength(1);
    expect(noted[0]).toMatchObject({ actor: 'yue', object: `bulk:${id}`, game_id: 'H73' });
    expect(JSON.parse(String(noted[0]?.detail))).toMatchObject({
      before: { state: 'running' },
      after: { state: 'cancelled' },
    });
  });

  it('that was given up says why and goes on where it stopped', async () => {
    const me = staff('agent');
    const ticket = await file();
    const { id } = (await close(me, [ticket])).body.data;
    await giveUp(`support-bulk-${id}`);
    const [failed] = await rows(me, 'state=failed');
    expect(failed).toMatchObject({ id: `bulk-${id}`, state: 'failed', reason: 'no answer', may_retry: true });
    expect(await rows(me, 'state=open')).toEqual([]);
    expect((await act(me, `bulk-${id}`, 'retry')).body.data).toMatchObject({ state: 'waiting', reason: '' });
    await new JobRunner(
      source,
      [bulkHandler({ desk: supportDesk, db: new Db(source), colleagues: serving(me) })],
      log,
    ).run(await outboxOf(`support-bulk-${id}`));
    expect((await rows(me))[0]).toMatchObject({ state: 'done', done: 1, skipped: 0 });
    expect(await audits('bulk.retry')).toHaveLength(1);
  });
});

describe('a file that could not be written', () => {
  it('is asked for again, also when the intent is long swept', async () => {
    const me = staff('lead');
    const id = await askExport(me, 'H73');
    await support.database.exec(
      `UPDATE export_job SET state = 'failed', fault = 'store is away', attempts = 5, ended_at = NOW(3),
        asked_at = NOW(3) - INTERVAL 2 DAY WHERE public_id = '${id}'`,
    );
    await support.database.exec(`DELETE FROM outbox WHERE dedupe_key = 'export-${id}'`);
    expect((await rows(me))[0]).toMatchObject({ state: 'failed', reason: 'store is away', may_retry: true });
    expect((await act(me, `export-${id}`, 'retry')).body.data).toMatchObject({ state: 'waiting', attempts: 0 });
    await act(me, `export-${id}`, 'retry');
    expect(await support.database.exec(`SELECT id FROM outbox WHERE dedupe_key = 'export-${id}'`)).toHaveLength(1);
    expect(await audits('export.retry')).toHaveLength(1);
  });
});

describe('a task that was given up', () => {
  it('is shown with its reason to who oversees its game, tried again once, and done', async () => {
    const ticket = await file();
    const key = `support-received-${ticket}`;
    await giveUp(key);
    const task = `task-${await outboxOf(key)}`;
    const admin = staff('product_admin', 'H73');
    const failed = (await rows(admin, 'whose=all&state=failed')).find(({ id }) => id === task);
    expect(failed).toMatchObject({ kind: 'task', about: String(ticket), games: ['H73'], reason: 'no answer', by: '' });
    expect(idsOf(await rows(staff('product_admin', 'G112'), 'whose=all'))).not.toContain(task);
    expect((await act(staff('product_admin', 'G112'), task, 'retry')).status).toBe(404);
    expect(idsOf(await rows(staff('lead'), 'whose=all'))).not.toContain(task);
    await Promise.all([act(admin, task, 'retry'), act(admin, task, 'retry')]);
    const [row] = await support.database.exec(
      `SELECT attempt, failed_at, next_at FROM outbox WHERE dedupe_key = '${key}'`,
    );
    expect(row).toMatchObject({ attempt: 0, failed_at: null, next_at: expect.anything() });
    expect((await audits('task.retry')).filter(({ object }) => object === `outbox:${task.slice(5)}`)).toHaveLength(1);
  });

  it('without a case is for who oversees every game', async () => {
    await support.database.exec(
      `INSERT INTO outbox (job, dedupe_key, payload, failed_at, last_error)
        VALUES ('audit-copy', 'of-no-case', '{}', NOW(3), 'away')`,
    );
    const task = `task-${await outboxOf('of-no-case')}`;
    expect(idsOf(await rows(staff('product_admin'), 'whose=all'))).toContain(task);
    expect(idsOf(await rows(staff('product_admin', 'H73'), 'whose=all'))).not.toContain(task);
  });

  it('is left to the list of mails where that has it', async () => {
    const ticket = await file();
    const key = `support-received-${ticket}`;
    await giveUp(key);
    await support.database.exec(
      `INSERT INTO mail (mail_key, kind, ticket_id, address, address_mac, state, token)
        VALUES ('${key}', 'received', ${ticket}, 'p****r@…', UNHEX(REPEAT('ab', 32)), 'failed', MD5('${key}'))`,
    );
    const shown = await rows(staff('product_admin'), 'whose=all&state=failed');
    expect(shown.map(({ about }) => about)).not.toContain(String(ticket));
  });
});
