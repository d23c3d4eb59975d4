import { taipeiIso, taipeiMonth } from '@hub/contracts/shared';
import type { DonateView, GameShopView, GiftView, MaintenanceView, ProductsView } from '@hub/contracts/topup';
import { callAs } from '@hub/nest-kit/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addSetting, lastVersion } from '../src/shop/add-setting.ts';
import type { SettingBody } from '../src/shop/setting-bodies.ts';
import type { SettingKind } from '../src/shop/setting.entity.ts';
import { openShop, type TestShop } from './topup.setup.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const ask = <T>(path: string, language = 'zh-TW') => callAs<T>(shop.topup.url, 'topup', `GET ${path}`, { language });
const game = async (id: string, query = '', language = 'zh-TW') =>
  (await ask<GameShopView>(`/api/vipv3/game/${id}${query}`, language)).body;
const products = async (id: string, query = '') => (await ask<ProductsView>(`/api/vip/products/${id}${query}`)).body;

/** Adds a version that stands from then on. */
async function set<K extends SettingKind>(kind: K, game_id: string, body: SettingBody<K>, starts_at?: Date) {
  await shop.db.runTx(async (tx) => {
    const seen = await lastVersion(tx, kind, game_id);
    expect(await addSetting(tx, { kind, game_id, seen, starts_at, body, by_name: '小安', reason: '測試' })).toBe(true);
  });
}

describe('how a game is topped up', () => {
  it('is said of each as the specification has it', async () => {
    const rows = await Promise.all(
      ['g66naxx2tw', 'h55naxx2tw', 'H73', 'G112', 'L33', 'MA96', 'G115', 'g83tw'].map((id) => game(id)),
    );
    expect(
      rows.map(({ tw, os, min_amount, qty_max, confirm_role }) => [tw, os, min_amount, qty_max, confirm_role]),
    ).toEqual([
      [1, 0, 3000, 1, true],
      [1, 0, 3000, 10, false],
      [2, 0, 3000, 1, true],
      [2, 1, 3000, 1, true],
      [2, 1, 5000, 1, true],
      [2, 1, 10_000, 1, false],
      [1, 0, 3000, 1, false],
      [0, 0, 3000, 10, false],
    ]);
    expect(rows[4]?.chooser_until).toBe('2025-11-04T23:59:59+08:00');
    expect(rows[2]?.event_optin).toEqual({
      open: false,
      title: '登錄抽獎活動（示範）',
      start: '2025-09-30T12:00:00+08:00',
      end: '2025-10-31T23:59:59+08:00',
    });
    expect(rows[5]?.event_optin?.open).toBe(true);
  });

  it('has the rule of its role ids in words and as a pattern', async () => {
    expect(await game('H73')).toMatchObject({ role_id_pattern: '^\\d{9}$', role_id_message: '角色 ID 是 9 位數字' });
    expect(await game('MA96', '', 'en')).toMatchObject({
      role_id_pattern: '^\\d{7,13}$',
      role_id_message: 'The character ID has 7–13 digits.',
    });
  });

  it('names the account of the bank where transfers are reported, and nowhere else', async () => {
    expect((await game('h55naxx2tw')).bank).toMatchObject({ bank_code: '007', holder: '示範發行公司' });
    expect((await game('H73')).bank).toBeNull();
    expect((await game('g83tw')).bank).toBeNull();
  });

  it('has words of its own for each flow, in the language of the reader', async () => {
    const [taiwan, overseas] = await Promise.all([game('G112'), game('G112', '?report_type=2', 'en')]);
    expect([taiwan.heading, overseas.heading]).toEqual(['G112 加值站', 'G112 top-up station, overseas']);
    expect(overseas.notices.at(-1)).toContain('New Taiwan dollars');
    expect(taiwan.banner).toBe('/media/games/G112.picture.svg');
  });

  it('says which bonuses of this month a character has had', async () => {
    const month = taipeiMonth(new Date());
    await shop.kept.exec(
      `INSERT INTO tier_claim (game_id, server_id, role_id, month, amount, order_id) VALUES
        ('G112', '1000', '1000000001', '${month}', 20000, 900001), ('G112', '1000', '1000000001', '2020/01', 10000, 900002)`,
    );
    const open = (shown: GameShopView) =>
      shown.first_topup.filter(({ available }) => available).map(({ amount }) => amount);
    expect(open(await game('G112', '?server_id=1000&role_id=1000000001'))).toEqual([10_000, 30_000, 49_999]);
    expect(open(await game('G112', '?server_id=1000&role_id=1000000002'))).toHaveLength(4);
    expect(open(await game('G112'))).toHaveLength(4);
    expect((await ask('/api/vipv3/game/G112?role_id=x')).status).toBe(400);
  });

  it('is not said of a game that nobody knows', async () => {
    for (const path of ['vipv3/game/none', 'vip/products/none', 'vipv2/gift/none', 'vipv3/game/a.b'])
      expect((await ask(`/api/${path}`)).status).toBe(404);
  });
});

describe('what is sold', () => {
  it('is a ladder of packages above the least amount of the game', async () => {
    const prices = async (id: string) => (await products(id)).products.map(({ price }) => price);
    expect(await prices('h55naxx2tw')).toEqual([3000, 5000, 10_000, 15_000, 20_000, 30_000, 49_999]);
    expect((await prices('L33'))[0]).toBe(5000);
    expect((await prices('MA96'))[0]).toBe(10_000);
    expect(await prices('g83tw')).toEqual([]);
    expect((await products('H73', '?report_type=2')).products).toEqual([]);
  });

  it('says what is sold out, still to come, by card only, and for players abroad', async () => {
    const of = async (id: string, query = '') => (await products(id, query)).products;
    const h73 = await of('H73');
    expect(h73.find(({ state }) => state === 'sold_out')?.title).toBe('週年禮盒');
    expect(h73.filter(({ card_only }) => card_only).map(({ price }) => price)).toEqual([100_000]);
    const later = (await of('G112')).find(({ state }) => state === 'upcoming');
    expect(new Date(later?.starts_at ?? 0) > new Date()).toBe(true);
    const abroad = (await of('MA96', '?report_type=2')).map(({ title }) => title);
    expect(abroad).toContain('海外限定方案');
    expect((await of('MA96')).map(({ title }) => title)).not.toContain('海外限定方案');
  });

  it('comes with a gift where there is one, and with whom an invoice is given to', async () => {
    const { gift } = (await ask<GiftView>('/api/vipv2/gift/g66naxx2tw')).body;
    expect(gift?.items).toBe('<ul><li>補給箱 1 個</li><li>金屬零件 20 個</li></ul>');
    expect(gift?.rules).toEqual([
      { min: 15_000, times: 1 },
      { min: 30_000, times: 2 },
    ]);
    expect((await ask<GiftView>('/api/vipv2/gift/H73')).body).toEqual({ gift: null });
    const { donate_option } = (await ask<DonateView>('/api/vipv3/get_donate', 'zh-HK')).body;
    expect(donate_option).toEqual({ '1001': '示範慈善機構甲', '2002': '示範慈善機構乙', '30003': '示範慈善機構丙' });
  });
});

describe('a setting', () => {
  it('stands from its time on, and the newest that has begun counts', async () => {
    const bulletin = (text: string) => ({ on: true, bulletin: text, bulletin_hk: '', bulletin_en: '', until: null });
    const shown = async () => (await ask<MaintenanceView>('/api/vipv3/maintenance')).body;
    expect(await shown()).toEqual({ msg: '', bulletin: '', until: null });
    const until_ = new Date(Date.now() + 3_600_000);
    await set('maintenance', '', bulletin('明天'), new Date(Date.now() + 86_400_000));
    await set('maintenance', '', { ...bulletin('第一段\n同一段\n\n<b>第二段</b>'), until: until_.toISOString() });
    await expect.poll(shown).toEqual({
      msg: 'OK',
      bulletin: '<p>第一段<br>同一段</p><p>&lt;b&gt;第二段&lt;/b&gt;</p>',
      until: taipeiIso(until_),
    });
    await set('maintenance', '', { ...bulletin(''), on: false });
    await expect.poll(shown).toMatchObject({ msg: '' });
  });

  it('is planned to the second: nobody has to ask the database again', async () => {
    const { taiwan, overseas } = {
      taiwan: { banner: '', heading: '', heading_hk: '', heading_en: '', notices: [] },
      overseas: { banner: '', heading: '', heading_hk: '', heading_en: '', notices: [] },
    };
    const open = {
      tw: 2,
      os: 0,
      qty_max: 1,
      confirm_role: false,
      chooser_until: null,
      third_party_link: '',
      taiwan,
      overseas,
    } as const;
    await set('game', 'g83tw', open, new Date(Date.now() + 3000));
    expect((await game('g83tw')).tw).toBe(0);
    await expect.poll(async () => (await game('g83tw')).tw).toBe(2);
  });

  it('is added once for each version that was read', async () => {
    const body = { policy: 'grant' } as const;
    const add = (seen: number) =>
      shop.db.runTx((tx) => addSetting(tx, { kind: 'late', game_id: 'H73', seen, body, by_name: '小安', reason: '' }));
    expect(await Promise.all([add(0), add(0), add(0)])).toEqual(expect.arrayContaining([true, false, false]));
    expect([await add(0), await add(7), await add(1)]).toEqual([false, false, true]);
  });

  it('is refused when it is no setting', async () => {
    const wrong = { products: [{ product_id: 1 }] } as unknown as SettingBody<'products'>;
    const add = shop.db.runTx((tx) =>
      addSetting(tx, { kind: 'products', game_id: 'H73', seen: 1, body: wrong, by_name: '小安', reason: '' }),
    );
    await expect(add).rejects.toThrow();
  });
});

it('goes on selling while catalog is away', async () => {
  await game('H73');
  shop.catalog.routes['GET /internal/games/H73/topup'] = () => ({ status: 500, body: {} });
  await expect.poll(async () => (await ask('/api/vipv3/game/H73')).status).toBe(200);
  const { status } = await ask('/api/vipv3/game/unheard');
  expect(status).toBe(503);
});
