import type {
  CardRedemptionsView,
  EventFiguresView,
  LocksView,
  LockView,
  RedemptionsView,
} from '@hub/contracts/events';
import { taipeiIso, type StaffPrincipal } from '@hub/contracts/shared';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { holding, startEvents, type Events } from './events.http.ts';
import { aCategory, aPlayer, programOf } from './program.setup.ts';

let events: Events;
beforeAll(async () => {
  events = await startEvents();
});
afterAll(() => events.close());
const program = programOf(() => events);
const { base, operator, opened, redeem } = program;
const stranger = holding('event_operator', 'G112');

const listed = async (event: number, query = '', who: StaffPrincipal = operator) =>
  (await events.call<RedemptionsView>(`GET ${base}/${event}/redemptions?${query}`, { who })).body;
const locksOf = async (event: number, query = '', who: StaffPrincipal = operator) =>
  (await events.call<LocksView>(`GET ${base}/${event}/locks?${query}`, { who })).body;
const unlock = (id: number, who: StaffPrincipal = operator, reason = '確認是本人') =>
  events.call<LockView>(`POST /api/staff/locks/${id}/unlock`, { who, body: { reason } });

describe('redemptions', () => {
  it('are found by role, account, batch and where their mail is; of a code the last four signs are shown', async () => {
    const { row } = await opened({}, ['LISTCODE2026', 'LISTCODE2027']);
    const [one, other] = [aPlayer(), aPlayer()];
    expect((await redeem(row.id, 'LISTCODE2026', one)).status).toBe(200);
    expect((await redeem(row.id, 'LISTCODE2027', other)).status).toBe(200);
    const { data } = await listed(row.id);
    expect(data.map(({ role_id }) => role_id)).toEqual([other.role, one.role]);
    expect(data[1]).toMatchObject({
      code: '••••2026',
      category: '見面禮',
      mail_status: 'queued',
      batch: { name: '首批' },
      by: '',
      items: [{ item_code: 'gift_box_a', qty: 1 }],
    });
    expect(JSON.stringify(data)).not.toContain('LISTCODE');
    for (const find of [one.role, one.uid]) expect((await listed(row.id, `find=${find}`)).data).toHaveLength(1);
    expect((await listed(row.id, `batch=${data[0]!.batch!.id}&mail=queued`)).data).toHaveLength(2);
    expect((await listed(row.id, 'mail=sent')).data).toHaveLength(0);
    await events.database.exec(`UPDATE delivery SET state = 'rejected' WHERE id = ${data[1]!.delivery}`);
    expect((await listed(row.id, 'mail=failed')).data.map(({ id }) => id)).toEqual([data[1]!.id]);
    const foreign = await events.call(`GET ${base}/${row.id}/redemptions`, { who: stranger });
    const absent = await events.call(`GET ${base}/4000000000/redemptions`, { who: stranger });
    expect([foreign.status, foreign.body]).toEqual([404, absent.body]);
  });

  it('whose mail was sent again, and again, are where the last of them is', async () => {
    const codes = ['AGAINCODE001', 'AGAINCODE002', 'AGAINCODE003', 'AGAINCODE004'];
    const { row } = await opened({}, codes);
    for (const code of codes) expect((await redeem(row.id, code)).status).toBe(200);
    const mails = (await listed(row.id)).data.map(({ delivery }) => Number(delivery)).sort((a, b) => a - b);
    for (const [nth, mail] of mails.entries()) {
      const next = mails[nth + 1];
      const set = next ? `state = 'replaced', replaced_by_id = ${next}` : "state = 'delivered'";
      await events.database.exec(`UPDATE delivery SET ${set} WHERE id = ${mail}`);
    }
    expect((await listed(row.id, 'mail=sent')).data.map(({ mail_status }) => mail_status)).toEqual(
      codes.map(() => 'sent'),
    );
    expect((await listed(row.id, 'mail=failed')).data).toEqual([]);
    const today = taipeiIso(new Date()).slice(0, 10);
    const figures = await events.call<EventFiguresView>(`GET ${base}/${row.id}/figures?from=${today}&until=${today}`, {
      who: operator,
    });
    expect(figures.body.data.mails).toEqual({ queued: 0, sent: 4, failed: 0 });
  });

  it('come a page at a time, each once', async () => {
    const codes = Array.from({ length: 27 }, (_, nth) => `PAGECODE${1000 + nth}`);
    const { row } = await opened({}, codes);
    for (const code of codes) expect((await redeem(row.id, code)).status).toBe(200);
    const first = await listed(row.id);
    const rest = await listed(row.id, `page=${first.page.next}`);
    expect([first.data.length, rest.data.length, rest.page.next]).toEqual([25, 2, null]);
    expect(new Set([...first.data, ...rest.data].map(({ id }) => id)).size).toBe(27);
  });

  it('of an account stand on its card, with what it is locked from', async () => {
    const player = aPlayer();
    const { row } = await opened({}, ['CARDCODE2026']);
    const { row: second } = await opened();
    await redeem(row.id, 'CARDCODE2026', player);
    await redeem(second.id, 'NOSUCHCODE1', player);
    const card = (who: StaffPrincipal, game = 'H73') =>
      events.call<CardRedemptionsView>(`GET /api/staff/card/redemptions?game_id=${game}&uid=${player.uid}`, { who });
    const who = holding('agent', 'H73');
    const { body } = await card(who);
    await card(who);
    const looks = `SELECT action, game_id, actor FROM audit WHERE object = 'player:${player.uid}'`;
    expect(await events.database.exec(looks)).toEqual([
      { action: 'player.redemptions', game_id: 'H73', actor: who.login },
    ]);
    expect(body.data.map(({ event_id }) => event_id)).toEqual([row.id]);
    expect(body.locks).toMatchObject([{ event_id: second.id, fails: 1, locked_at: null, may_unlock: false }]);
    expect((await card(stranger)).status).toBe(404);
    expect((await card(operator, 'G112')).body.data).toEqual([]);
  });

  it('are counted over time, with every point of the range', async () => {
    const { row } = await opened({}, ['FIGURECODE11']);
    const player = aPlayer();
    await redeem(row.id, 'FIGURECODE11', player);
    for (const code of ['WRONGCODE1', 'WRONGCODE2', 'WRONGCODE3']) await redeem(row.id, code, player);
    const today = taipeiIso(new Date()).slice(0, 10);
    const figures = (query: string, who: StaffPrincipal = operator) =>
      events.call<EventFiguresView>(`GET ${base}/${row.id}/figures?${query}`, { who });
    const { data } = (await figures(`from=${today}&until=${today}&step=hour`)).body;
    const sums = { redeemed: 1, wrong: 3, locked: 1, substitutes: 0 };
    expect([data.totals, data.points.length, data.locked_now]).toEqual([sums, 24, 1]);
    expect(data.points.reduce((sum, { wrong }) => sum + wrong, 0)).toBe(3);
    expect(data.by_category).toMatchObject([{ title: '見面禮', codes: 1, redeemed: 1 }]);
    expect(data.mails).toEqual({ queued: 1, sent: 0, failed: 0 });
    // Who is let in again was locked all the same, and may be a second time.
    const again = async () => (await figures(`from=${today}&until=${today}`)).body.data;
    await unlock((await locksOf(row.id)).data[0]!.id);
    expect(await again()).toMatchObject({ totals: { locked: 1 }, locked_now: 0 });
    for (const code of ['WRONGCODE4', 'WRONGCODE5', 'WRONGCODE6']) await redeem(row.id, code, player);
    expect(await again()).toMatchObject({ totals: { locked: 2 }, locked_now: 1 });
    const days = (await figures(`from=2020-01-01&until=2020-01-31`)).body.data;
    expect([days.points.length, days.totals.redeemed]).toEqual([31, 0]);
    expect((await figures(`from=2020-01-01&until=${today}&step=hour`)).status).toBe(400);
    expect((await figures(`from=${today}&until=${today}`, stranger)).status).toBe(404);
  });
});

describe('a lock', () => {
  it('shows why, and the player goes on with a fresh count once somebody opened it', async () => {
    const { row } = await opened({}, ['AFTERUNLOCK1']);
    const player = aPlayer();
    for (const code of ['WRONGCODE1', 'WRONGCODE2']) await redeem(row.id, code, player);
    expect((await locksOf(row.id)).data).toEqual([]);
    expect((await locksOf(row.id, 'which=all')).data).toMatchObject([{ fails: 2, limit: 3 }]);
    await redeem(row.id, 'WRONGCODE3', player);
    expect((await redeem(row.id, 'AFTERUNLOCK1', player)).status).toBe(403);
    const [lock] = (await locksOf(row.id, `find=${player.role}`)).data;
    expect(lock).toMatchObject({ role_id: player.role, fails: 3, may_unlock: true });
    expect(lock?.tries.map(({ why }) => why)).toEqual(['unknown', 'unknown', 'unknown']);
    expect((await unlock(lock!.id, holding('agent', 'H73'))).status).toBe(403);
    expect((await unlock(lock!.id, stranger)).status).toBe(404);
    expect((await unlock(lock!.id, operator, '')).status).toBe(400);
    const opens = await Promise.all([unlock(lock!.id), unlock(lock!.id, holding('lead', 'H73'))]);
    expect(opens.map(({ status }) => status)).toEqual([200, 200]);
    expect(opens[0].body.data).toMatchObject({ fails: 0, locked_at: null, tries: [], may_unlock: false });
    const traces = await events.database.exec(
      `SELECT detail FROM audit WHERE action = 'lock.unlock' AND object = 'event:${row.id}'`,
    );
    expect(traces).toHaveLength(1);
    await redeem(row.id, 'WRONGCODE4', player);
    expect((await locksOf(row.id, 'which=all')).data).toMatchObject([{ fails: 1, tries: [{ why: 'unknown' }] }]);
    expect((await redeem(row.id, 'AFTERUNLOCK1', player)).status).toBe(200);
  });

  it('that came by a lower limit is one in the audit of who opened it', async () => {
    const { row } = await opened({ error_limit: 5 });
    const player = aPlayer();
    for (const code of ['WRONGCODE1', 'WRONGCODE2', 'WRONGCODE3']) await redeem(row.id, code, player);
    const [lock] = (await locksOf(row.id, 'which=all')).data;
    await events.database.exec(`UPDATE event SET error_limit = 3 WHERE id = ${row.id}`);
    await unlock(lock!.id);
    const [trace] = await events.database.exec(
      `SELECT detail FROM audit WHERE action = 'lock.unlock' ORDER BY id DESC`,
    );
    expect(JSON.parse(String(trace?.detail))).toMatchObject({ before: { fails: 3, locked: true } });
  });

  it('says which wrong code was which to staff alone', async () => {
    const { row } = await opened({ categories: [aCategory()] }, ['TAKENCODE001']);
    await opened({}, ['ELSEWHERE001']);
    await redeem(row.id, 'TAKENCODE001');
    const player = aPlayer();
    const sentences = new Set<string>();
    for (const code of ['TAKENCODE001', 'ELSEWHERE001', 'NEVERSEEN001']) {
      const { body } = await redeem(row.id, code, player);
      sentences.add(JSON.stringify(body));
    }
    expect(sentences.size).toBe(1);
    const [lock] = (await locksOf(row.id)).data;
    expect(lock?.tries.map(({ why }) => why)).toEqual(['unknown', 'foreign', 'used']);
  });
});
