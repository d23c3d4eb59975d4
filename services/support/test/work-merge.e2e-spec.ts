import { aPlayer, aStaff } from '@hub/nest-kit/testing';
import { sharedTexts, type PlayerPrincipal } from '@hub/contracts/shared';
import { ticketTexts, type CreatedView, type TicketView } from '@hub/contracts/tickets';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSupport, type Support } from './support.setup.ts';
import { workCalls } from './work-calls.ts';

let support: Support;
beforeAll(async () => {
  support = await startSupport();
});
afterAll(() => support.close());
const { call, file, filed, read, act, readNow, rowOf, actionsOf, jobsOf } = workCalls(() => support);
const yue = aStaff();

let addresses = 0;
const anAddress = () => `merge${(addresses += 1)}.${process.pid}@example.com`;
const byPlayer = async (who: PlayerPrincipal, email = anAddress()) => {
  const form = { game_id: who.game, question_type: '1', email, content: '公會倉庫的東西不見了' };
  return (await call<{ msg: CreatedView }>('POST /api/questions/create_web_form', { form, who })).body.msg.question_id;
};
/** By somebody who has just read both. */
const merge = async (id: number, into: number, who = yue) =>
  act(who, id, 'merge', { body: { into, into_version: Number((await rowOf(into))?.version ?? 1) } });
const pair = async () => {
  const who = aPlayer();
  return { who, a: await byPlayer(who), b: await byPlayer(who) };
};

describe('a merge', () => {
  it('closes one and leads its owner to the other; every message stays', async () => {
    const { who, a, b } = await pair();
    const { body } = await merge(a, b);
    expect(body.data).toMatchObject({ status: '4', closed_by: 'staff', merged_into: { id: b, yours: true } });
    const seen = (await call<{ msg: TicketView }>(`GET /api/questions/view/${a}`, { who })).body.msg;
    expect(seen).toMatchObject({ status: '4', is_read: '1', merged_into: { id: b, yours: true } });
    expect((await read(b)).body.data).toMatchObject({ merged_from: [a], status: '1' });
    expect(await actionsOf(a)).toContain('ticket.merge');
    expect(await actionsOf(b)).toContain('ticket.merged-here');
    expect([(await jobsOf(a, 'ticket-merged')).length, (await jobsOf(a, 'ticket-closed')).length]).toEqual([1, 0]);
  });

  it('by e-mail leads nowhere without the other’s own key', async () => {
    const email = anAddress();
    const [a, b] = [await filed({ email }), await filed({ email: email.toUpperCase() })];
    expect((await merge(a.question_id, b.question_id)).status).toBe(200);
    const who = { kind: 'K' as const, desk: 'support', ticket: a.question_id, game: 'H73' };
    const seen = (await call<{ msg: TicketView }>(`GET /api/questions/view/${a.question_id}`, { who })).body.msg;
    expect(seen.merged_into).toEqual({ id: b.question_id, yours: false });
    expect((await call(`GET /api/questions/view/${b.question_id}`, { who })).status).toBe(404);
  });

  it('takes what waited along, since then', async () => {
    const { a, b } = await pair();
    await act(yue, b, 'reply', { body: { content: '已補發' } });
    await merge(a, b);
    const [from, into] = [await rowOf(a), await rowOf(b)];
    expect(from.waiting_since).toBeNull();
    expect(into).toMatchObject({ status: 1 });
    expect(into.waiting_since).not.toBeNull();
  });

  it('leaves an answered pair answered, with the unread mark where it belongs', async () => {
    const { who, a, b } = await pair();
    for (const id of [a, b]) await act(yue, id, 'reply', { body: { content: '已補發' } });
    await merge(a, b);
    const unread = await call<{ unread_count: number }>('GET /api/questions/unread', { who });
    expect(unread.body.unread_count).toBe(1);
    expect(await rowOf(b)).toMatchObject({ status: 2, is_read: 0, waiting_since: null });
  });

  it('is done once, however often it is asked for', async () => {
    const { a, b } = await pair();
    await Promise.all([merge(a, b), merge(a, b), merge(a, b)]);
    expect((await actionsOf(a)).filter((action) => action === 'ticket.merge')).toHaveLength(1);
    expect(await jobsOf(a, 'ticket-merged')).toHaveLength(1);
  });

  it('of any number goes into one', async () => {
    const who = aPlayer();
    const ids = [await byPlayer(who), await byPlayer(who), await byPlayer(who), await byPlayer(who)];
    const [target = 0, ...rest] = ids;
    for (const id of rest) expect((await merge(id, target)).status).toBe(200);
    expect((await read(target)).body.data.merged_from).toEqual(rest);
  });
});

describe('a merge is refused', () => {
  it('into itself, another’s, a closed one or one that is not there', async () => {
    const { a, b } = await pair();
    expect((await merge(a, a)).status).toBe(400);
    expect((await merge(a, await file())).status).toBe(409);
    const absent = await merge(a, 3_999_999_999);
    expect([absent.status, absent.body]).toEqual([404, { into: '找不到這個編號的案件，請再看一次編號' }]);
    await act(yue, b, 'close');
    expect((await merge(a, b)).body).toHaveProperty('into');
  });

  it('into one of a game that somebody does not serve, like into one that is not there', async () => {
    const email = anAddress();
    const [a, b] = [await file({ email }), await file({ email, game_id: 'G112' })];
    const ofH73 = aStaff({ roles: [{ role: 'agent', game: 'H73' }] });
    const [foreign, absent] = [await merge(a, b, ofH73), await merge(a, 3_999_999_999, ofH73)];
    expect([foreign.status, foreign.body]).toEqual([absent.status, absent.body]);
    expect((await read(a, ofH73)).body.data.similar).toEqual([]);
    expect((await read(a)).body.data.similar).toMatchObject([{ id: b, version: 1 }]);
    await merge(b, a);
    expect((await read(a)).body.data.merged_from).toEqual([b]);
    expect((await read(a, ofH73)).body.data.merged_from).toEqual([]);
  });

  it('without the version of the other one that was read, or with an older one', async () => {
    const { who, a, b } = await pair();
    const send = (body: object) => act(yue, a, 'merge', { body: { into: b, ...body } });
    const without = await send({});
    expect([without.status, without.body]).toEqual([400, { into_version: sharedTexts.VERSION_NEEDED.tw }]);
    await call('POST /api/questions/insert_reply', { who, form: { question_id: String(b), content: '補充一點' } });
    const known = [await rowOf(a), await rowOf(b)];
    const older = await send({ into_version: 1 });
    expect([older.status, older.body]).toEqual([409, { into: ticketTexts.MERGE_CHANGED.tw }]);
    expect([await rowOf(a), await rowOf(b)]).toEqual(known);
    expect((await send({ into_version: Number(known[1]?.version) })).status).toBe(200);
  });

  it('for what was merged before, in either place', async () => {
    const who = aPlayer();
    const [a, b, c] = [await byPlayer(who), await byPlayer(who), await byPlayer(who)];
    await merge(a, b);
    expect((await merge(a, c)).body.into).toContain(String(b));
    expect((await merge(c, a)).body.into).toContain(String(b));
  });

  it('never makes a circle, also when both ways are asked for at the same moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { a, b } = await pair();
      const both = await Promise.all([merge(a, b), merge(b, a)]);
      expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      const rows = [await rowOf(a), await rowOf(b)];
      expect(rows.filter((row) => row.merged_into_id !== null)).toHaveLength(1);
    }
  });
});

describe('at the same moment', () => {
  it('a word of the owner holds the merge back, or is refused', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { who, a, b } = await pair();
      const form = { question_id: String(a), content: '補充一點' };
      const read = await readNow(a);
      const [merged, said] = await Promise.all([
        act(yue, a, 'merge', { body: { into: b, into_version: 1 }, ...read }),
        call('POST /api/questions/insert_reply', { who, form }),
      ]);
      expect([merged.status, said.status].toSorted()).toEqual([200, 409]);
      const replies = await support.database.exec(`SELECT id FROM reply WHERE ticket_id = ${a}`);
      expect(replies).toHaveLength(said.status === 200 ? 1 : 0);
      expect((await rowOf(a)).status).toBe(merged.status === 200 ? 4 : 1);
      expect((await rowOf(b)).waiting_since).not.toBeNull();
    }
  });
});

describe('opening a merged case anew', () => {
  it('takes the merge back', async () => {
    const { a, b } = await pair();
    await merge(a, b);
    const { body } = await act(yue, a, 'reopen', { body: { reason: '其實是另一個問題' } });
    expect(body.data).toMatchObject({ status: '1', merged_into: null, closed_at: null });
    expect((await read(b)).body.data.merged_from).toEqual([]);
    expect((await merge(b, a)).status).toBe(200);
  });
});
