import { parseRings } from '@hub/nest-kit/keys';
import { issueSiteToken, type TokenRings } from '@hub/nest-kit/tokens';
import type { CreatedView, TicketView, UploadedView } from '@hub/contracts/tickets';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { plain } from '../../packages/nest-kit/test/files/samples.ts';
import { file, startFaultSite } from './fault-site.ts';

let site: Awaited<ReturnType<typeof startFaultSite>>;
beforeAll(async () => {
  // Nothing listens there: Redis is away from the first moment on.
  site = await startFaultSite({ redisUrl: 'redis://127.0.0.1:9' });
}, 120_000);
afterAll(() => site?.end());

async function aPlayersToken(role: string): Promise<string> {
  const rings = parseRings(site.envOf('support').TOKEN_KEYS ?? '{}') as TokenRings;
  const player = { game: 'H73', uid: `uid-${role}`, server: 'tw_2001', role, name: '無快取', inGameId: role };
  return issueSiteToken(rings, player);
}

it('without Redis reports are accepted and the mails follow', async () => {
  const token = await aPlayersToken('400000002');
  const answers = await Promise.all(Array.from({ length: 5 }, (_, n) => file(site, token, `Redis 不在時的第 ${n} 件`)));
  expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200, 200]);
  const mails = async () =>
    ((await (await fetch(`${site.mailUrl}/api/mails`)).json()) as { mails: { to: string }[] }).mails.filter((mail) =>
      mail.to.startsWith('fault-'),
    );
  await expect.poll(mails, { timeout: 30_000, interval: 250 }).toHaveLength(5);
}, 60_000);

it('without Redis pictures are taken, ahead and with the report, and shown', async () => {
  const headers = { 'x-auth-token': await aPlayersToken('400000003') };
  const ask = async <T>(path: string, body?: FormData, more = {}): Promise<T> => {
    const call = body ? { method: 'POST', body } : {};
    const answer = await fetch(site.url + path, { ...call, headers: { ...headers, ...more } });
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
    const answer = await fetch(site.url + path);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, expect.stringMatching(/^image\//)]);
  }
}, 60_000);
