import type { VipCardView, VipCountsView, VipListView } from '@hub/contracts/vip';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deciding, FOREVER_AT, type Said } from '../src/ranking/said.ts';
import { accountsOfRoles, admin, anUid, holding, LIST, startRanking, type RankingService } from './ranking.setup.ts';

let vip: RankingService;
beforeAll(async () => {
  vip = await startRanking();
});
afterAll(() => vip.close());

const DAY = 86_400_000;
const dayFromNow = (days: number) => new Date(Date.now() + days * DAY + 8 * 3_600_000).toISOString().slice(0, 10);
const list = async (query: string, who = admin) => (await vip.call<VipListView>(`GET ${LIST}?${query}`, { who })).body;
const change = (method: string, path: string, version: number, body: object, who = admin) =>
  vip.call(`${method} ${LIST}/entries/${path}`, { who, body, headers: { 'if-match': String(version) } });
const push = (uid: string, level: number, until: Date | null = null, game = 'H73') =>
  vip.rows('INSERT INTO vip_push (game_id, partner_uid, level, until, ends_at, as_of) VALUES (?, ?, ?, ?, ?, NOW(3))', [
    ...[game, uid, level, until],
    until ?? FOREVER_AT,
  ]);
const earn = (uid: string, level: number, ends: Date, game = 'H73') =>
  vip.rows('INSERT INTO vip_earned (game_id, partner_uid, level, ends_at) VALUES (?, ?, ?, ?)', [
    game,
    uid,
    level,
    ends,
  ]);

describe('the ranking of an account', () => {
  it('is none for who nobody ever heard of, and is told to our services alone', async () => {
    expect(await vip.ranking(anUid())).toBe(0);
    expect((await vip.call('GET /internal/ranking?game=H73&uid=x', { who: admin })).status).toBe(403);
  });

  it('follows the list of staff before anything else, also where it says never', async () => {
    const uid = anUid();
    await push(uid, 2);
    await earn(uid, 3, new Date(Date.now() + DAY));
    expect(await vip.ranking(uid)).toBe(3);
    const { body } = await vip.add({ partner_uid: uid, level: 0, agent: 'yue', note: '違規' });
    expect(body.data).toMatchObject({ level: 0, ranking: 0, counts: true, agent: { login: 'yue', name: '小岳' } });
    expect(await vip.ranking(uid)).toBe(0);
    await change('POST', `${body.data.id}/end`, body.data.version, { reason: '申訴成立' });
    expect(await vip.ranking(uid)).toBe(3);
  });

  it('is the same in SQL as in the pure rule, whatever is said', async () => {
    const moment = fc
      .integer({ min: -3, max: 3 })
      .map((days) => new Date(Math.floor(Date.now() / 1000) * 1000 + days * DAY + 43_200_000));
    const some = fc.option(fc.record({ level: fc.nat(3), begins_at: moment, ends_at: moment }), { nil: null });
    await fc.assert(
      fc.asyncProperty(some, some, some, async (manual, pushed, earned) => {
        const uid = anUid();
        const said: Said[] = [];
        const past = new Date(0);
        if (manual) {
          said.push({ source: 'manual', ...manual });
          await vip.rows(
            `INSERT INTO vip_entry (game_id, partner_uid, level, begins_at, ends_at, changed_by) VALUES ('H73', ?, ?, ?, ?, '')`,
            [uid, manual.level, manual.begins_at, manual.ends_at],
          );
        }
        if (pushed) {
          said.push({ ...pushed, source: 'push', begins_at: past });
          await push(uid, pushed.level, pushed.ends_at);
        }
        if (earned && earned.level > 0) {
          said.push({ ...earned, source: 'rule', begins_at: past });
          await earn(uid, earned.level, earned.ends_at);
        }
        expect(await vip.ranking(uid)).toBe(deciding(said, new Date())?.level ?? 0);
      }),
      { numRuns: 60 },
    );
  });
});

describe('an entry of staff', () => {
  it('is added once per form, and an account has one', async () => {
    const uid = anUid();
    const key = 'form-key-0001';
    const body = { partner_uid: uid, level: 2, ends_on: dayFromNow(20), note: '偏好電話' };
    const same = await Promise.all([1, 2, 3].map(() => vip.add(body, admin, key)));
    expect(new Set(same.map(({ body: { data } }) => data.id)).size).toBe(1);
    expect(same[0]?.body.data.ends_at).toBe(`${dayFromNow(20)}T23:59:59+08:00`);
    const other = await vip.add({ partner_uid: uid, level: 3 });
    expect([other.status, other.body]).toEqual([409, { partner_uid: expect.stringContaining('已經在名單') }]);
  });

  it('changes for whoever read its newest version, and tells who, why, from and to', async () => {
    const uid = anUid();
    const { data } = (await vip.add({ partner_uid: uid, level: 1 })).body;
    const body = { level: 3, ends_on: dayFromNow(5), reason: '升級為三級' };
    expect((await change('PUT', String(data.id), data.version + 1, body)).status).toBe(409);
    const changed = await change('PUT', String(data.id), data.version, body);
    expect(changed.body).toMatchObject({
      data: { level: 3, version: 2, begins_at: data.begins_at, changed_by: '小婷' },
    });
    expect((await change('PUT', String(data.id), 1, body)).status).toBe(409);
    const ended = await change('POST', `${data.id}/end`, 2, { reason: '玩家要求' });
    expect(ended.body).toMatchObject({ data: { state: 'ended', ranking: 0, may: ['change'] } });
    expect((await change('POST', `${data.id}/end`, 3, { reason: '再結束一次' })).status).toBe(409);
    const { body: card } = await vip.call<VipCardView>(`GET /api/staff/card/vip?game_id=H73&uid=${uid}`, {
      who: holding('agent'),
    });
    expect(
      card.data.history.map(({ action, who, reason, before, after }) => [
        action,
        who,
        reason,
        before?.level,
        after?.level,
      ]),
    ).toEqual([
      ['end', '小婷', '玩家要求', 3, 3],
      ['set', '小婷', '升級為三級', 1, 3],
      ['set', '小婷', '年度名單', undefined, 1],
    ]);
    const [trace] = await vip.rows<{ detail: string }>(
      "SELECT detail FROM audit WHERE action = 'vip.entry.set' AND object = ? ORDER BY id DESC LIMIT 1",
      [`player:${uid}`],
    );
    expect(JSON.parse(trace!.detail)).toMatchObject({
      before: { level: 1 },
      after: { level: 3 },
      reason: '升級為三級',
    });
    const again = await vip.add({ partner_uid: uid, level: 2 });
    expect(again.body.data).toMatchObject({ id: data.id, level: 2, state: 'active' });
  });

  it.each([
    [{ level: 21 }, 'level'],
    [{ level: 1, ends_on: '2026-13-01' }, 'ends_on'],
    [{ level: 1, ends_on: '2020-01-01' }, 'ends_on'],
    [{ level: 1, begins_on: '2099-02-01', ends_on: '2099-01-01' }, 'ends_on'],
    [{ level: 1, agent: 'nobody' }, 'agent'],
    [{ level: 1, partner_uid: '小 明' }, 'partner_uid'],
    [{ level: 1, reason: 'x' }, 'reason'],
  ])('is refused with the field that is wrong: %j', async (body, field) => {
    const answer = await vip.add({ partner_uid: anUid(), ...body });
    expect([answer.status, Object.keys(answer.body)]).toEqual([400, [field]]);
  });

  it('belongs to the product admins of its game: others read it, or know nothing of it', async () => {
    const { data } = (await vip.add({ partner_uid: anUid() })).body;
    const auditor = holding('auditor');
    expect((await list('game_id=H73', auditor)).data[0]?.may).toEqual([]);
    expect((await change('PUT', String(data.id), 1, { level: 2, reason: '改一下看看' }, auditor)).status).toBe(403);
    const foreign = holding('product_admin', 'G112');
    for (const who of [foreign, holding('agent'), holding('finance')]) {
      expect((await vip.call(`GET ${LIST}/entries/${data.id}`, { who })).status).toBe(404);
      expect((await vip.add({ partner_uid: anUid() }, who)).status).toBe(404);
    }
    expect((await list('', foreign)).data).toEqual([]);
    expect((await vip.call(`GET ${LIST}`, { who: holding('agent') })).status).toBe(403);
    const card = `GET /api/staff/card/vip?game_id=H73&uid=${data.partner_uid}`;
    expect((await vip.call(card, { who: holding('agent', 'G112') })).status).toBe(404);
    expect((await vip.call(card, { who: holding('agent', 'H73') })).status).toBe(200);
  });
});

describe('the list', () => {
  it('goes page by page through every source, what ends next first, each row once', async () => {
    const game = 'g83tw';
    const uids = Array.from({ length: 70 }, (_, n) => `p-${String(n).padStart(3, '0')}`);
    for (const [n, uid] of uids.entries()) {
      const ends = new Date(Date.now() + (1 + (n % 9)) * DAY);
      if (n % 3 === 0) await push(uid, 1, ends, game);
      else if (n % 3 === 1) await earn(uid, 2, ends, game);
      else await vip.add({ game_id: game, partner_uid: uid, level: 3, ends_on: dayFromNow(1 + (n % 9)) });
    }
    for (const query of [`game_id=${game}`, `game_id=${game}&q=p-`, `q=p-`]) {
      const seen: string[] = [];
      for (let page: string | null = ''; page !== null;) {
        const answer: VipListView = await list(`${query}&page=${page}`);
        seen.push(...answer.data.map(({ partner_uid }) => partner_uid));
        page = answer.page.next;
      }
      expect(seen.toSorted()).toEqual(uids);
    }
    const { data } = await list(`game_id=${game}`);
    const ends = data.map(({ ends_at }) => ends_at);
    expect(ends).toEqual(ends.toSorted());
    expect((await list(`game_id=${game}&source=manual&level=3`)).data.every(({ source }) => source === 'manual')).toBe(
      true,
    );
    expect((await list(`game_id=${game}&days=1`)).data.length).toBeLessThan(25);
    expect((await list(`game_id=${game}&page=nonsense`)) as object).toEqual({ page: expect.any(String) });
  });

  it('is searched by a character as well: by its id, which the game knows, and by the name of one who reported', async () => {
    const [byId, byName, other] = [anUid(), anUid(), anUid()];
    for (const uid of [byId, byName, other]) await push(uid, 2);
    await push(byId, 2, null, 'G112');
    accountsOfRoles.set('555000111', byId);
    await vip.rows(
      `INSERT INTO ticket (game_id, game_name, question_type, type_text, server_id, server_name, partner_uid, role_id,
        in_game_id, character_name, email, email_mac, check_mac, check_box, content, language)
        VALUES ('H73', 'H73', '1', 'x', 's1', 'x', ?, '777000222', '', '星夜的貓', '', RANDOM_BYTES(32), RANDOM_BYTES(32), '', 'x', 'zh-TW')`,
      [byName],
    );
    const found = async (query: string, who = admin) =>
      (await list(query, who)).data.map(({ game_id, partner_uid }) => `${game_id} ${partner_uid}`);
    expect(await found('game_id=H73&q=555000111')).toEqual([`H73 ${byId}`]);
    expect(await found(`q=${encodeURIComponent('星夜的貓')}`)).toEqual([`H73 ${byName}`]);
    expect(await found('q=777000222')).toEqual([`H73 ${byName}`]);
    expect(await found('q=555000111')).toEqual([]);
    expect(await found(`game_id=H73&q=${other}`)).toEqual([`H73 ${other}`]);
    expect(await found('q=777000222', holding('lead', 'G112'))).toEqual([]);
  });

  it('tells what has ended and what is to come apart, and counts what ends soon', async () => {
    const who = holding('product_admin', 'idv');
    const [over, soon, later] = [anUid(), anUid(), anUid()];
    await push(over, 2, new Date(Date.now() - DAY), 'idv');
    await vip.add({ game_id: 'idv', partner_uid: soon, ends_on: dayFromNow(2), agent: 'yue' }, who);
    await vip.add({ game_id: 'idv', partner_uid: later, begins_on: dayFromNow(3) }, who);
    const uidsOf = async (query: string) => (await list(query, who)).data.map(({ partner_uid }) => partner_uid);
    expect(await uidsOf('')).toEqual([soon]);
    expect(await uidsOf('agent=yue')).toEqual([soon]);
    expect(await uidsOf('state=ended')).toEqual([over]);
    expect(await uidsOf('state=upcoming')).toEqual([later]);
    expect(await uidsOf('days=1')).toEqual([]);
    const counts = await vip.call<VipCountsView>(`GET ${LIST}/counts`, { who });
    expect(counts.body.data).toEqual({ expiring: 1, more: false, days: 7 });
  });
});
