import { aPlayer, aStaff } from '@hub/nest-kit/testing';
import type { PlayerPrincipal } from '@hub/contracts/shared';
import type { CreatedView } from '@hub/contracts/tickets';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSupport, type Support } from './support.setup.ts';
import { seen, workCalls } from './work-calls.ts';

let support: Support;
beforeAll(async () => {
  support = await startSupport();
});
afterAll(() => support.close());
const { call, file, act, readNow, rowOf, actionsOf, jobsOf } = workCalls(() => support);
const yue = aStaff();
const reason = '玩家補了資料';
const reopen = (id: number, who = yue, body: object = { reason }) => act(who, id, 'reopen', { body });

const answeredByPlayer = async (who: PlayerPrincipal) => {
  const form = { game_id: 'H73', question_type: '1', email: 'p@example.com', content: '點數沒有入帳' };
  const made = await call<{ msg: CreatedView }>('POST /api/questions/create_web_form', { form, who });
  const id = made.body.msg.question_id;
  await act(yue, id, 'reply', { body: { content: '已補發' } });
  return id;
};

describe('staff closes a case', () => {
  it('answered or not, with a mail and a trace; again changes nothing', async () => {
    const id = await file();
    const { body } = await act(yue, id, 'close');
    expect(body.data).toMatchObject({ status: '4', closed_by: 'staff' });
    await act(yue, id, 'close');
    expect((await actionsOf(id)).filter((action) => action === 'ticket.close')).toHaveLength(1);
    expect(await jobsOf(id, 'ticket-closed')).toHaveLength(1);
  });

  it('not when it is another by now', async () => {
    const id = await file();
    await act(yue, id, 'take');
    expect((await act(yue, id, 'close', seen(1))).status).toBe(409);
    expect((await rowOf(id)).status).toBe(1);
  });
});

describe('a closed case is opened anew', () => {
  it('for a reason, waits for us again, and can be closed once more with a mail of its own', async () => {
    const id = await file();
    await act(yue, id, 'close');
    expect((await reopen(id, yue, { reason: '無' })).status).toBe(400);
    const { body } = await reopen(id);
    expect(body.data).toMatchObject({ status: '1', closed_at: null, closed_by: null });
    expect((await rowOf(id)).waiting_since).not.toBeNull();
    const rows = await support.database.exec(
      `SELECT detail FROM audit WHERE object = 'ticket:${id}' AND action = 'ticket.reopen'`,
    );
    expect(JSON.parse(String(rows[0]?.detail))).toMatchObject({ reason, before: { status: 4 }, after: { status: 1 } });
    expect((await act(yue, id, 'close')).status).toBe(200);
    expect(await jobsOf(id, 'ticket-closed')).toHaveLength(2);
  });

  it('only when it is closed, and by who may', async () => {
    const id = await file();
    expect((await reopen(id)).status).toBe(409);
    await act(yue, id, 'close');
    expect((await reopen(id, aStaff({ roles: [{ role: 'auditor', game: '*' }] }))).status).toBe(403);
    expect((await reopen(id, aStaff({ roles: [{ role: 'agent', game: 'G112' }] }))).status).toBe(404);
  });

  it('while its owner rates it: rated, or open; never half', async () => {
    for (let round = 0; round < 5; round += 1) {
      const who = aPlayer();
      const id = await answeredByPlayer(who);
      await call('POST /api/questions/close_question', { who, body: { question_id: id } });
      const read = await readNow(id);
      const [opened, rated] = await Promise.all([
        act(yue, id, 'reopen', { body: { reason }, ...read }),
        call('POST /api/questions/post_csat', { who, body: { question_id: id, csat: '1' } }),
      ]);
      expect([opened.status, rated.status].toSorted()).toEqual([200, 409]);
      expect(await rowOf(id)).toMatchObject(opened.status === 200 ? { status: 1, csat: null } : { status: 4, csat: 1 });
    }
  });
});

describe('the check code once more', () => {
  it('leaves as a job with a number alone, three times a day, once for each submit', async () => {
    const id = await file();
    const again = (key?: string) => act(yue, id, 'resend_code', key ? { key } : {});
    await again('code-key-0001');
    await again('code-key-0001');
    expect(await jobsOf(id, 'code-again')).toHaveLength(1);
    await again();
    await again();
    const over = await again();
    expect([over.status, over.body.msg]).toEqual([429, '這件今天已寄過 3 次查詢碼，請明天再寄']);
    const jobs = await jobsOf(id, 'code-again');
    expect(jobs).toHaveLength(3);
    for (const job of jobs)
      expect(Object.keys(JSON.parse(String(job.payload)) as object).toSorted()).toEqual(['at', 'ticketId']);
    expect((await actionsOf(id)).filter((action) => action === 'ticket.code-again')).toHaveLength(3);
  });
});
