import { aPlayer, aStaff, callAs } from '@hub/nest-kit/testing';
import type { RepliedView, RepliesView, StaffTicketView, TicketView } from '@hub/contracts/tickets';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reportCalls } from './report-calls.ts';
import { startSupport, type Support } from './support.setup.ts';

let support: Support;
beforeAll(async () => {
  support = await startSupport();
});
afterAll(() => support.close());

const { call, byPlayer, answer } = reportCalls(() => support);
const said = ({ replies }: RepliesView) => replies.map(({ content }) => content);
const words = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => `第 ${from + at} 則`);

/** A report in which `many` messages follow, each with a picture; `official`: which of them are of staff. */
async function longCase(many: number, official = '0') {
  const who = aPlayer();
  const id = await byPlayer(who);
  await support.database.exec(`INSERT INTO reply (ticket_id, is_official, content)
    SELECT ${id}, ${official}, CONCAT('第 ', seq, ' 則') FROM seq_1_to_${many}`);
  await support.database
    .exec(`INSERT INTO attachment (public_id, owner, kind, state, ticket_id, reply_id, position, file_key, name, type, bytes, width, height)
    SELECT LEFT(MD5(CONCAT('p', id)), 22), 'x', 'picture', 'ready', ticket_id, id, 1, CONCAT('q/2026/11/', MD5(id)), 'a.png', 'image/png', 1, 1, 1
    FROM reply WHERE ticket_id = ${id}`);
  const page = async (query: string) =>
    (await call<TicketView>(`GET /api/questions/view/${id}${query}`, { who })).body.msg;
  const before = async (message: number | undefined) =>
    (await call<RepliesView>(`GET /api/questions/view/${id}/replies?before=${message}`, { who })).body.msg;
  return { who, id, page, before };
}

describe('a case of 300 messages', () => {
  it('comes to its player in pages of 40 with their pictures, newest first, each message once', async () => {
    const { page, before } = await longCase(300);
    const newest = await page('?replies=newest');
    expect([said(newest), newest.earlier]).toEqual([words(261, 300), 260]);
    expect(newest.pic_plus.map(({ reply_id }) => reply_id)).toEqual(newest.replies.map(({ id }) => id));
    const all: string[] = said(newest);
    for (let at: RepliesView = newest; at.earlier > 0;) {
      at = await before(at.replies[0]?.id);
      expect(at.replies.length).toBeLessThanOrEqual(40);
      expect(at.pic_plus.map(({ reply_id }) => reply_id)).toEqual(at.replies.map(({ id }) => id));
      all.unshift(...said(at));
      expect(at.earlier).toBe(300 - all.length);
    }
    expect(all).toEqual(words(1, 300));
  });

  it('is answered whole to who does not ask for a page', async () => {
    const { page, who, id } = await longCase(300 - 1);
    const whole = await page('');
    expect([whole.replies.length, whole.pic_plus.length, whole.earlier]).toEqual([299, 299, 0]);
    const form = { question_id: String(id), content: '再補充一點' };
    const sent = await call<RepliedView>('POST /api/questions/insert_reply', { who, form });
    expect(sent.body.msg.replies).toHaveLength(300);
    const paged = await call<RepliedView>('POST /api/questions/insert_reply?replies=newest', {
      who,
      form,
      key: 'long-case-1',
    });
    expect(paged.status).toBe(409);
  });

  it('answers a follow-up, the close and the rating with the newest page on request', async () => {
    const { who, id } = await longCase(100);
    const form = { question_id: String(id), content: '再補充一點' };
    const sent = await call<RepliedView>('POST /api/questions/insert_reply?replies=newest', { who, form });
    expect([sent.body.msg.replies.at(-1)?.content, sent.body.msg.replies.length, sent.body.msg.earlier]).toEqual([
      '再補充一點',
      40,
      61,
    ]);
    await answer(id);
    const body = { question_id: id };
    const closed = await call<TicketView>('POST /api/questions/close_question?replies=newest', { who, body });
    expect([closed.status, closed.body.msg.replies.length, closed.body.msg.earlier]).toEqual([200, 40, 62]);
    const rating = { question_id: id, csat: '1' };
    const rated = await call<TicketView>('POST /api/questions/post_csat?replies=newest', { who, body: rating });
    expect([rated.status, rated.body.msg.replies.length]).toEqual([200, 40]);
  });

  it('comes to the desk in the same pages', async () => {
    const { id } = await longCase(90);
    const desk = async <T>(path: string) =>
      (await callAs<T>(support.url, 'support', `GET /api/staff/questions/${id}${path}`, { who: aStaff() })).body;
    const { data } = await desk<StaffTicketView>('');
    expect([said(data), data.earlier]).toEqual([words(51, 90), 50]);
    const earlier = (await desk<{ data: RepliesView }>(`/replies?before=${data.replies[0]?.id}`)).data;
    expect([said(earlier), earlier.earlier]).toEqual([words(11, 50), 10]);
    expect(data.answered).toBe(false);
    await answer(id);
    expect((await desk<StaffTicketView>('')).data.answered).toBe(true);
  });
});

describe('an unread case', () => {
  it('opens with every answer since the player’s last words, however many there are', async () => {
    const { id, page } = await longCase(200, 'seq > 100');
    await support.database.exec(`UPDATE ticket SET status = 2, is_read = 0 WHERE id = ${id}`);
    const unread = await page('?replies=newest');
    expect([unread.is_read, unread.earlier, said(unread)]).toEqual(['0', 99, words(100, 200)]);
    expect((await page('?replies=newest')).earlier).toBe(160);
  });
});

describe('earlier messages', () => {
  it('are nobody else’s, and look absent to others', async () => {
    const { id } = await longCase(50);
    const line = `GET /api/questions/view/${id}/replies?before=4294967295`;
    const foreign = await call(line, { who: aPlayer() });
    expect([foreign.status, foreign.body]).toEqual([404, { noexist: '您查詢的問題不存在，請確認輸入的欄位是否正確' }]);
    const other = aStaff({ roles: [{ role: 'agent', game: 'G112' }] });
    const desk = `GET /api/staff/questions/${id}/replies?before=4294967295`;
    expect((await callAs(support.url, 'support', desk, { who: other })).status).toBe(404);
  });

  it.each(['', '?before=0', '?before=x', '?before=1.5', '?before=4294967296', '?before[]=1', '?before=1&before=2'])(
    'are refused for %j',
    async (query) => {
      const { id, who } = await longCase(1);
      expect((await call(`GET /api/questions/view/${id}/replies${query}`, { who })).status).toBe(400);
      expect((await call(`GET /api/questions/view/${id}?replies=x`, { who })).status).toBe(400);
    },
  );
});
