import { vipDesk } from '@hub/contracts/vip';
import type { SearchView, StaffQueueView, StaffTicketView } from '@hub/contracts/tickets';
import { aStaff, callAs } from '@hub/nest-kit/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { deskCalls } from '../../../packages/tickets/test/desk/test-desk.ts';
import { aRankedPlayer, aReport, startVip, type Vip } from './vip.setup.ts';

let vip: Vip;
beforeAll(async () => {
  vip = await startVip();
});
afterAll(() => vip.close());

const { byPlayer } = deskCalls(() => ({ ...vip, desk: vipDesk, player: () => aRankedPlayer(vip) }));
const staff = { who: aStaff({ roles: [{ role: 'lead' as const, game: '*' }] }) };
const get = <T>(path: string) => callAs<T>(vip.url, 'vip', `GET /api/staff/vipquestions${path}`, staff);
const rowOf = async (id: number) => (await get<StaffQueueView>('')).body.data.find((row) => row.id === id);

it('staff sees rank and named agent of whose case it is, in the queue, the search and the case', async () => {
  const who = await aRankedPlayer(vip, 2);
  const id = Number(await byPlayer(who));
  expect((await rowOf(id))?.standing).toEqual({ mark: 'VIP 2', agent: '' });
  await vip.database.exec(
    `INSERT INTO vip_entry (game_id, partner_uid, level, begins_at, ends_at, agent, agent_name, changed_by)
      VALUES ('${who.game}', '${who.uid}', 3, NOW(3) - INTERVAL 1 DAY, '9999-12-31', 'yue', '小岳', '小婷')`,
  );
  const standing = { mark: 'VIP 3', agent: '小岳' };
  expect((await rowOf(id))?.standing).toEqual(standing);
  expect((await get<StaffTicketView>(`/${id}`)).body.data.standing).toEqual(standing);
  const found = await callAs<SearchView>(vip.url, 'vip', 'POST /api/staff/vipquestions/search', {
    ...staff,
    body: { q: `V${id}` },
  });
  expect(found.body.data.map((hit) => hit.standing)).toEqual([standing]);
});

it('of a visitor’s case and of who is ranked no more it says nothing', async () => {
  await vip.rank('uid-100000001');
  const form = new FormData();
  for (const [name, value] of Object.entries(aReport())) form.set(name, value);
  const sent = await callAs<{ msg: { question_id: number } }>(
    vip.url,
    'vip',
    'POST /api/vipquestions/create_web_form',
    {
      form,
      key: crypto.randomUUID(),
    },
  );
  const who = await aRankedPlayer(vip, 1);
  const id = Number(await byPlayer(who));
  await vip.rank(who.uid, 0, who.game);
  expect((await rowOf(sent.body.msg.question_id))?.standing).toBeNull();
  expect((await rowOf(id))?.standing).toBeNull();
});
