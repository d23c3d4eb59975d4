import type { PlayerPrincipal, StaffPrincipal } from '@hub/contracts/shared';
import {
  answerDays,
  dayAfter,
  dayOf,
  type CreatedView,
  type DeadlineCountsView,
  type DeadlinesView,
  type FeeView,
  type StaffQueueView,
  type StaffTicketView,
  type TicketView,
} from '@hub/contracts/tickets';
import { aStaff } from '@hub/nest-kit/testing';
import { describe, expect, it } from 'vitest';
import { deskCalls, type TestDesk } from './test-desk.ts';

const today = () => dayOf(new Date());
const on = (role: StaffPrincipal['roles'][number]['role'], id: number, game = 'H73') =>
  aStaff({ id, name: `同事${id}`, roles: [{ role, game }] });
const lead = on('lead', 51);
const agent = on('agent', 52);
const finance = on('finance', 53);
const auditor = on('auditor', 54);

/** Cases to which the terms promise an answer by a day. */
export function deadlines(running: () => TestDesk): void {
  const { call, answer, player } = deskCalls(running);
  const sql = (text: string) => running().database.exec(text);
  const phone = () => (running().desk.phoneInGame ? { phone: '0912345678' } : {});
  const file = async (who: PlayerPrincipal, over: Record<string, string>) => {
    const form = { game_id: 'H73', email: 'p@example.com', content: '我不同意這次的停權', ...phone(), ...over };
    return call<{ msg: CreatedView }>('POST {desk}/create_web_form', { who, form: form as Record<string, string> });
  };
  const complaint = async (over: Record<string, string> = {}) =>
    (await file(await player(), { question_type: 'complaint', known_on: today(), ...over })).body.msg;
  const history = async (over: Record<string, string> = {}) => {
    const days = { history_from: dayAfter(today(), -30), history_until: today() };
    return file(await player(), { question_type: 'game_history', ...days, ...over });
  };
  const act = async <T = StaffTicketView>(who: StaffPrincipal, id: number, what: string, body: object = {}) => {
    const [row] = await sql(`SELECT version FROM ticket WHERE id = ${id}`);
    const headers = { 'if-match': String(row?.version ?? 1) };
    return call<T>(`POST staff/{desk}/${id}/${what}`, { who, headers, body });
  };
  const read = async (id: number, who = lead) =>
    (await call<StaffTicketView>(`GET staff/{desk}/${id}`, { who })).body.data.deadline;
  const list = async (query = '', who = lead) =>
    (await call<DeadlinesView>(`GET staff/{desk}/deadlines?${query}`, { who })).body;
  const ids = async (query = '') => (await list(query)).data.map(({ id }) => id);
  const counts = async () =>
    (
      await call<DeadlineCountsView>('GET staff/{desk}/deadlines/counts', {
        who: aStaff({ roles: [{ role: 'lead', game: '*' }] }),
      })
    ).body;
  /** A report of that moment, which the desk finds to be one with a day. */
  const cameAt = async (utc: string, type = 'complaint') => {
    const { question_id: id } = (await file(await player(), { question_type: '1' })).body.msg;
    await sql(`UPDATE ticket SET created_at = '${utc}' WHERE id = ${id}`);
    expect((await act(agent, id, 'type', { game_id: 'H73', question_type: type })).status).toBe(200);
    return id;
  };

  describe('a case with a day', () => {
    it('tells it to who sent it, to the desk, and in the queue; a complaint costs nothing', async () => {
      const who = await player();
      const { body } = await file(who, { question_type: 'complaint', known_on: dayAfter(today(), -8) });
      const due_on = dayAfter(today(), answerDays.complaint);
      const deadline = { kind: 'complaint', due_on, ended_on: null, fee_twd: null, fee: null };
      expect(body.msg).toMatchObject({ deadline, reply_by: null });
      const { question_id: id } = body.msg;
      expect((await call<{ msg: TicketView }>(`GET {desk}/view/${id}`, { who })).body.msg.deadline).toEqual(deadline);
      expect(await read(id)).toMatchObject({
        ...deadline,
        known_on: dayAfter(today(), -8),
        belated: true,
        missed: false,
      });
      const queue = await call<StaffQueueView>('GET staff/{desk}?type=complaint', { who: lead });
      expect(queue.body.data.find((row) => row.id === id)).toMatchObject({ due_on });
    });

    it('asks a request of records for its days, and says what it costs', async () => {
      const { body } = await history();
      const due_on = dayAfter(today(), answerDays.game_history);
      expect(body.msg.deadline).toMatchObject({ kind: 'game_history', due_on, fee_twd: 200, fee: 'due' });
      expect(await read(body.msg.question_id)).toMatchObject({
        history_from: dayAfter(today(), -30),
        history_until: today(),
      });
      const refused = await history({ history_from: dayAfter(today(), -61) });
      expect([refused.status, refused.body]).toEqual([400, { history_from: '遊戲歷程保存 60 日，更早的已經沒有了' }]);
    });

    it('ends with the answer that is the result, and with none before', async () => {
      const { question_id: id } = await complaint();
      await answer(id, '我們正在查證，請稍候');
      expect(await read(id)).toMatchObject({ ended_on: null });
      const closed = await act(agent, id, 'close');
      expect(closed.status).toBe(409);
      const result = await act(agent, id, 'reply', { content: '查證後，停權改為三日。', concludes: '1' });
      expect(result.body.data.deadline).toMatchObject({ ended_on: today(), ended_by: 'answered', missed: false });
      expect((await act(agent, id, 'close')).status).toBe(200);
    });

    it('takes an answer that closes as the result', async () => {
      const { question_id: id } = await complaint();
      const { body } = await act(agent, id, 'reply', { content: '處理結果如下。', close: '1' });
      expect(body.data.deadline).toMatchObject({ ended_by: 'answered' });
    });

    it('is not merged away, and takes another in', async () => {
      const who = await player();
      const { question_id: id } = (await file(who, { question_type: 'complaint', known_on: today() })).body.msg;
      const other = (await file(who, { question_type: '1' })).body.msg.question_id;
      const [target] = await sql(`SELECT version FROM ticket WHERE id = ${other}`);
      const merged = await act(agent, id, 'merge', { into: other, into_version: Number(target?.version) });
      expect(merged.status).toBe(409);
      expect(await read(id)).toMatchObject({ ended_on: null });
      const [source] = await sql(`SELECT version FROM ticket WHERE id = ${id}`);
      const taken = await act(agent, other, 'merge', { into: id, into_version: Number(source?.version) });
      expect([taken.status, (await read(id))?.ended_on]).toEqual([200, null]);
    });

    it('ends when its owner is content, and runs on when it is opened anew', async () => {
      const who = await player();
      const { question_id: id } = (await file(who, { question_type: 'complaint', known_on: today() })).body.msg;
      await answer(id);
      await call('POST {desk}/close_question', { who, body: { question_id: id } });
      expect(await read(id)).toMatchObject({ ended_by: 'withdrawn' });
      await act(agent, id, 'reopen', { reason: '玩家來電，仍要申訴' });
      expect(await read(id)).toMatchObject({ ended_by: null, ended_on: null, known_on: today() });
    });

    it('is found under another type by anybody, and taken away by a lead alone', async () => {
      const { question_id: id } = await complaint();
      const type = { game_id: 'H73', question_type: '1' };
      expect((await act(agent, id, 'type', type)).status).toBe(403);
      expect((await act(lead, id, 'type', type)).body.data.deadline).toBe(null);
      expect(
        (await act(agent, id, 'type', { ...type, question_type: 'game_history' })).body.data.deadline,
      ).toMatchObject({
        kind: 'game_history',
        due_on: dayAfter(today(), answerDays.game_history),
        fee: 'due',
      });
    });

    it.each([
      ['2026-01-16 15:59:59.999', 'complaint', '2026-01-31'],
      ['2026-01-16 16:00:00', 'complaint', '2026-02-01'],
      ['2024-02-13 20:00:00', 'complaint', '2024-02-29'],
      ['2024-02-22 03:00:00', 'game_history', '2024-02-29'],
      ['2025-12-31 16:00:00', 'game_history', '2026-01-08'],
    ])('counts days of Taipei from when it came: %s, %s, until %s', async (utc, type, due_on) => {
      const id = await cameAt(utc, type);
      expect(await read(id)).toMatchObject({ due_on, missed: true });
    });
  });

  describe('the list of days', () => {
    it('has the nearest first, what was missed apart, and counts both by month', async () => {
      const late = await cameAt('2025-03-01 00:00:00');
      const { question_id: calm } = await complaint();
      const soon = (await history()).body.msg.question_id;
      await sql(`UPDATE case_deadline SET due_at = NOW(3) + INTERVAL 1 DAY WHERE ticket_id = ${soon}`);
      const running = await ids();
      expect(running.filter((id) => [late, calm, soon].includes(id))).toEqual([late, soon, calm]);
      expect(await ids('state=missed')).toContain(late);
      expect(await ids('state=missed')).not.toContain(soon);
      expect(await ids('kind=game_history')).toContain(soon);
      expect(await ids('kind=game_history')).not.toContain(calm);
      expect(await ids('fee=due')).toContain(soon);
      const this_month = await cameAt(
        new Date(Date.now() - 40 * 86_400_000).toISOString().slice(0, 19).replace('T', ' '),
      );
      await act(agent, this_month, 'reply', { content: '處理結果', concludes: '1' });
      expect(await ids('state=ended')).toContain(this_month);
      expect(await ids('state=missed')).toContain(this_month);
      const { data } = await counts();
      expect(data.running).toBeGreaterThanOrEqual(3);
      expect(data.overdue).toBeGreaterThanOrEqual(1);
      expect(data.soon).toBeGreaterThanOrEqual(1);
      expect(data.months.filter(({ missed }) => missed > 0).length).toBeGreaterThanOrEqual(1);
    });

    it('comes in pages that leave nothing out', async () => {
      const filed: number[] = [];
      for (let n = 0; n < 32; n++) filed.push((await complaint()).question_id);
      const found: number[] = [];
      for (let next: string | null = ''; next !== null;) {
        const page: DeadlinesView = await list(`page=${next}`);
        expect(page.data.length).toBeLessThanOrEqual(30);
        found.push(...page.data.map(({ id }) => id));
        next = page.page.next;
      }
      expect(filed.every((id) => found.includes(id))).toBe(true);
      expect(new Set(found).size).toBe(found.length);
    });

    it('tells finance nothing of the player, and who does not serve the game nothing at all', async () => {
      const { question_id: id } = (await history()).body.msg;
      const { data } = await list('kind=game_history', finance);
      const row = data.find((one) => one.id === id);
      expect(row).toMatchObject({ opens: false, charges: true });
      expect(JSON.stringify(row)).not.toContain('我不同意');
      expect((await list('', on('finance', 55, 'G112'))).data).toEqual([]);
      const events = await call(`GET staff/{desk}/deadlines`, { who: on('event_operator', 56) });
      expect(events.status).toBe(403);
    });
  });

  describe('the fee of a request', () => {
    it('is noted by who saw it, with how it was paid, and shown to who asked', async () => {
      const who = await player();
      const days = { history_from: today(), history_until: today() };
      const { question_id: id } = (await file(who, { question_type: 'game_history', ...days })).body.msg;
      const reason = '11/26 匯款，後五碼 12345';
      const { body } = await act<FeeView>(finance, id, 'fee', { fee: 'received', reason });
      expect(body.data.deadline).toMatchObject({ fee: 'received', fee_by: '同事53', fee_note: reason });
      expect((await call<{ msg: TicketView }>(`GET {desk}/view/${id}`, { who })).body.msg.deadline).toMatchObject({
        fee: 'received',
      });
      const traces = await sql(`SELECT detail FROM audit WHERE object = 'ticket:${id}' AND action = 'ticket.fee'`);
      expect(traces.map(({ detail }) => JSON.parse(String(detail)) as object)).toEqual([
        { reason, before: { fee: 'due' }, after: { fee: 'received' } },
      ]);
      await act(agent, id, 'fee', { fee: 'received', reason: '再按一次看看' });
      expect(await read(id)).toMatchObject({ fee_by: '同事53' });
      expect((await act<FeeView>(agent, id, 'fee', { fee: 'due', reason: '記錯案件了' })).body.data.deadline.fee).toBe(
        'due',
      );
    });

    it('is nobody else’s to note, not without a reason, and not where nothing is charged', async () => {
      const { question_id: id } = (await history()).body.msg;
      const fee = { fee: 'waived', reason: '紀錄錯誤在我方' };
      expect((await act(auditor, id, 'fee', fee)).status).toBe(403);
      expect((await act(on('finance', 55, 'G112'), id, 'fee', fee)).status).toBe(404);
      expect((await act(agent, id, 'fee', { ...fee, reason: '' })).status).toBe(400);
      expect((await act(agent, (await complaint()).question_id, 'fee', fee)).status).toBe(409);
      expect((await act<FeeView>(agent, id, 'fee', fee)).body.data.deadline).toMatchObject({ fee: 'waived' });
    });
  });
}
