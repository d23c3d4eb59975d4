import { aPlayer, aStaff, callAs } from '@hub/nest-kit/testing';
import type { StaffPrincipal } from '@hub/contracts/shared';
import type { CreatedView, StaffQueueView, StaffTicketView } from '@hub/contracts/tickets';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aReport, startSupport, type Support } from './support.setup.ts';
import { seen, workCalls } from './work-calls.ts';

let support: Support;
beforeAll(async () => {
  support = await startSupport();
});
afterAll(() => support.close());

const call = <T = Record<string, unknown>>(line: string, sent: Parameters<typeof callAs>[3]) =>
  callAs<T>(support.url, 'support', line, sent);
const file = async () =>
  (await call<{ msg: CreatedView }>('POST /api/questions/create_web_form', { form: aReport() })).body.msg.question_id;
const read = (who: StaffPrincipal, id: number) => call<StaffTicketView>(`GET /api/staff/questions/${id}`, { who });
const { act } = workCalls(() => support);
const reply = (who: StaffPrincipal, id: number, read = {}) =>
  act(who, id, 'reply', { body: { content: '已補發，請查收' }, ...read });

describe('the queue', () => {
  it('shows who waits longest first and pages without a gap', async () => {
    const ids: number[] = [];
    for (let n = 0; n < 33; n += 1) ids.push(await file());
    const queue = (page: string) => call<StaffQueueView>(`GET /api/staff/questions?page=${page}`, { who: aStaff() });
    const first = await queue('');
    const second = await queue(first.body.page.next ?? '');
    const shown = [...first.body.data, ...second.body.data].map((row) => row.id);
    expect(first.body.data).toHaveLength(30);
    expect(shown.filter((id) => ids.includes(id))).toEqual(ids);
  });

  it('leaves out an answered case and takes it back after a follow-up', async () => {
    const who = aPlayer();
    const form = { game_id: 'H73', question_type: '1', email: 'p@example.com', content: '請問如何換綁' };
    const id = (await call<{ msg: CreatedView }>('POST /api/questions/create_web_form', { form, who })).body.msg
      .question_id;
    const waiting = async () => {
      const rows = await support.database.exec(
        `SELECT waiting_since IS NOT NULL AS waits FROM ticket WHERE id = ${id}`,
      );
      return Number(rows[0]?.waits);
    };
    await reply(aStaff(), id);
    expect(await waiting()).toBe(0);
    await call('POST /api/questions/insert_reply', { who, form: { question_id: String(id), content: '還是不行' } });
    expect(await waiting()).toBe(1);
  });

  it('is closed to players, strangers and staff without a game', async () => {
    expect((await call('GET /api/staff/questions', {})).status).toBe(401);
    expect((await call('GET /api/staff/questions', { who: aPlayer() })).status).toBe(401);
    expect(
      (await call('GET /api/staff/questions', { who: aStaff({ roles: [{ role: 'finance', game: '*' }] }) })).status,
    ).toBe(403);
  });

  it('shows only the games that somebody serves', async () => {
    await file();
    const who = aStaff({ roles: [{ role: 'agent', game: 'G112' }] });
    const { body } = await call<StaffQueueView>('GET /api/staff/questions?game_id=H73', { who });
    expect(body.data).toEqual([]);
  });

  it('refuses a word that can be no game', async () => {
    const word = encodeURIComponent('遊戲');
    const { status, body } = await call(`GET /api/staff/questions?game_id=${word}`, { who: aStaff() });
    expect(status).toBe(400);
    expect(Object.keys(body)).toEqual(['game_id']);
  });
});

describe('a case at the desk', () => {
  it('is read with a trace and without the keys of its owner', async () => {
    const id = await file();
    const { body } = await read(aStaff(), id);
    await read(aStaff(), id);
    expect(body.data).toMatchObject({ id, status: '0', version: 1 });
    expect(body.data).not.toHaveProperty('check_id');
    expect(body.data).not.toHaveProperty('token');
    const rows = await support.database.exec(`SELECT actor, action FROM audit WHERE object = 'ticket:${id}'`);
    expect(rows).toEqual([{ actor: 'yue', action: 'ticket.read' }]);
  });

  it('does not exist for staff of another game; an auditor reads but does not answer', async () => {
    const id = await file();
    const stranger = aStaff({ roles: [{ role: 'lead', game: 'G112' }] });
    const auditor = aStaff({ roles: [{ role: 'auditor', game: '*' }] });
    expect([(await read(stranger, id)).status, (await reply(stranger, id)).status]).toEqual([404, 404]);
    expect([(await read(auditor, id)).status, (await reply(auditor, id)).status]).toEqual([200, 403]);
  });

  it('leaves a trace of who was refused it: one row per person, thing and quarter of an hour', async () => {
    const id = await file();
    const stranger = aStaff({ login: 'curious', roles: [{ role: 'lead', game: 'G112' }] });
    const bookkeeper = aStaff({ login: 'books', roles: [{ role: 'finance', game: '*' }] });
    for (let nth = 0; nth < 3; nth += 1) expect((await read(stranger, id)).status).toBe(404);
    expect((await read(stranger, 4_000_000_000)).status).toBe(404);
    expect((await call('GET /api/staff/questions?game_id=H73', { who: bookkeeper })).status).toBe(403);
    const rows = () =>
      support.database.exec(
        "SELECT actor, object, detail FROM audit WHERE action = 'access.refused' AND actor IN ('curious', 'books') ORDER BY actor",
      );
    await expect.poll(rows).toEqual([
      { actor: 'books', object: 'questions', detail: '{"method":"GET","status":403}' },
      { actor: 'curious', object: `questions/${id}`, detail: '{"method":"GET","status":404}' },
    ]);
  });

  it('takes an answer: replied, unread, one mail, one trace', async () => {
    const id = await file();
    const { status, body } = await reply(aStaff(), id);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ status: '2', is_read: '0', replies: [{ is_official: '1', staff_name: '小岳' }] });
    const jobs = await support.database.exec(
      `SELECT job FROM outbox WHERE job = 'support-ticket-answered' AND payload LIKE '%"ticketId":${id},%'`,
    );
    expect(jobs).toHaveLength(1);
  });

  it('refuses an answer to a case that changed meanwhile', async () => {
    const id = await file();
    const { version } = (await read(aStaff(), id)).body.data;
    expect((await reply(aStaff(), id, seen(version))).status).toBe(200);
    const stale = await reply(aStaff(), id, seen(version));
    expect([stale.status, Object.keys(stale.body)]).toEqual([409, ['msg']]);
  });

  it('takes no answer once it is closed', async () => {
    const id = await file();
    await support.database.exec(`UPDATE ticket SET status = 4 WHERE id = ${id}`);
    expect((await reply(aStaff(), id)).status).toBe(409);
  });
});
