import { randomUUID } from 'node:crypto';
import type { ApprovalView } from '@hub/contracts/approvals';
import type {
  BatchesView,
  CompensationView,
  DeliveriesView,
  DryRunView,
  QuotaView,
  ReleaseView,
} from '@hub/contracts/events';
import type { StaffPrincipal } from '@hub/contracts/shared';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deskOf } from './desk.setup.ts';
import { startEvents, holding, type Events } from './events.http.ts';
import { anAsked } from './events.setup.ts';

let events: Events;
beforeAll(async () => {
  events = await startEvents();
});
afterAll(() => events.close());

const base = '/api/staff/deliveries';
const { deed } = deskOf(() => events);
const [one, other, lead, admin] = [
  holding('event_operator'),
  holding('event_operator'),
  holding('lead'),
  holding('product_admin'),
];
const approve = (who: StaffPrincipal, id: number | null) =>
  events.call(`POST /api/staff/approvals/events/${id}/approve`, { who: { ...who, fresh: true }, body: {} });

describe('a batch', () => {
  const dry = async (id: number, who: StaffPrincipal = one) =>
    (await events.call<DryRunView>(`GET ${base}/batches/${id}`, { who })).body.data;
  const aBatch = async (game_id: string, many: number, deadlines: string[] = []) => {
    const name = `week-${randomUUID().slice(0, 8)}`;
    for (let n = 0; n < many; n += 1)
      await events.tell('surveys', anAsked({ game_id, batch: name, deadline: deadlines[n] ?? null }));
    const [row] = await events.database.exec(`SELECT id FROM delivery_batch WHERE name = '${name}'`);
    return { id: Number(row?.id), name };
  };
  const release = (id: number, body: object, who: StaffPrincipal = one, key?: string) =>
    events.call<ReleaseView>(`POST ${base}/batches/${id}/release`, { who, body, ...(key && { key }) });
  const delivered = async (batch: number) => {
    const { body } = await events.call<DeliveriesView>(`GET ${base}?batch=${batch}&state=delivered`, { who: one });
    return body.data.length;
  };

  it('is counted without being sent, and goes when another person agrees', async () => {
    const { id, name } = await aBatch('H73', 5);
    await events.tell('surveys', anAsked({ batch: name, deadline: new Date(Date.now() - 1000).toISOString() }));
    const run = await dry(id);
    expect(run).toMatchObject({ many: 6, roles: 6, may_release: true });
    expect(run.problems.map(({ problem, many }) => [problem, many])).toEqual([
      ['past_deadline', 1],
      ['role_new', 6],
    ]);
    const key = randomUUID();
    const asked = { upto: run.upto, many: run.many, reason: '第 47 週獎勵' };
    const { body, status } = await release(id, asked, one, key);
    expect(status).toBe(200);
    expect((await release(id, asked, one, key)).body.approval).toBe(body.approval);
    // What came since the dry run is not in what the second person reads either.
    await events.tell('surveys', anAsked({ batch: name }));
    const request = await events.call<ApprovalView>(`GET /api/staff/approvals/events/${body.approval}`, { who: other });
    expect(request.body.data).toMatchObject({
      subject: String(id),
      facts: [
        { name: 'waiting', before: '6', after: '0' },
        { name: 'released', before: null, after: '6' },
        { name: 'roles', before: null, after: '6' },
        { name: 'rewards', before: null, after: 'gift_box_a × 1 → 6' },
        { name: 'past_deadline', before: null, after: '1' },
        { name: 'role_new', before: null, after: '6' },
      ],
    });
    expect((await release(id, asked, other)).status).toBe(409);
    expect((await approve(one, body.approval)).status).toBe(403);
    expect((await approve(lead, body.approval)).status).toBe(404);
    const old = await events.call(`POST /api/staff/approvals/events/${body.approval}/approve`, {
      who: other,
      body: {},
    });
    expect([old.status, Object.keys(old.body)]).toEqual([403, ['step_up']]);
    await events.working(async () => {
      expect(await delivered(id)).toBe(0);
      expect((await approve(other, body.approval)).status).toBe(200);
      await expect.poll(() => delivered(id), { timeout: 15_000 }).toBe(6);
      // What came after the dry run waits for another release.
      await expect
        .poll(async () => (await dry(id)).batch, { timeout: 10_000 })
        .toMatchObject({ waiting: 1, state: 'waiting' });
    });
  }, 60_000);

  it('waits from the moment that something is in it, until its earliest deadline', async () => {
    const at = ['2099-03-01T00:00:00Z', '2099-02-01T00:00:00Z', '2099-04-01T00:00:00Z'];
    const { id } = await aBatch('H73', 4, at);
    const listed = async (state: string) => {
      const { body } = await events.call<BatchesView>(`GET ${base}/batches?state=${state}`, { who: one });
      return body.data.find((batch) => batch.id === id);
    };
    const batch = { state: 'waiting', waiting: 4, deadline_at: '2099-02-01T08:00:00+08:00' };
    expect((await dry(id)).batch).toMatchObject(batch);
    // No worker has folded anything yet.
    expect(await listed('waiting')).toMatchObject(batch);
    expect(await listed('released')).toBeUndefined();
  });

  it('whose game has no link says so before anything was sent there', async () => {
    const { id } = await aBatch('linkless', 1);
    expect((await dry(id)).problems.map(({ problem }) => problem)).toContain('no_link');
  });

  it('does not go in parts by one person', async () => {
    const { id } = await aBatch('H73', 1);
    const { upto } = await dry(id);
    const mail = { server_id: 's', role_id: '1', title: '改寄', items: [{ item_code: 'a', qty: 1 }] };
    for (const name of ['retry', 'replace']) {
      const body = { ...mail, reason: '一個人想先放行' };
      expect((await deed(upto, name, body, { who: one })).status).toBe(409);
    }
  });

  it('of which a mail was cancelled since the dry run is not released', async () => {
    const { id } = await aBatch('H73', 3);
    const run = await dry(id);
    const asked = { upto: run.upto, many: run.many, reason: '第 48 週獎勵' };
    expect((await release(id, { ...asked, many: 2 })).status).toBe(409);
    const { approval } = (await release(id, asked)).body;
    const cancel = await deed(run.upto, 'cancel', { reason: '資格不符取消' }, { who: one });
    expect(cancel.status).toBe(200);
    expect((await approve(other, approval)).status).toBe(409);
  });

  it('of a game that players do not see says so; that of a foreign game is not there', async () => {
    const { id } = await aBatch('hidden', 1);
    expect((await dry(id)).problems.map(({ problem }) => problem)).toContain('game_hidden');
    const foreign = await events.call(`GET ${base}/batches/${id}`, { who: holding('event_operator', 'G112') });
    const absent = await events.call(`GET ${base}/batches/4000000000`, { who: holding('event_operator', 'G112') });
    expect([foreign.status, foreign.body]).toEqual([404, absent.body]);
    expect((await release(id, { upto: 1, many: 1, reason: '不是我的遊戲' }, lead)).status).toBe(403);
  });
});

describe('a compensation', () => {
  const body = (over: object = {}) => ({
    game_id: 'H73',
    server_id: 'tw_2001',
    role_id: '123456789',
    title: '補償',
    body: '造成不便，敬請見諒',
    items: [{ item_code: 'gift_box_a', qty: 1 }],
    reason: '維護延長補償',
    ...over,
  });
  const send = (who: StaffPrincipal, sent: object, key?: string) =>
    events.call<CompensationView>(`POST ${base}/compensations`, { who, body: sent, ...(key && { key }) });
  const quota = (who: StaffPrincipal) => events.call<QuotaView>(`GET ${base}/quota?game_id=H73`, { who });

  it('is sent by a lead, once for each key', async () => {
    expect((await send(one, body(), randomUUID())).status).toBe(403);
    expect((await send(lead, body())).status).toBe(400);
    const key = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => send(lead, body(), key)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map((answer) => answer.body.data.delivery?.row.id)).size).toBe(1);
    expect((await send(lead, body({ title: '另一封' }), key)).status).toBe(409);
    expect((await quota(lead)).body.data).toMatchObject({ per_day: 20, used: 1, left: 19 });
  });

  it('above the quota of the day waits for another person', async () => {
    const busy = holding('lead');
    const { version } = (await quota(admin)).body.data;
    const change = (seen: number) =>
      events.call<QuotaView>(`PUT ${base}/quota`, {
        who: admin,
        body: { game_id: 'H73', per_day: 2 },
        headers: { 'if-match': String(seen) },
      });
    expect((await change(version + 1)).status).toBe(409);
    expect((await change(version)).body.data.per_day).toBe(2);
    const all = await Promise.all([1, 2, 3, 4].map(() => send(busy, body(), randomUUID())));
    const waiting = all.filter((answer) => answer.body.data.approval !== null);
    expect(waiting).toHaveLength(2);
    const { approval } = waiting[0]!.body.data;
    expect((await approve(busy, approval)).status).toBe(403);
    expect((await approve(holding('lead'), approval)).status).toBe(200);
    const rows = await events.database.exec(
      `SELECT id FROM delivery WHERE source = 'compensation' AND made_by = '${busy.name}'`,
    );
    expect(rows.length).toBeGreaterThanOrEqual(3);
    expect(
      (
        await events.call(`PUT ${base}/quota`, {
          who: lead,
          body: { game_id: 'H73', per_day: 99 },
          headers: { 'if-match': '1' },
        })
      ).status,
    ).toBe(403);
  });
});

it('what is late is found by its deadline', async () => {
  events.game.box.ending = () => 'reset_before';
  const data = anAsked({ game_id: 'tardy', deadline: new Date(Date.now() + 300).toISOString() });
  await events.tell('surveys', data);
  await events.working(async () => {
    const late = async () =>
      (await events.call<DeliveriesView>(`GET ${base}?game_id=tardy&view=late`, { who: one })).body.data.length;
    await expect.poll(late, { timeout: 15_000 }).toBe(1);
    events.game.box.ending = () => 'well';
    await expect.poll(late, { timeout: 15_000 }).toBe(0);
  });
});
