import type { Principal } from '@hub/contracts/shared';
import type { StaffQueueView, StaffTicketView, TicketView } from '@hub/contracts/tickets';
import { playerTopic, ticketTopic } from '@hub/nest-kit/live';
import { aStaff, liveEar } from '@hub/nest-kit/testing';
import { describe, expect, it } from 'vitest';
import { deskCalls, type TestDesk } from './test-desk.ts';

/** How a player ends a case. */
export function closing(running: () => TestDesk): void {
  const { byPlayer, answer, call, player } = deskCalls(running);
  const close = (who: Principal, id: number, reply_id?: number) =>
    call<{ msg: TicketView }>('POST {desk}/close_question', { who, body: { question_id: id, reply_id } });
  const followUp = (who: Principal, id: number, content = '還有一件事') =>
    call('POST {desk}/insert_reply', { who, form: { question_id: String(id), content } });
  const rowOf = async (id: number) =>
    (
      await running().database.exec(
        `SELECT status, version, closed_by, waiting_since, closed_at IS NOT NULL AS closed,
          (SELECT COUNT(*) FROM reply WHERE ticket_id = ticket.id AND is_official = 0 AND created_at > closed_at) AS late,
          (SELECT COUNT(*) FROM outbox WHERE job = '${running().desk.key}-ticket-closed' AND payload LIKE CONCAT('{"ticketId":', ticket.id, ',%')) AS mails
        FROM ticket WHERE id = ${id}`,
      )
    )[0];
  async function anAnswered(who: Principal): Promise<number> {
    const id = await byPlayer(who);
    await answer(id);
    return id;
  }

  describe('closing', () => {
    it('ends an answered case, once, and says the same when it is asked again', async () => {
      const who = await player();
      const id = await anAnswered(who);
      const { status, body } = await close(who, id);
      expect(status).toBe(200);
      expect(body.msg).toMatchObject({ id, status: '4', closed_by: 'player', csat: null, is_read: '1' });
      expect(body.msg.closed_at).toMatch(/\+08:00$/);
      const row = await rowOf(id);
      expect(row).toMatchObject({ status: 4, version: 3, closed: 1, waiting_since: null, late: 0, mails: 1 });
      const again = await close(who, id);
      expect(again.status).toBe(200);
      expect(again.body.msg.closed_at).toBe(body.msg.closed_at);
      expect(await rowOf(id)).toEqual(row);
    });

    it.each([
      ['before anybody answered', async () => {}],
      [
        'after the player wrote again',
        async (who: Principal, id: number) => void (await answer(id), await followUp(who, id)),
      ],
    ])('is refused %s', async (_, before) => {
      const who = await player();
      const id = await byPlayer(who);
      await before(who, id);
      const refused = await close(who, id);
      expect(refused.status).toBe(409);
      expect(refused.body).toEqual({ msg: '客服回覆後就可以結案；您最後寫的內容，我們還在處理' });
      expect(await rowOf(id)).toMatchObject({ closed: 0, mails: 0 });
    });

    it('is refused over an answer that the player has not seen', async () => {
      const who = await player();
      const id = await anAnswered(who);
      const seen = (await call<{ msg: TicketView }>(`GET {desk}/view/${id}`, { who })).body.msg.replies.at(-1)?.id;
      await answer(id, '另外，也請更新遊戲。');
      const refused = await close(who, id, seen);
      expect(refused.status).toBe(409);
      expect(refused.body).toEqual({ msg: '客服剛剛又回覆了，請先看過再結案' });
      const now = (await call<{ msg: TicketView }>(`GET {desk}/view/${id}`, { who })).body.msg.replies.at(-1)?.id;
      expect((await close(who, id, now)).status).toBe(200);
    });

    it('tells a foreign case and an absent one alike', async () => {
      const id = await anAnswered(await player());
      const [foreign, absent] = [await close(await player(), id), await close(await player(), 4_000_000_000)];
      expect(foreign.status).toBe(404);
      expect([foreign.status, foreign.body]).toEqual([absent.status, absent.body]);
      expect(await rowOf(id)).toMatchObject({ closed: 0 });
    });

    it('is told to the open pages of the player and of staff', async () => {
      const ear = await liveEar();
      const who = await player();
      const id = await anAnswered(who);
      await close(who, id);
      for (const topic of [playerTopic(who.game, who.uid), ticketTopic(running().desk.key, id)])
        await expect.poll(() => ear.heard).toContain(`${topic} 3`);
      await ear.close();
    });

    it('takes the case out of what waits for staff, and staff cannot answer it any more', async () => {
      const who = await player();
      const id = await anAnswered(who);
      await close(who, id);
      const queue = async (name: string) =>
        (
          await call<StaffQueueView>(`GET staff/{desk}?queue=${name}&game_id=H73`, {
            who: aStaff(),
          })
        ).body.data.map((row) => row.id);
      expect(await queue('waiting')).not.toContain(id);
      expect(await queue('replied')).not.toContain(id);
      expect(await queue('closed')).toContain(id);
      const seen = await call<StaffTicketView>(`GET staff/{desk}/${id}`, {
        who: aStaff(),
      });
      expect(seen.body.data).toMatchObject({ status: '4', closed_by: 'player', csat: null, csat_comment: null });
      expect((await answer(id)).status).toBe(409);
    });
  });

  describe('at the same moment', () => {
    it('a follow-up and a close end in one order, and no message is later than the close', async () => {
      const outcomes = await Promise.all(
        Array.from({ length: 12 }, async (_, n) => {
          const who = await player();
          const id = await anAnswered(who);
          const both = n % 2 ? [close(who, id), followUp(who, id)] : [followUp(who, id), close(who, id)];
          const statuses = (await Promise.all(both as Promise<{ status: number }>[])).map(({ status }) => status);
          return { statuses: statuses.sort(), row: await rowOf(id) };
        }),
      );
      for (const { statuses, row } of outcomes) {
        expect(statuses).toEqual([200, 409]);
        expect(row).toMatchObject({ late: 0, mails: Number(row?.closed) });
      }
    });

    it('two closes of two devices are one', async () => {
      const who = await player();
      const id = await anAnswered(who);
      const both = await Promise.all([close(who, id), close(who, id)]);
      expect(both.map(({ status }) => status)).toEqual([200, 200]);
      expect(both[0]?.body.msg.closed_at).toBe(both[1]?.body.msg.closed_at);
      expect(await rowOf(id)).toMatchObject({ version: 3, mails: 1 });
    });

    it('a new answer and a close end in one order', async () => {
      const outcomes = await Promise.all(
        Array.from({ length: 8 }, async () => {
          const who = await player();
          const id = await anAnswered(who);
          const seen = (await call<{ msg: TicketView }>(`GET {desk}/view/${id}`, { who })).body.msg.replies.at(-1)?.id;
          const both = await Promise.all([answer(id), close(who, id, seen)]);
          return both.map(({ status }) => status).sort();
        }),
      );
      expect(outcomes).toEqual(outcomes.map(() => [200, 409]));
    });
  });
}
