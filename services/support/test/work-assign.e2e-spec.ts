import { rolesText } from '@hub/contracts/identity';
import { ticketTexts, ticketWriters } from '@hub/contracts/tickets';
import { aStaff, liveEar } from '@hub/nest-kit/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSupport, type Support } from './support.setup.ts';
import { seen, workCalls } from './work-calls.ts';

let support: Support;
beforeAll(async () => {
  support = await startSupport();
});
afterAll(() => support.close());
const { call, file, read, act, rowOf, actionsOf } = workCalls(() => support);

const yue = aStaff({ id: 11, login: 'yue', name: '小岳' });
const min = aStaff({ id: 12, login: 'min', name: '小敏', roles: [{ role: 'lead', game: '*' }] });
const auditor = aStaff({ roles: [{ role: 'auditor', game: '*' }] });
const stranger = aStaff({ roles: [{ role: 'agent', game: 'G112' }] });

/** Identity answers with these colleagues. */
const identityKnows = (...staff: { id: number; name: string }[]) => {
  support.neighbours.routes['GET /internal/staff/colleagues'] = () => ({ body: { staff } });
};

describe('taking a case', () => {
  it('makes it mine and in work, with a trace; again changes nothing', async () => {
    const id = await file();
    const taken = await act(yue, id, 'take');
    expect(taken.status).toBe(200);
    expect(taken.body.data).toMatchObject({ status: '1', assignee: { id: 11, name: '小岳' }, version: 2 });
    expect((await act(yue, id, 'take')).body.data.version).toBe(2);
    expect((await actionsOf(id)).filter((action) => action === 'ticket.take')).toHaveLength(1);
  });

  it('is for the first of two at the same moment; the second hears who it was', async () => {
    const id = await file();
    const both = await Promise.all([act(yue, id, 'take', seen(1)), act(min, id, 'take', seen(1))]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const winner = both[0]!.status === 200 ? '小岳' : '小敏';
    const loser = both.find(({ status }) => status === 409)!;
    expect(loser.body.msg).toBe(`這件剛剛由${winner}接手了`);
    expect((await rowOf(id)).assignee_name).toBe(winner);
  });

  it('or closing it at the same moment: one of the two, and the other reads it first', async () => {
    const id = await file();
    const [take, close] = await Promise.all([act(yue, id, 'take', seen(1)), act(min, id, 'close', seen(1))]);
    expect([take.status, close.status].toSorted()).toEqual([200, 409]);
    const taken = { status: 1, assignee_id: 11 };
    expect(await rowOf(id)).toMatchObject(take.status === 200 ? taken : { status: 4, assignee_id: null });
  });

  it('keeps the state of an answered case and is not told to its owner', async () => {
    const id = await file();
    await act(min, id, 'reply', { body: { content: '已補發' } });
    await act(min, id, 'release');
    const ear = await liveEar();
    const { body } = await act(yue, id, 'take');
    expect(body.data).toMatchObject({ status: '2', assignee: { name: '小岳' } });
    await expect.poll(() => ear.heard).toContain(`s:support:${id} ${body.data.version}`);
    expect(ear.heard.filter((line) => line.startsWith(`t:support:${id} `))).toEqual([]);
    await ear.close();
  });

  it('happens by answering what nobody has, and leaves others theirs', async () => {
    const id = await file();
    await act(yue, id, 'reply', { body: { content: '已補發' } });
    expect((await rowOf(id)).assignee_id).toBe(11);
    await act(min, id, 'reply', { body: { content: '再補充一點' } });
    expect((await rowOf(id)).assignee_id).toBe(11);
  });
});

describe('handing a case to a colleague', () => {
  it('works for those who serve the game, with before and after in the audit', async () => {
    identityKnows({ id: 11, name: '小岳' }, { id: 12, name: '小敏' });
    const id = await file();
    expect((await call<object>(`GET /api/staff/questions/${id}/colleagues`, { who: yue })).body).toEqual({
      data: [
        { id: 11, name: '小岳' },
        { id: 12, name: '小敏' },
      ],
    });
    const asked = support.neighbours.ledger.filter(({ line }) => line === 'GET /internal/staff/colleagues');
    expect(asked.length).toBeGreaterThan(0);
    expect(rolesText(ticketWriters)).toBe('agent,lead');
    const given = await act(yue, id, 'assign', { body: { staff_id: 12 } });
    expect(given.body.data).toMatchObject({ status: '1', assignee: { id: 12, name: '小敏' } });
    const rows = await support.database.exec(
      `SELECT detail FROM audit WHERE object = 'ticket:${id}' AND action = 'ticket.assign'`,
    );
    expect(JSON.parse(String(rows[0]?.detail))).toMatchObject({
      before: { assignee_id: null },
      after: { assignee_id: 12, assignee_name: '小敏' },
    });
  });

  it('is refused for somebody else, and when it went to another person meanwhile', async () => {
    const id = await file();
    expect((await act(yue, id, 'assign', { body: { staff_id: 99 } })).body).toHaveProperty('staff_id');
    await act(min, id, 'take');
    const late = await act(yue, id, 'assign', { body: { staff_id: 11 }, ...seen(1) });
    expect([late.status, late.body.msg]).toEqual([409, ticketTexts.TICKET_CHANGED.tw]);
    const knowing = await act(yue, id, 'assign', { body: { staff_id: 11 }, ...seen(2) });
    expect(knowing.body.data.assignee).toEqual({ id: 11, name: '小岳' });
    await act(yue, id, 'release');
    expect((await act(min, id, 'assign', { body: { staff_id: 12 }, ...seen(3) })).status).toBe(409);
  });

  it('is never given back by somebody who reads that another person has it', async () => {
    const id = await file();
    await act(yue, id, 'take');
    await act(min, id, 'assign', { body: { staff_id: 12 } });
    const late = await act(yue, id, 'release', seen(2));
    expect([late.status, late.body.msg]).toEqual([409, ticketTexts.TICKET_CHANGED.tw]);
    expect((await rowOf(id)).assignee_id).toBe(12);
  });

  it('rests while identity is away and nobody is known; taking and giving back go on', async () => {
    const id = await file({ game_id: 'G112' });
    delete support.neighbours.routes['GET /internal/staff/colleagues'];
    expect((await call(`GET /api/staff/questions/${id}/colleagues`, { who: yue })).status).toBe(503);
    expect((await act(yue, id, 'take')).status).toBe(200);
    const released = await act(yue, id, 'release');
    expect(released.body.data.assignee).toBeNull();
    expect(released.body.data.status).toBe('1');
  });
});

describe('who may', () => {
  it.each(['take', 'release', 'close', 'resend_code'])(
    'not: a stranger finds nothing to %s, an auditor may not',
    async (what) => {
      const id = await file();
      expect((await act(stranger, id, what)).status).toBe(404);
      expect((await act(auditor, id, what)).status).toBe(403);
      expect((await act(yue, 3_999_999_999, what)).status).toBe(404);
    },
  );

  it('tells who else is at a case, to staff who may read it alone', async () => {
    const id = await file();
    const beat = (who: typeof yue, doing: string) => act<{ data: unknown }>(who, id, 'presence', { body: { doing } });
    const ear = await liveEar();
    expect((await beat(yue, 'reading')).body.data).toEqual([]);
    expect((await beat(min, 'writing')).body.data).toEqual([{ id: 11, name: '小岳', doing: 'reading' }]);
    expect((await beat(yue, 'reading')).body.data).toEqual([{ id: 12, name: '小敏', doing: 'writing' }]);
    await beat(min, 'gone');
    expect((await beat(auditor, 'reading')).body.data).toEqual([{ id: 11, name: '小岳', doing: 'reading' }]);
    expect((await beat(stranger, 'reading')).status).toBe(404);
    // One word for each change, none for a beat that says the same.
    await expect.poll(() => ear.heard.filter((line) => line.startsWith(`p:support:${id} `))).toHaveLength(4);
    await ear.close();
    expect((await read(id)).body.data.version).toBe(1);
  });
});
