import { aStaff } from '@hub/nest-kit/testing';
import { createLog } from '@hub/nest-kit/log';
import { Db, openDatabase } from '@hub/nest-kit/db';
import { JobRunner } from '@hub/nest-kit/outbox';
import type { BulkView } from '@hub/contracts/tickets';
import { supportDesk } from '@hub/contracts/support';
import { bulkHandler } from '@hub/tickets/server';
import type { DataSource } from 'typeorm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { schema } from '../src/data-source.ts';
import { startSupport, type Support } from './support.setup.ts';
import { serving, workCalls } from './work-calls.ts';

let support: Support;
let source: DataSource;
beforeAll(async () => {
  support = await startSupport();
  source = await openDatabase(support.database.url, schema, 6);
});
afterAll(async () => {
  await source.destroy();
  await support.close();
});
const { call, file, act, rowOf, actionsOf, jobsOf } = workCalls(() => support);
const yue = aStaff({ id: 31 });
const ofH73 = aStaff({ id: 32, roles: [{ role: 'agent', game: 'H73' }] });

const begin = (body: object, who = yue, key?: string) =>
  call<BulkView & Record<string, string>>('POST /api/staff/questions/bulk', { who, body, ...(key && { key }) });
const show = (id: number, who = yue) => call<BulkView>(`GET /api/staff/questions/bulk/${id}`, { who });
const files = async (n: number) => Promise.all(Array.from({ length: n }, () => file()));
const close = (ids: number[]) => ({ action: 'close', ids, count: ids.length });
const repliesOf = async (id: number) =>
  support.database.exec(`SELECT content, is_official FROM reply WHERE ticket_id = ${id}`);

/** A worker that ends with its database connection after so many cases, as a killed one does. */
function workerThatDies(after: number, colleagues = serving(yue, ofH73)): { run(id: string): Promise<void> } {
  let done = 0;
  class Mortal extends Db {
    override async runTx<T>(work: Parameters<Db['runTx']>[0]): Promise<T> {
      if (done >= after) throw new Error('killed');
      done += 1;
      return (await super.runTx(work)) as T;
    }
  }
  const handler = bulkHandler({ desk: supportDesk, db: new Mortal(source) as Db, colleagues });
  return new JobRunner(source, [handler], createLog('test', 'silent'));
}
const worker = (colleagues = serving(yue, ofH73)) => workerThatDies(Infinity, colleagues);

const outboxOf = async (bulk: number) => {
  const rows = await support.database.exec(`SELECT id FROM outbox WHERE dedupe_key = 'support-bulk-${bulk}'`);
  return String(rows[0]?.id);
};
/** What the lease of a dead process and the waiting time would do in minutes. */
const leaseRunsOut = (id: string) =>
  support.database.exec(`UPDATE outbox SET lease_until = NULL, next_at = NOW(3) WHERE id = ${id}`);

describe('work on many cases', () => {
  it('closes none to which the terms promise an answer that was not given', async () => {
    const promised = await file({ question_type: 'complaint', known_on: '2026-01-01' });
    const begun = await begin(close([promised]));
    await worker().run(await outboxOf(begun.body.data.id));
    const { data } = (await show(begun.body.data.id)).body;
    expect(data.items).toEqual([{ ticket_id: promised, result: 'deadline' }]);
    expect((await rowOf(promised)).closed_at).toBe(null);
  });

  it('gives one result for each number: done, closed before, or absent', async () => {
    const [open = 0, closed = 0] = await files(2);
    const foreign = await file({ game_id: 'G112' });
    await act(yue, closed, 'close');
    const ids = [open, closed, foreign, 3_999_999_999];
    const begun = await begin(close(ids), ofH73);
    expect([begun.status, begun.body.data.left]).toEqual([202, 4]);
    await worker().run(await outboxOf(begun.body.data.id));
    const { data } = (await show(begun.body.data.id, ofH73)).body;
    expect(data.left).toBe(0);
    expect(Object.fromEntries(data.items.map((item) => [item.ticket_id, item.result]))).toEqual({
      [open]: 'done',
      [closed]: 'closed',
      [foreign]: 'absent',
      3_999_999_999: 'absent',
    });
    expect(await rowOf(foreign)).toMatchObject({ status: 0 });
    expect(await jobsOf(open, 'ticket-closed')).toHaveLength(1);
  });

  it('answers each with a message of its own: status 7, a mail, no badge, nobody’s first answer', async () => {
    const ids = await files(3);
    const begun = await begin({ action: 'answer', ids, count: 3, content: '伺服器已修復，請重新登入' });
    await worker().run(await outboxOf(begun.body.data.id));
    for (const id of ids) {
      expect(await repliesOf(id)).toEqual([{ content: '伺服器已修復，請重新登入', is_official: 1 }]);
      expect(await rowOf(id)).toMatchObject({
        status: 7,
        waiting_since: null,
        first_answered_at: null,
        assignee_id: null,
      });
      expect(await jobsOf(id, 'ticket-answered')).toHaveLength(1);
    }
  });

  it('goes on after a killed worker, exactly once for each number', async () => {
    const ids = await files(8);
    const begun = await begin({ action: 'answer', ids, count: 8, content: '活動時間已延長' });
    const bulk = begun.body.data.id;
    const job = await outboxOf(bulk);
    await workerThatDies(3).run(job);
    expect((await show(bulk)).body.data.left).toBe(5);
    await leaseRunsOut(job);
    await Promise.all([worker().run(job), worker().run(job)]);
    expect((await show(bulk)).body.data).toMatchObject({ left: 0, total: 8 });
    await leaseRunsOut(job);
    await worker().run(job);
    for (const id of ids) {
      expect(await repliesOf(id)).toHaveLength(1);
      expect((await actionsOf(id)).filter((action) => action === 'ticket.bulk-answer')).toHaveLength(1);
    }
  });

  it('goes on past a case that cannot be worked on, and comes back for it', async () => {
    const ids = await files(3);
    const first = Math.min(...ids);
    const { body } = await begin(close(ids));
    const row = await outboxOf(body.data.id);
    await support.database.exec(`CREATE TRIGGER stuck BEFORE UPDATE ON ticket FOR EACH ROW
      BEGIN IF OLD.id = ${first} THEN SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'stuck'; END IF; END`);
    try {
      await worker().run(row);
      expect((await show(body.data.id)).body.data.left).toBe(1);
    } finally {
      await support.database.exec('DROP TRIGGER stuck');
    }
    await leaseRunsOut(row);
    await worker().run(row);
    expect((await show(body.data.id)).body.data.items.map(({ result }) => result)).toEqual(['done', 'done', 'done']);
  });

  it('does nothing any more for whoever has lost the right meanwhile', async () => {
    const [one = 0] = await files(1);
    const begun = await begin(close([one]), ofH73);
    await worker(serving(yue)).run(await outboxOf(begun.body.data.id));
    expect((await show(begun.body.data.id, ofH73)).body.data.items).toMatchObject([
      { ticket_id: one, result: 'absent' },
    ]);
    expect(await rowOf(one)).toMatchObject({ status: 0, closed_at: null });
  });

  it('waits while nobody can say who serves a game', async () => {
    const [one = 0] = await files(1);
    const begun = await begin(close([one]), ofH73);
    const id = await outboxOf(begun.body.data.id);
    await worker({ of: () => Promise.reject(new Error('identity is away')) }).run(id);
    expect((await show(begun.body.data.id, ofH73)).body.data.left).toBe(1);
    await leaseRunsOut(id);
    await worker().run(id);
    expect(await rowOf(one)).toMatchObject({ status: 4 });
  });

  it('is begun once for each submit', async () => {
    const ids = await files(2);
    const both = await Promise.all([begin(close(ids), yue, 'bulk-key-0001'), begin(close(ids), yue, 'bulk-key-0001')]);
    expect(new Set(both.map(({ body }) => body.data.id)).size).toBe(1);
    const other = await begin(close(ids.slice(0, 1)), yue, 'bulk-key-0001');
    expect(other.status).toBe(409);
  });
});

describe('work on many cases is refused', () => {
  it.each([
    [{ action: 'close', ids: [], count: 0 }, 'ids'],
    [{ action: 'close', ids: Array.from({ length: 201 }, (_, n) => n + 1), count: 201 }, 'ids'],
    [{ action: 'close', ids: [1, 2], count: 3 }, 'count'],
    [{ action: 'answer', ids: [1], count: 1 }, 'content'],
    [{ action: 'papers', ids: [1], count: 1 }, 'action'],
  ])('for what was not confirmed or is too much: %#', async (body, field) => {
    const answer = await begin(body);
    expect([answer.status, Object.keys(answer.body)]).toEqual([400, [field]]);
  });

  it('to who may answer nowhere, and is shown to its asker alone', async () => {
    const ids = await files(1);
    expect((await begin(close(ids), aStaff({ roles: [{ role: 'auditor', game: '*' }] }))).status).toBe(403);
    const begun = await begin(close(ids));
    expect((await show(begun.body.data.id, ofH73)).status).toBe(404);
    expect((await show(3_999_999_999)).status).toBe(404);
  });
});
