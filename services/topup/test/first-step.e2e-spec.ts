import { randomUUID } from 'node:crypto';
import type { TopupGame } from '@hub/contracts/catalog';
import { aPlayer } from '@hub/nest-kit/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addSetting, lastVersion } from '../src/shop/add-setting.ts';
import { buyer, callsOf, NAME, ofTransfers, openCheckout } from './checkout.setup.ts';
import type { TestShop } from './topup.setup.ts';

let shop: TestShop;
const { call, begin, begun, row } = callsOf(() => shop);
beforeAll(async () => {
  shop = await openCheckout();
});
afterAll(() => shop.close());

const HOUR_MS = 3_600_000;
const orders = async () => Number((await shop.source.query('SELECT COUNT(*) AS n FROM topup_order'))[0].n);
const stored = async (report_id: number) =>
  JSON.stringify((await shop.source.query('SELECT * FROM topup_order WHERE report_id = ?', [report_id]))[0]);

describe('the first step', () => {
  it('begins an order for a character that the game knows, with a token and an end', async () => {
    const record = await begun();
    expect(record).toEqual({
      report_id: expect.any(Number),
      token: expect.stringMatching(/^o_[\w-]{22}$/),
      report_type: '1',
      cancel_time: expect.stringMatching(/\+08:00$/),
    });
    expect(String(record.report_id)).toMatch(/^[1-9]\d{11}$/);
    const left = Date.parse(record.cancel_time!) - Date.now();
    expect(left).toBeGreaterThan(23.9 * HOUR_MS);
    expect(left).toBeLessThanOrEqual(24 * HOUR_MS);
    const order = await row(record.report_id);
    expect(order).toMatchObject({
      state: 'draft',
      game_id: 'H73',
      server_id: 'tw_2001',
      server_name: '台灣一服',
      role_id: '123456789',
      char_name: NAME,
      partner_uid: 'uid-of-123456789',
      owner: '',
      kind: '',
    });
  });

  it('keeps nothing of a person, and no token, where a reader of the database could see it', async () => {
    const { report_id, token } = await begun();
    const seen = await stored(report_id);
    for (const secret of [token, token.slice(2), buyer.email, buyer.userPhone, buyer.birthday])
      expect(seen).not.toContain(secret);
  });

  it.each([
    ['a character that the game does not know', { roleId: '123456780' }, 400, { roleId: '查無角色資料' }],
    ['another name than the game says', { charName: '別人' }, 400, { charName: '請先確認角色' }],
    ['a number of other digits', { roleId: '12345' }, 400, { roleId: '角色 ID 是 9 位數字' }],
    ['a server that is hidden', { serverId: 'hidden' }, 400, { serverId: expect.stringContaining('伺服器') }],
    ['a server that is none', { serverId: 'no_1' }, 400, { serverId: expect.stringContaining('伺服器') }],
    ['somebody who is too young', { birthday: '2015-01-01' }, 400, { birthday: expect.stringContaining('18') }],
    ['a game that is closed', { game_id: 'g83tw' }, 403, { msg: '這款遊戲目前沒有開放儲值' }],
    ['a region that is closed', { reportType: '2' }, 403, { msg: '這款遊戲目前沒有開放儲值' }],
    ['no game', { game_id: 'none' }, 404, { msg: '查無資料' }],
    ['a game that is not answering', { roleId: '123456788' }, 503, { msg: expect.stringContaining('沒有回應') }],
  ])('refuses %s', async (_, over, status, body) => {
    const before = await orders();
    const answer = await begin(over);
    expect([answer.status, answer.body]).toEqual([status, body]);
    expect(await orders()).toBe(before);
  });

  it('says of every field at once what is wrong, in the reader’s language', async () => {
    const { status, body } = await begin({ email: 'no', userPhone: '1', gender: 'q', area: '' }, { language: 'en' });
    expect(status).toBe(400);
    expect(Object.keys(body).toSorted()).toEqual(['area', 'email', 'gender', 'userPhone']);
  });

  it('is not asked of a game that has no names to confirm', async () => {
    const before = shop.catalog.ledger.length;
    const { report_id } = await begun({ ...ofTransfers, charName: '自己取的' });
    expect(shop.catalog.ledger.slice(before).filter(({ line }) => line.endsWith('/roles'))).toEqual([]);
    expect(await row(report_id)).toMatchObject({ char_name: '自己取的', partner_uid: '' });
  });

  it('is for the server that the game names, where it knows the number on each of them', async () => {
    const [GAME, ROLES] = ['GET /internal/games/G112/topup', 'POST /internal/roles'];
    const { routes } = shop.catalog;
    const AT = new URL(shop.catalog.url);
    const [game, role] = [routes[GAME]!, routes[ROLES]!];
    const { servers, ...rest } = (game(null, AT).body as { game: TopupGame }).game;
    const second = { server_id: '1001', server_name: '二服', server_status: 'public' as const };
    routes[GAME] = () => ({ body: { game: { ...rest, servers: [...servers, second] } } });
    routes[ROLES] = (body) => role({ ...(body as object), server_id: '1000' }, AT);
    // A game is known for a while in each language.
    const sent = { language: 'en' };
    const { report_id } = await begun({ game_id: 'G112', serverId: '1001', roleId: '1234567891' }, sent);
    Object.assign(routes, { [GAME]: game, [ROLES]: role });
    expect(await row(report_id)).toMatchObject({ server_id: '1000', server_name: '台灣一服' });
  });

  it('is the account’s that began it, also for the character of a friend', async () => {
    const who = aPlayer();
    const { report_id } = await begun({}, { who });
    expect(await row(report_id)).toMatchObject({ owner: `H73:${who.uid}`, partner_uid: 'uid-of-123456789' });
  });

  it('outside Taiwan has its own areas and phones', async () => {
    const abroad = { game_id: 'G112', serverId: '1000', roleId: '1234567891', reportType: '2' };
    expect((await begin({ ...abroad, area: '852', userPhone: '85291234567' })).status).toBe(200);
    expect((await begin({ ...abroad, area: '853', userPhone: '85291234567' })).body).toHaveProperty('userPhone');
  });

  it('takes both spellings of a field', async () => {
    const { serverId: server_id, roleId: role_id, charName: char_name, userPhone: user_phone, ...rest } = buyer;
    const body = { ...rest, server_id, role_id, char_name, user_phone };
    expect((await call('POST /api/vipv2/first_step', { body })).status).toBe(200);
  });
});

describe('the first step sent again', () => {
  it('with its key is the same order, also when both come at once', async () => {
    const key = randomUUID();
    const before = await orders();
    const answers = await Promise.all([1, 2, 3, 4].map(() => begin({}, { key })));
    const records = answers.map(({ body }) => body.record);
    expect(records).toEqual(records.map(() => records[0]));
    expect((await begin({}, { key })).body.record).toEqual(records[0]);
    expect(await orders()).toBe(before + 1);
  });

  it('with its key and another content is refused, and the key of somebody else is another one', async () => {
    const key = randomUUID();
    const { report_id } = await begun({}, { key });
    expect((await begin({ userPhone: '0987654321' }, { key })).status).toBe(409);
    const other = await begin({ email: 'other@example.com' }, { key });
    expect([other.status, other.body.record.report_id === report_id]).toEqual([200, false]);
    const player = await begin({}, { key, who: aPlayer() });
    expect([player.status, player.body.record.report_id === report_id]).toEqual([200, false]);
  });
});

it('during maintenance takes nothing, and what is open then is open again', async () => {
  const turn = async (on: boolean) => {
    await shop.db.runTx(async (tx) => {
      const seen = await lastVersion(tx, 'maintenance', '');
      const body = { on, bulletin: '維護中', until: null } as never;
      await addSetting(tx, { kind: 'maintenance', seen, body, by_name: '小安', reason: '測試' });
    });
    await expect.poll(async () => (await begin()).status, { timeout: 5000 }).toBe(on ? 503 : 200);
  };
  const { report_id, token } = await begun();
  await turn(true);
  for (const line of ['POST /api/vipv2/createReport', 'POST /api/vipv3/createReport', 'POST /api/vipv3/pay_again'])
    expect(await call(line, { body: { report_id, token } })).toMatchObject({
      status: 503,
      body: { msg: expect.stringContaining('維護中') },
    });
  await turn(false);
});
