import type { RepliedView, TicketView } from '@hub/contracts/tickets';
import { describe, expect, it } from 'vitest';
import { deskCalls, type TestDesk } from './test-desk.ts';

/** What a player adds to a case. */
export function followUps(running: () => TestDesk): void {
  const { byPlayer, answer, call, player } = deskCalls(running);

  describe('a follow-up', () => {
    it('puts an answered case back to work', async () => {
      const who = await player();
      const id = await byPlayer(who);
      await answer(id);
      const { body } = await call<{ msg: RepliedView }>('POST {desk}/insert_reply', {
        who,
        form: { question_id: String(id), content: '謝謝，但仍未收到' },
        key: 'follow-up-1',
      });
      expect(body.msg).toMatchObject({
        status: '1',
        pic_plus: [],
        replies: [{ is_official: '1' }, { is_official: '0', content: '謝謝，但仍未收到' }],
      });
      await call('POST {desk}/insert_reply', {
        who,
        form: { question_id: String(id), content: '謝謝，但仍未收到' },
        key: 'follow-up-1',
      });
      const view = await call<{ msg: TicketView }>(`GET {desk}/view/${id}`, { who });
      expect(view.body.msg.replies).toHaveLength(2);
    });

    it('is kindly sent on to a new report once a case holds three hundred, not counting answers', async () => {
      const who = await player();
      const id = await byPlayer(who);
      await answer(id);
      await running().database.exec(
        `INSERT INTO reply (ticket_id, is_official, content) SELECT ${id}, 0, '還在等' FROM seq_1_to_299`,
      );
      const form = { question_id: String(id), content: '再補充一點' };
      const sent = () => call<{ msg: RepliedView }>('POST {desk}/insert_reply', { who, form });
      const both = await Promise.all([sent(), sent()]);
      expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(both.find(({ status }) => status === 409)?.body).toEqual({
        msg: '這件案件已經有 300 則訊息，放不下了。請另開一筆新的回報，寫上這件的案件編號，我們會接著處理',
      });
      expect((await call<{ msg: TicketView }>(`GET {desk}/view/${id}`, { who })).body.msg.replies).toHaveLength(301);
      expect((await answer(id)).status).toBe(200);
    });

    it('is refused on a closed case and on a foreign one', async () => {
      const who = await player();
      const id = await byPlayer(who);
      await running().database.exec(`UPDATE ticket SET status = 4 WHERE id = ${id}`);
      const form = { question_id: String(id), content: '還在嗎？' };
      const closed = await call('POST {desk}/insert_reply', { who, form });
      expect(closed.status).toBe(409);
      expect(closed.body).toEqual({ msg: '此問題已結案。同樣的問題又發生時，可以從這件接著開新的回報' });
      expect((await call('POST {desk}/insert_reply', { who: await player(), form })).status).toBe(404);
    });
  });
}
