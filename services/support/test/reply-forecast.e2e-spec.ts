import { aPlayer, callAs } from '@hub/nest-kit/testing';
import {
  bucketOf,
  dayAfter,
  dayOf,
  type CreatedView,
  type TicketListView,
  type TicketView,
} from '@hub/contracts/tickets';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { reportCalls } from './report-calls.ts';
import { aReport, startSupport, type Support } from './support.setup.ts';

// A service of its own for each test: what was measured is remembered for a while.
let support: Support;
beforeEach(async () => {
  support = await startSupport();
});
afterEach(() => support.close());
const { call } = reportCalls(() => support);

const HOUR = 3_600_000;
const who = aPlayer();
const yesterday = dayAfter(dayOf(new Date()), -1);
/** So many first answers of yesterday came after so many hours of service. */
const measured = (side: 'game' | 'type', member: string, hits: number, hours: number) =>
  support.database.exec(`INSERT INTO figure_time (side, game_id, period, member, measure, bucket, hits)
    VALUES ('${side}', 'H73', '${yesterday}', '${member}', 'first', ${bucketOf(hours * 3600)}, ${hits})`);
const answered = (answers: number) =>
  support.database.exec(`INSERT INTO figure_count (side, game_id, period, member, answers)
    VALUES ('game', 'H73', '${yesterday}', '', ${answers})`);
const file = async (body: object = {}) =>
  (
    await callAs<{ msg: CreatedView }>(support.url, 'support', 'POST /api/questions/create_web_form', {
      who,
      body: { ...aReport(), ...body },
    })
  ).body.msg;

it('says nothing where too little was measured', async () => {
  await answered(500);
  await measured('game', '', 19, 2);
  const { question_id, reply_by } = await file({ question_type: '1' });
  const { body } = await call<TicketView>(`GET /api/questions/view/${question_id}`, { who });
  expect([reply_by, body.msg.reply_by]).toEqual([null, null]);
});

it('says what nine of ten waited, the same in the answer, the list and the case, and nothing once it is answered', async () => {
  await answered(500);
  await measured('game', '', 100, 50);
  await measured('type', '2', 30, 3);
  const { question_id, reply_by } = await file({ question_type: '2' });
  const by = new Date(reply_by ?? '').getTime();
  // Three hours of service, of a desk that is there from 10 to 17 every day.
  expect(by - Date.now()).toBeGreaterThan(2 * HOUR);
  expect(by - Date.now()).toBeLessThan(24 * HOUR);
  expect(by % HOUR).toBe(0);
  const list = await callAs<TicketListView>(support.url, 'support', 'GET /api/questions/list', { who });
  const view = () => call<TicketView>(`GET /api/questions/view/${question_id}`, { who });
  expect([list.body.msg[0]?.reply_by, (await view()).body.msg.reply_by]).toEqual([reply_by, reply_by]);
  await support.database.exec(`UPDATE ticket SET status = 2, waiting_since = NULL WHERE id = ${question_id}`);
  expect((await view()).body.msg.reply_by).toBeNull();
});

it('says what the pace of the desk allows when more wait than usual', async () => {
  await answered(28);
  await measured('game', '', 100, 1);
  // One answer a day of seven hours: seventy that wait are seventy days of work.
  await support.database
    .exec(`INSERT INTO queue_count (game_id, status, question_type, assignee_id, language, priority, many)
    VALUES ('H73', 0, '1', 0, 'zh-TW', 0, 70)`);
  const { reply_by } = await file({ question_type: 'f' });
  expect((new Date(reply_by ?? '').getTime() - Date.now()) / (24 * HOUR)).toBeCloseTo(70, -1);
});

it('says nothing that has passed already', async () => {
  await answered(500);
  await measured('type', 'g', 30, 1);
  const { question_id } = await file({ question_type: 'g' });
  await support.database.exec(`UPDATE ticket SET waiting_since = NOW(3) - INTERVAL 9 DAY WHERE id = ${question_id}`);
  const { body } = await call<TicketView>(`GET /api/questions/view/${question_id}`, { who });
  expect(body.msg.reply_by).toBeNull();
});
