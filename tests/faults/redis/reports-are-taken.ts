import { parseRings } from '@hub/nest-kit/keys';
import { askAgain, withAdmin } from '@hub/nest-kit/testing';
import { issueSiteToken, type TokenRings } from '@hub/nest-kit/tokens';
import type { CreatedView, TicketView, UploadedView } from '@hub/contracts/tickets';
import { expect, it } from 'vitest';
import { plain } from '../../../packages/nest-kit/test/files/samples.ts';
import { file, type FaultSite } from '../fault-site.ts';

/** What players file. */
export function reportsAreTaken(of: () => FaultSite): void {
  async function aPlayersToken(role: string): Promise<string> {
    const rings = parseRings(of().envOf('support').TOKEN_KEYS ?? '{}') as TokenRings;
    const player = { game: 'H73', uid: `uid-${role}`, server: 'tw_2001', role, name: '無快取', inGameId: role };
    return issueSiteToken(rings, player);
  }

  it('without Redis reports are accepted and the mails follow', async () => {
    const token = await aPlayersToken('400000002');
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, n) => file(of(), token, `Redis 不在時的第 ${n} 件`)),
    );
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200, 200]);
    // Nobody waits for the time that the queue would have.
    const hurry = 'UPDATE outbox SET next_at = NOW(3) WHERE next_at IS NOT NULL';
    await askAgain(() => withAdmin(of().envOf('support').DATABASE_URL ?? '', (c) => c.query(hurry)));
    const mails = async () =>
      ((await (await fetch(`${of().mailUrl}/api/mails`)).json()) as { mails: { to: string }[] }).mails.filter((mail) =>
        mail.to.startsWith('fault-'),
      );
    await expect.poll(mails, { timeout: 30_000, interval: 250 }).toHaveLength(5);
  }, 60_000);

  it('without Redis pictures are taken, ahead and with the report, and shown', async () => {
    const headers = { 'x-auth-token': await aPlayersToken('400000003') };
    const ask = async <T>(path: string, body?: FormData, more = {}): Promise<T> => {
      const call = body ? { method: 'POST', body } : {};
      const answer = await fetch(of().url + path, { ...call, headers: { ...headers, ...more } });
      const said = (await answer.json()) as { msg: T };
      expect([answer.status, answer.status === 200 || said]).toEqual([200, true]);
      return said.msg;
    };
    const picture = new Blob([new Uint8Array(await plain().png().toBuffer())], { type: 'image/png' });
    const ahead = new FormData();
    ahead.set('file', picture, '先傳.png');
    const { id, thumb } = await ask<UploadedView>('/api/questions/attachments?for=create', ahead);

    const report = new FormData();
    const texts = { game_id: 'H73', question_type: '1', email: 'pictures@example.com', content: '附上兩張圖' };
    for (const [name, value] of Object.entries({ ...texts, attachment1: id })) report.set(name, value);
    report.set('attachment2', picture, '同時傳.png');
    const send = () =>
      ask<CreatedView>('/api/questions/create_web_form', report, { 'idempotency-key': 'pictures-without-redis' });
    const { question_id } = await send();
    expect((await send()).question_id).toBe(question_id);

    const { pic_plus } = await ask<TicketView>(`/api/questions/view/${question_id}`);
    expect(pic_plus.map(({ name }) => name)).toEqual(['先傳.png', '同時傳.png']);
    for (const path of [thumb, ...pic_plus.flatMap((shown) => [shown.thumb_path, shown.pic_path])]) {
      const answer = await fetch(of().url + path, { headers });
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, expect.stringMatching(/^image\//)]);
    }
  }, 60_000);
}
