import { randomUUID } from 'node:crypto';
import {
  eventsTexts,
  type EventData,
  type QuotaView,
  type RedemptionsView,
  type SubstituteView,
} from '@hub/contracts/events';
import type { PlayerPrincipal, StaffPrincipal } from '@hub/contracts/shared';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { holding, startEvents, type Events } from './events.http.ts';
import { aCategory, aPlayer, programOf } from './program.setup.ts';
import { lostRoles, silentGame, withRoles } from './role-answers.ts';

let events: Events;
beforeAll(async () => {
  events = await startEvents();
});
afterAll(() => events.close());
const program = programOf(() => events);
const { base, opened, redeem, approve } = program;
const lead = holding('lead');

type Wish = {
  event: EventData;
  player: PlayerPrincipal;
  category?: number;
  who?: StaffPrincipal;
  key?: string | null;
  over?: object;
};

const give = ({ event, player, category, who = lead, key = randomUUID(), over = {} }: Wish) =>
  events.call<SubstituteView>(`POST ${base}/${event.row.id}/substitutes`, {
    who,
    body: {
      category_id: category ?? event.draft.categories[0]!.id,
      server_id: player.server,
      role_id: player.role,
      partner_uid: player.uid,
      reason: '序號卡印刷錯誤',
      ...over,
    },
    ...(key && { key }),
  });
const given = async (event: EventData) =>
  (await events.call<RedemptionsView>(`GET ${base}/${event.row.id}/redemptions`, { who: lead })).body.data;

it('takes the place that a code would take, and brings its mail', async () => {
  const event = await opened({}, ['SUBSTITUTE01', 'SUBSTITUTE02']);
  const player = aPlayer();
  const { status, body } = await give({ event, player });
  expect([status, body.data]).toMatchObject([
    200,
    { approval: null, redemption: { code: '', by: lead.name, reason: '序號卡印刷錯誤', mail_status: 'queued' } },
  ]);
  const [mail] = await events.database.exec(
    `SELECT source, reason, role_id FROM delivery WHERE id = ${body.data.redemption?.delivery}`,
  );
  expect(mail).toEqual({ source: 'event', reason: `serial:${event.row.id}`, role_id: player.role });
  expect((await redeem(event.row.id, 'SUBSTITUTE01', player)).status).toBe(409);
  expect((await give({ event, player })).status).toBe(409);
  const other = aPlayer();
  expect((await redeem(event.row.id, 'SUBSTITUTE02', other)).status).toBe(200);
  // Without the account on the form the one that was behind the role is meant.
  expect((await give({ event, player: other, over: { partner_uid: '' } })).status).toBe(409);
});

describe('the role', () => {
  it.each([
    ...lostRoles.map((one) => [...one, [400, 'role_id']] as const),
    ['cannot be asked for', silentGame, [503, 'msg']] as const,
  ])('%s: nothing is given, and the same submit may come again', async (_, answer, end) => {
    const event = await opened();
    const player = aPlayer();
    const key = randomUUID();
    const refused = await withRoles(events, answer, () => give({ event, player, key }));
    expect([refused.status, Object.keys(refused.body)[0]]).toEqual(end);
    expect(await given(event)).toEqual([]);
    expect((await give({ event, player, key })).body.data.redemption).toMatchObject({ role_name: '遊戲裡的名字' });
    // What was given is told again also while the game is away.
    expect((await withRoles(events, silentGame, () => give({ event, player, key }))).status).toBe(200);
  });

  it('is whose account the game says, whatever stands on the form', async () => {
    const event = await opened();
    const player = aPlayer();
    expect((await give({ event, player })).status).toBe(200);
    expect((await give({ event, player, over: { partner_uid: 'uid-of-nobody' } })).status).toBe(409);
  });
});

it('is one for each key, and needs one', async () => {
  const event = await opened({ categories: [aCategory({ per_account: 3 })] });
  const player = aPlayer();
  const key = randomUUID();
  const twins = await Promise.all([1, 2, 3].map(() => give({ event, player, key })));
  expect(twins.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(new Set(twins.map(({ body }) => body.data.redemption?.id)).size).toBe(1);
  expect(await given(event)).toHaveLength(1);
  expect((await give({ event, player, key: null })).status).toBe(400);
});

it('is given by leads and operators of the game, for a reward that players see', async () => {
  const event = await opened();
  const foreign = await opened();
  const draft = await program.create();
  const player = aPlayer();
  expect((await give({ event, player, who: holding('agent', 'H73') })).status).toBe(403);
  expect((await give({ event, player, who: holding('lead', 'G112') })).status).toBe(404);
  const wrong = await give({ event, player, category: foreign.draft.categories[0]!.id });
  expect([wrong.status, Object.keys(wrong.body)]).toEqual([400, ['category_id']]);
  expect((await give({ event: draft, player })).status).toBe(409);
  expect((await give({ event, player, over: { reason: '' } })).status).toBe(400);
  expect(await given(event)).toEqual([]);
});

it('above the quota of the day waits for another person; of two at once for the last one, one gets it', async () => {
  const busy = holding('lead');
  const admin = holding('product_admin');
  const quota = await events.call<QuotaView>('GET /api/staff/deliveries/quota?game_id=H73', { who: admin });
  await events.call('PUT /api/staff/deliveries/quota', {
    who: admin,
    body: { game_id: 'H73', per_day: 1 },
    headers: { 'if-match': String(quota.body.data.version) },
  });
  const event = await opened();
  const [one, other] = [aPlayer(), aPlayer()];
  const both = await Promise.all([one, other].map((player) => give({ event, player, who: busy })));
  const waiting = both.filter(({ body }) => body.data.approval !== null);
  expect([both.map(({ status }) => status), waiting.length]).toEqual([[200, 200], 1]);
  expect(await given(event)).toHaveLength(1);
  const { approval } = waiting[0]!.body.data;
  expect((await approve(approval, busy)).status).toBe(403);
  expect((await approve(approval, holding('agent'))).status).toBe(404);
  expect((await approve(approval, holding('lead'))).status).toBe(200);
  expect((await given(event)).map(({ by }) => by)).toEqual([busy.name, busy.name]);
});

it('that waits is stale when the account got the reward meanwhile', async () => {
  const busy = holding('lead');
  const event = await opened({}, ['MEANWHILE001']);
  const [first, player] = [aPlayer(), aPlayer()];
  await give({ event, player: first, who: busy });
  const { approval } = (await give({ event, player, who: busy })).body.data;
  expect((await redeem(event.row.id, 'MEANWHILE001', player)).status).toBe(200);
  expect((await approve(approval, holding('lead'))).status).toBe(409);
  expect(await given(event)).toHaveLength(2);
});

it('that waits is refused once who redeemed at the event is forgotten', async () => {
  const busy = holding('lead');
  const event = await opened();
  await give({ event, player: aPlayer(), who: busy });
  const { approval } = (await give({ event, player: aPlayer(), who: busy })).body.data;
  await events.database.exec(
    `UPDATE event SET ends_at = NOW(3) - INTERVAL 5 YEAR - INTERVAL 1 HOUR WHERE id = ${event.row.id}`,
  );
  for (const late of [await approve(approval, holding('lead')), await give({ event, player: aPlayer() })])
    expect([late.status, late.body]).toEqual([409, { msg: eventsTexts.EVENT_FORGOTTEN.tw }]);
  expect(await given(event)).toHaveLength(1);
});
