import { openDatabase } from '@hub/nest-kit/db';
import { aPlayer, aStaff } from '@hub/nest-kit/testing';
import type { CreatedView, TicketListView, TicketView } from '@hub/contracts/tickets';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { schema } from '../src/data-source.ts';
import { h73, startSupport, type Support } from './support.setup.ts';
import { seen, workCalls } from './work-calls.ts';

let support: Support;
beforeAll(async () => {
  support = await startSupport();
  support.neighbours.routes['GET /internal/games/G112/desk'] = () => ({
    body: {
      game: {
        ...h73,
        game_id: 'G112',
        game_name: '遊戲 G112（示範）',
        servers: [{ server_id: '1000', server_name: '單一伺服器', server_status: 'public' }],
      },
    },
  });
});
afterAll(() => support.close());
const { call, file, filed, act, read, rowOf } = workCalls(() => support);
const yue = aStaff();
const ofH73 = aStaff({ roles: [{ role: 'agent', game: 'H73' }] });
const change = (id: number, body: object, who = yue, read = {}) => act(who, id, 'type', { body, ...read });

describe('a case changes', () => {
  it('its type, with the name of the catalogue; its owner sees the new one, the audit both', async () => {
    const who = aPlayer();
    const form = { game_id: 'H73', question_type: '1', email: 'p@example.com', content: '點數沒有入帳' };
    const made = await call<{ msg: CreatedView }>('POST /api/questions/create_web_form', { form, who });
    const id = made.body.msg.question_id;
    const { body } = await change(id, { game_id: 'H73', question_type: '2' });
    expect(body.data).toMatchObject({ question_type: '2', type_text: '儲值未入帳', server_id: 'tw_2001', version: 2 });
    const list = await call<TicketListView>('GET /api/questions/list', { who });
    expect(list.body.msg[0]?.type_text).toBe('儲值未入帳');
    const rows = await support.database.exec(
      `SELECT detail FROM audit WHERE object = 'ticket:${id}' AND action = 'ticket.change'`,
    );
    expect(JSON.parse(String(rows[0]?.detail))).toMatchObject({
      before: { question_type: '1', type_text: '一般問題' },
      after: { question_type: '2', type_text: '儲值未入帳' },
    });
  });

  it('its game and server; the token of the case still opens it', async () => {
    const { question_id: id } = await filed();
    const moved = await change(id, { game_id: 'G112', question_type: '1', server_id: '1000' });
    expect(moved.body.data).toMatchObject({
      game_id: 'G112',
      game_name: '遊戲 G112（示範）',
      server_name: '單一伺服器',
    });
    const who = { kind: 'K' as const, desk: 'support', ticket: id, game: 'H73' };
    const seen = await call<{ msg: TicketView }>(`GET /api/questions/view/${id}`, { who });
    expect(seen.body.msg).toMatchObject({ game_id: 'G112', server_name: '單一伺服器' });
  });

  it('its game, and with it whoever had it, unless it is the one who moves it', async () => {
    const body = { game_id: 'G112', question_type: '1', server_id: '1000' };
    const id = await file();
    await act(aStaff({ id: 77, name: '小敏', roles: [{ role: 'agent', game: 'H73' }] }), id, 'take');
    expect((await change(id, body)).body.data.assignee).toBeNull();
    const [trace] = await support.database.exec(
      `SELECT detail FROM audit WHERE object = 'ticket:${id}' AND action = 'ticket.change'`,
    );
    expect(JSON.parse(String(trace?.detail))).toMatchObject({ released: '小敏 #77' });
    const own = await file();
    await act(yue, own, 'take');
    expect((await change(own, body)).body.data.assignee).toMatchObject({ id: yue.id });
  });

  it('nothing when nothing is new', async () => {
    const id = await file();
    await change(id, { game_id: 'H73', question_type: '2', server_id: 'tw_2001' });
    expect(await rowOf(id)).toMatchObject({ version: 1 });
  });
});

describe('a change is refused', () => {
  it.each([
    [{ game_id: 'H73', question_type: 'nope' }, 'question_type'],
    [{ game_id: 'H73', question_type: '1', server_id: 'nope' }, 'server_id'],
    [{ game_id: 'none', question_type: '1' }, 'game_id'],
    [{ game_id: 'G112', question_type: '1' }, 'server_id'],
  ])('to what the catalogue does not have: %j', async (body, field) => {
    const { status, body: answer } = await change(await file(), body);
    expect([status, Object.keys(answer)]).toEqual([400, [field]]);
  });

  it('to a game that somebody does not serve, like to one that is not there', async () => {
    const id = await file();
    const foreign = await change(id, { game_id: 'G112', question_type: '1', server_id: '1000' }, ofH73);
    const absent = await change(id, { game_id: 'none', question_type: '1', server_id: '1000' }, ofH73);
    expect([foreign.status, foreign.body]).toEqual([absent.status, absent.body]);
  });

  it('to another game for what came from inside a game', async () => {
    const form = { game_id: 'H73', question_type: '1', email: 'p@example.com', content: '點數沒有入帳' };
    const made = await call<{ msg: CreatedView }>('POST /api/questions/create_web_form', { form, who: aPlayer() });
    const { status } = await change(made.body.msg.question_id, {
      game_id: 'G112',
      question_type: '1',
      server_id: '1000',
    });
    expect(status).toBe(409);
  });

  it('when the case is another by now, and to who may only read or is a stranger', async () => {
    const id = await file();
    const body = { game_id: 'H73', question_type: '1' };
    expect((await change(id, body, yue, seen(7))).status).toBe(409);
    expect((await change(id, body, aStaff({ roles: [{ role: 'auditor', game: '*' }] }))).status).toBe(403);
    expect((await change(id, body, aStaff({ roles: [{ role: 'lead', game: 'G112' }] }))).status).toBe(404);
  });

  it('and holds back an answer that was written for the case as it was', async () => {
    const id = await file();
    const { version } = (await read(id)).body.data;
    await change(id, { game_id: 'H73', question_type: '1' });
    const stale = await act(yue, id, 'reply', { body: { content: '您好' }, ...seen(version) });
    expect(stale.status).toBe(409);
  });
});

describe('while a case moves to another game', () => {
  it.each([
    ['reply', { content: '已補發' }],
    ['note', { content: '看過了' }],
    ['close', {}],
  ])(
    'nobody who serves only the old one gets a %s in',
    async (what, body) => {
      const id = await file();
      const source = await openDatabase(support.database.url, schema, 3);
      // The server makes this list anew only when nobody has read it for a tenth of a second.
      const lockWaits = async () => {
        const rows = await source.query<unknown[]>('SELECT 1 FROM information_schema.INNODB_LOCK_WAITS');
        return rows.length;
      };
      const late = await source.transaction(async (manager) => {
        await manager.query("UPDATE ticket SET game_id = 'G112', version = version + 1 WHERE id = ?", [id]);
        const sent = act(ofH73, id, what, { body });
        await expect.poll(lockWaits, { timeout: 5000, interval: 250 }).toBeGreaterThan(0);
        return { sent };
      });
      expect((await late.sent).status).toBe(404);
      expect(await rowOf(id)).toMatchObject({ status: 0, version: 2, assignee_id: null });
      await source.destroy();
    },
    15_000,
  );
});

describe('what a case could be', () => {
  it('is read from the catalogue for its own game, or one that is named', async () => {
    const id = await file();
    const own = await call<{ data: { question_types: { code: string }[] } }>(`GET /api/staff/questions/${id}/choices`, {
      who: yue,
    });
    expect(own.body.data.question_types.map(({ code }) => code)).toContain('2');
    const other = await call<{ data: object }>(`GET /api/staff/questions/${id}/choices?game_id=G112`, { who: yue });
    expect(other.body.data).toMatchObject({ servers: [{ server_id: '1000', server_name: '單一伺服器' }] });
    expect((await call(`GET /api/staff/questions/${id}/choices?game_id=G112`, { who: ofH73 })).status).toBe(400);
  });
});
