import { randomUUID } from 'node:crypto';
import type { DeliveriesView, DeliveryCountsView, GameHealthView, RecallView } from '@hub/contracts/events';
import type { StaffRole } from '@hub/contracts/shared';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startEvents, holding, type Events } from './events.http.ts';
import { deskOf } from './desk.setup.ts';
import { anAsked } from './events.setup.ts';

let events: Events;
beforeAll(async () => {
  events = await startEvents();
});
afterAll(() => events.close());
beforeEach(() => {
  events.game.box.ending = () => 'well';
});

const { operator, base, rowOf, asked, show, deed, because, until } = deskOf(() => events);
const settledFacts = () =>
  events.neighbours.ledger
    .filter(({ line }) => line.endsWith('/delivery-settled'))
    .map(({ body }) => (body as { data: { id: string; outcome: string; error: string } }).data);

describe('what services ask for', () => {
  it('is one delivery however often it comes, and another content under its name is refused and noted', async () => {
    const data = anAsked();
    for (const _ of [1, 2]) expect((await events.tell('surveys', data)).status).toBe(200);
    const other = await events.tell('surveys', { ...data, items: [{ item_code: 'gift_box_a', qty: 2 }] });
    const again = await events.tell('surveys', { ...data, role_id: '99' });
    expect([other.status, again.status]).toEqual([409, 409]);
    const { id } = await rowOf(data.id);
    const { way, row } = await show(Number(id));
    expect(row.items).toEqual(data.items);
    expect(way.map(({ step }) => step)).toEqual(['asked', 'conflict']);
  });

  it('is refused from who has nothing to do with its source', async () => {
    expect((await events.tell('topup', anAsked())).status).toBe(403);
    expect((await events.tell('support', anAsked({ source: 'compensation' }))).status).toBe(403);
  });

  it('is told to who asked when it ended, and to nobody else', async () => {
    events.game.box.ending = () => 422;
    const data = anAsked();
    await events.tell('surveys', data);
    await events.working(async () => {
      const facts = async () => (await events.database.hurry(), settledFacts());
      await expect.poll(facts, { timeout: 15_000 }).toContainEqual(expect.objectContaining({ id: data.id }));
    });
    expect(settledFacts().filter(({ id }) => id === data.id)).toEqual([
      expect.objectContaining({ outcome: 'rejected', error: 'mailbox_full' }),
    ]);
  });
});

describe('who may what', () => {
  const roles: [StaffRole, string, see: number, act: number][] = [
    ['event_operator', '*', 200, 200],
    ['event_operator', 'G112', 404, 404],
    ['agent', 'H73', 200, 403],
    ['lead', '*', 200, 403],
    ['product_admin', 'H73', 200, 403],
    ['auditor', '*', 200, 403],
    ['finance', '*', 404, 404],
  ];
  it.each(roles)('%s at %s', async (role, game, see, act) => {
    const who = holding(role, game);
    const id = await asked();
    expect((await events.call(`GET ${base}/${id}`, { who })).status).toBe(see);
    expect((await deed(id, 'cancel', because, { who })).status).toBe(act);
    const list = await events.call<DeliveriesView>(
      `GET ${base}?find=${(await rowOf(String((await byId(id)).mail_id))).role_id}`,
      { who },
    );
    const absent = await events.call(`GET ${base}/4000000000`, { who });
    if (see === 404) expect((await events.call(`GET ${base}/${id}`, { who })).body).toEqual(absent.body);
    expect(list.status === 200 ? list.body.data.length : list.status).toBe(
      see === 200 ? 1 : role === 'finance' ? 403 : 0,
    );
  });
  const byId = async (id: number) => (await events.database.exec(`SELECT mail_id FROM delivery WHERE id = ${id}`))[0]!;
});

describe('the list', () => {
  it('is narrowed by everything, and paged by numbers', async () => {
    const game_id = 'listed';
    const ids: number[] = [];
    for (let n = 0; n < 30; n += 1) ids.push(await asked({ game_id, partner_uid: n < 2 ? 'uid-老玩家' : '' }));
    await deed(ids[0]!, 'cancel', because);
    const find = async (query: string) => {
      const { body } = await events.call<DeliveriesView>(`GET ${base}?game_id=${game_id}&${query}`, { who: operator });
      return { ids: body.data.map(({ id }) => id), next: body.page.next };
    };
    const first = await find('');
    expect(first.ids).toEqual(ids.toReversed().slice(0, 25));
    expect((await find(`page=${first.next}`)).ids).toEqual(ids.toReversed().slice(25));
    expect((await find('state=cancelled')).ids).toEqual([ids[0]]);
    expect((await find('view=open')).ids).not.toContain(ids[0]);
    expect((await find(`find=${encodeURIComponent('uid-老玩家')}`)).ids).toEqual([ids[1], ids[0]]);
    expect((await find(`find=${ids[7]}`)).ids).toEqual([ids[7]]);
    expect((await find('source=topup')).ids).toEqual([]);
    const who = holding('agent', game_id);
    const card = () =>
      events.call<DeliveriesView>(
        `GET /api/staff/card/deliveries?game_id=${game_id}&uid=${encodeURIComponent('uid-老玩家')}`,
        { who },
      );
    expect((await card()).body.data.map(({ id }) => id)).toEqual([ids[1], ids[0]]);
    await card();
    const looks = `SELECT game_id, actor, detail FROM audit WHERE action = 'player.deliveries' AND game_id = '${game_id}'`;
    expect(await events.database.exec(looks)).toEqual([
      { game_id, actor: who.login, detail: JSON.stringify({ uid: 'uid-老玩家' }) },
    ]);
  });

  it('tells which of them wait for a line that rests', async () => {
    const game_id = 'rests';
    const id = await asked({ game_id });
    const resting = async () => {
      const { body } = await events.call<DeliveriesView>(`GET ${base}?game_id=${game_id}`, { who: operator });
      return [body.data[0]?.resting, (await show(id)).row.resting];
    };
    expect(await resting()).toEqual([false, false]);
    await events.database.exec(`UPDATE game_line SET circuit = 'open' WHERE game_id = '${game_id}'`);
    expect(await resting()).toEqual([true, true]);
  });

  it('counts are right before and after they are folded', async () => {
    const game_id = 'counted';
    const ids = [await asked({ game_id }), await asked({ game_id }), await asked({ game_id })];
    await deed(ids[0]!, 'cancel', because);
    const counts = async () => {
      const { body } = await events.call<DeliveryCountsView>(`GET ${base}/counts?game_id=${game_id}`, {
        who: operator,
      });
      const { queued, cancelled, delivered } = body.data;
      return { queued, cancelled, delivered };
    };
    expect(await counts()).toEqual({ queued: 2, cancelled: 1, delivered: 0 });
    await events.working(async () => {
      await until(ids[1]!, 'delivered');
      await until(ids[2]!, 'delivered');
      const waiting = () => events.database.exec('SELECT id FROM delivery_move');
      await expect.poll(waiting, { timeout: 10_000 }).toEqual([]);
    });
    expect(await counts()).toEqual({ queued: 0, cancelled: 1, delivered: 2 });
    const figures = await events.call<{ data: { totals: object; points: { at: string }[] } }>(
      `GET ${base}/figures?from=${day()}&until=${day()}&step=hour&game_id=${game_id}`,
      { who: operator },
    );
    expect(figures.body.data.totals).toMatchObject({ queued: 3, delivered: 2, in_time: 2, late: 0 });
    expect(figures.body.data.points).toHaveLength(24);
    const health = await events.call<GameHealthView>(`GET ${base}/health`, { who: operator });
    const line = health.body.data.find((one) => one.game_id === game_id);
    expect(line).toMatchObject({ circuit: 'closed', queue: 0, tries: 2, open: 0 });
  });
  it('a game is shown with the link that it has now, though nobody sent there since', async () => {
    const game_id = 'linkless';
    await asked({ game_id });
    const health = async (game: string) => {
      const { body } = await events.call<GameHealthView>(`GET ${base}/health`, { who: operator });
      const { linked, why } = body.data.find((one) => one.game_id === game)!;
      return { linked, why };
    };
    expect(await health(game_id)).toEqual({ linked: false, why: 'no_link' });
    const given = 'linked-since';
    await asked({ game_id: given });
    await events.database.exec(`UPDATE game_line SET why = 'no_link' WHERE game_id = '${given}'`);
    expect(await health(given)).toEqual({ linked: true, why: '' });
  });

  const day = () => new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
});

describe('deeds', () => {
  it('a refused one is tried again under its name, and arrives', async () => {
    events.game.box.ending = () => 422;
    const id = await asked();
    await events.working(async () => {
      await until(id, 'rejected');
      const { row, may } = await show(id);
      expect([row.error, may]).toEqual(['mailbox_full', ['retry', 'cancel', 'by_hand', 'replace']]);
      events.game.box.ending = () => 'well';
      const key = randomUUID();
      const sent = { key, headers: { 'if-match': String(row.version) } };
      for (const _ of [1, 2]) expect((await deed(id, 'retry', {}, sent)).status).toBe(200);
      await until(id, 'delivered');
    });
    const { way, tries } = await show(id);
    expect(way.filter(({ step }) => step === 'retry')).toHaveLength(1);
    expect(tries.map(({ outcome }) => outcome)).toEqual(['delivered', 'refused']);
  });

  it('somebody who saw something older is refused', async () => {
    const id = await asked();
    const { version } = (await show(id)).row;
    expect((await deed(id, 'cancel', because, { headers: { 'if-match': String(version - 1) } })).status).toBe(409);
    expect((await deed(id, 'cancel', { reason: '短' })).status).toBe(400);
    expect((await deed(id, 'cancel', because, { headers: { 'if-match': String(version) } })).status).toBe(200);
    expect((await deed(id, 'retry')).status).toBe(409);
  });

  it('another takes the place of a refused one, under a new name', async () => {
    const id = await asked();
    const mail = { server_id: 'tw_2001', role_id: '123456788', title: '補寄獎勵', items: [{ item_code: 'a', qty: 1 }] };
    const key = randomUUID();
    const made = await deed(id, 'replace', { ...mail, ...because }, { key });
    const again = await deed(id, 'replace', { ...mail, ...because }, { key });
    expect(again.body.data.row.id).toBe(made.body.data.row.id);
    expect(made.body.data.replaces?.id).toBe(id);
    const old = await show(id);
    expect([old.row.state, old.replaced_by?.id]).toEqual(['replaced', made.body.data.row.id]);
    expect(made.body.data.way).toMatchObject([{ step: 'asked', by: operator.name, note: because.reason }]);
  });

  it('is marked as sent by hand, and audited with what it was before', async () => {
    const id = await asked();
    expect((await deed(id, 'by_hand', because)).body.data.row.state).toBe('by_hand');
    const [row] = await events.database.exec(`SELECT action, detail FROM audit WHERE object = 'delivery:${id}'`);
    expect(row?.action).toBe('delivery.by_hand');
    expect(JSON.parse(String(row?.detail))).toMatchObject({ before: { state: 'queued' }, after: { state: 'by_hand' } });
  });

  it('what arrived is taken back where the game offers it, once', async () => {
    const id = await asked();
    await events.working(() => until(id, 'delivered'));
    const key = randomUUID();
    for (const _ of [1, 2])
      expect((await deed<RecallView>(id, 'recall', because, { key })).body).toMatchObject({ result: 'recalled' });
    const { row, way } = await show(id);
    expect(row.state).toBe('recalled');
    expect(way.slice(-2)).toMatchObject([
      { step: 'recall', by: operator.name, note: because.reason },
      { step: 'answered', by: '', note: 'recalled' },
    ]);
  });

  it('a recall in vain leaves who asked, why, and what the game answered', async () => {
    const id = await asked();
    await events.working(() => until(id, 'delivered'));
    const { mail_id, version } = (await show(id)).row;
    events.game.claim(mail_id);
    expect((await deed<RecallView>(id, 'recall', because)).body.result).toBe('already_claimed');
    const { row, way } = await show(id);
    expect([row.state, row.version]).toEqual(['delivered', version]);
    expect(way.slice(-2)).toMatchObject([
      { step: 'recall', by: operator.name, note: because.reason },
      { step: 'answered', by: '', note: 'already_claimed' },
    ]);
    const [audit] = await events.database.exec(`SELECT action, detail FROM audit WHERE object = 'delivery:${id}'`);
    expect(audit?.action).toBe('delivery.recall');
    expect(JSON.parse(String(audit?.detail))).toMatchObject({
      reason: because.reason,
      after: { result: 'already_claimed' },
    });
  });
});
