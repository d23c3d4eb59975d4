import { randomUUID } from 'node:crypto';
import { aPlayer, aStaff, callAs } from '@hub/nest-kit/testing';
import type { Principal } from '@hub/contracts/shared';
import type { StaffTicketView, TicketView } from '@hub/contracts/tickets';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reportCalls } from './report-calls.ts';
import { startSupport, type Support } from './support.setup.ts';

let support: Support;
beforeAll(async () => {
  support = await startSupport();
});
afterAll(() => support.close());

const { call, byPlayer, answer } = reportCalls(() => support);
const rate = (who: Principal, id: number, body: object, key?: string) =>
  call<TicketView>('POST /api/questions/post_csat', { who, body: { question_id: id, ...body }, ...(key && { key }) });
async function aClosed(who: Principal): Promise<number> {
  const id = await byPlayer(who);
  await answer(id);
  await call('POST /api/questions/close_question', { who, body: { question_id: id } });
  return id;
}
const stored = async (id: number) =>
  (await support.database.exec(`SELECT csat, csat_comment, version FROM ticket WHERE id = ${id}`))[0];

describe('a rating', () => {
  it('is kept with its comment, and staff reads it', async () => {
    const who = aPlayer();
    const id = await aClosed(who);
    const { status, body } = await rate(who, id, { csat: '2', comment: '等候太久' });
    expect(status).toBe(200);
    expect(body.msg).toMatchObject({ status: '4', csat: '2', csat_time: expect.stringMatching(/\+08:00$/) });
    expect(body.msg).not.toHaveProperty('csat_comment');
    const staff = await callAs<StaffTicketView>(support.url, 'support', `GET /api/staff/questions/${id}`, {
      who: aStaff(),
    });
    expect(staff.body.data).toMatchObject({ csat: '2', csat_comment: '等候太久' });
  });

  it('is one rating when its answer was lost and it is sent again', async () => {
    const who = aPlayer();
    const id = await aClosed(who);
    const key = randomUUID();
    const sent = { csat: '2', comment: '還是沒有解決' };
    const both = await Promise.all([rate(who, id, sent, key), rate(who, id, sent, key)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect((await rate(who, id, sent, key)).status).toBe(200);
    expect((await rate(who, id, { csat: '1' }, key)).status).toBe(409);
    expect(await stored(id)).toEqual({ csat: 2, csat_comment: '還是沒有解決', version: 4 });
  });

  it('of two devices at once is the first one', async () => {
    const who = aPlayer();
    const id = await aClosed(who);
    const both = await Promise.all([
      rate(who, id, { csat: '1' }, randomUUID()),
      rate(who, id, { csat: '2', comment: '不好' }, randomUUID()),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.body).toEqual({ msg: '這件回報已經評過分了，謝謝您' });
    const first = both[0]?.status === 200;
    expect(await stored(id)).toEqual({ csat: first ? 1 : 2, csat_comment: first ? null : '不好', version: 4 });
  });

  it('waits for the close', async () => {
    const who = aPlayer();
    const id = await byPlayer(who);
    await answer(id);
    const refused = await rate(who, id, { csat: '1' });
    expect([refused.status, refused.body]).toEqual([409, { msg: '這件回報還沒結案，結案後就可以評分' }]);
  });

  it.each([
    [{}, { csat: '請選擇「有幫助」或「沒有幫助」' }],
    [{ csat: '1', comment: '很好' }, { comment: '選「沒有幫助」時才能填寫意見' }],
    [{ csat: '2', comment: '久'.repeat(501) }, { comment: '內容最多 500 個字，目前 501 個字' }],
  ])('%# is refused at its field', async (body, sentences) => {
    const who = aPlayer();
    const refused = await rate(who, await aClosed(who), body);
    expect([refused.status, refused.body]).toEqual([400, sentences]);
  });

  it('tells a foreign case and an absent one alike', async () => {
    const id = await aClosed(aPlayer());
    const [foreign, absent] = [
      await rate(aPlayer(), id, { csat: '1' }),
      await rate(aPlayer(), 4_000_000_000, { csat: '1' }),
    ];
    expect(foreign.status).toBe(404);
    expect([foreign.status, foreign.body]).toEqual([absent.status, absent.body]);
  });
});
