import { Db, openDatabase } from '@hub/nest-kit/db';
import type { OrdersQuery } from '@hub/contracts/topup';
import type { Caller, ServiceClient, StaffCaller } from '@hub/nest-kit/http';
import { parseKey, parseRing } from '@hub/nest-kit/keys';
import { aPlayer, aStaff, testKeys } from '@hub/nest-kit/testing';
import { atMost } from '../../../infra/local/bench/aims.ts';
import { median } from '../../../infra/local/bench/median.ts';
import { FindOwnOrders } from '../../../services/topup/src/orders/checkout/find-own-orders.ts';
import { FindResult } from '../../../services/topup/src/orders/checkout/find-result.ts';
import { GameNames } from '../../../services/topup/src/orders/checkout/game-names.ts';
import { Orders } from '../../../services/topup/src/orders/checkout/orders.ts';
import { ownerOf } from '../../../services/topup/src/orders/checkout/owner-of.ts';
import { CatalogGames } from '../../../services/topup/src/clients/catalog-games.ts';
import { FindOrders } from '../../../services/topup/src/orders/desk/find-orders.ts';
import { PaymentIssues } from '../../../services/topup/src/orders/desk/payment-issues.ts';
import type { Rehearsals } from '../../../services/topup/src/orders/rehearsal/rehearsals.ts';
import { schema } from '../../../services/topup/src/data-source.ts';
import { OrderKeys } from '../../../services/topup/src/orders/buyer/order-keys.ts';
import { ShowShop } from '../../../services/topup/src/shop/show-shop.ts';
import { seedShop } from '../../../services/topup/src/shop/seed/seed-shop.ts';
import { ShopSettings } from '../../../services/topup/src/shop/shop-settings.ts';
import { Shop } from '../../../services/topup/src/shop/shop.ts';
import { aPurchase } from '../../../services/topup/test/order.builder.ts';
import { fillOrders } from './fill-orders.ts';
import { withTopupSchema } from './open-schema.ts';

/** Times slower among many orders at most. */
const SLOWER = 1.3;
const ROUNDS = 7;
const BUYERS = 12;
const ORDERS_OF_ONE = 30;

type Page = (nth: number) => Promise<unknown>;
type Pages = Record<string, Page>;

const game = {
  game_id: 'H73',
  game_name: '遊戲 H73（示範）',
  servers: [{ server_id: 'tw_2001', server_name: '台灣一服', server_status: 'public' }],
  role_digits: { digits_least: 9, digits_most: 9 },
  min_amount: 3000,
  service_hours: '10:00-17:00',
};
const typed = { email: 'player@example.com', phone: '0912345678', area: '台北市', gender: 'x', birthday: '1995-05-05' };
const buyer = { ...typed, transfer: null, invoice: null, prize: null, sent: '' };

const finance = { who: aStaff({ roles: [{ role: 'finance', game: '*' }] }) } as unknown as StaffCaller;

/** The use cases behind the pages, over one database with so many orders of others, and some of players who ask. */
async function openPages(databaseUrl: string, many: number): Promise<{ pages: Pages; close(): Promise<void> }> {
  const source = await openDatabase(databaseUrl, schema, 4);
  const db = new Db(source);
  await seedShop(db, new Date(Date.now() - 60_000));
  const middle = Math.floor(many / 2);
  await fillOrders(source, 1, middle);
  const keys = new OrderKeys(parseRing(testKeys.ORDER_KEYS), parseKey(testKeys.CHECK_KEY));
  const bought = await buyMany(db, keys);
  await fillOrders(source, middle + 1, many);
  const services = { call: async () => ({ game }) } as unknown as ServiceClient;
  const games = new CatalogGames(services);
  // Nothing is remembered: otherwise memory is all that is measured.
  const shop = () => {
    const settings = new ShopSettings(db);
    return new ShowShop(db, new Shop(settings, games), settings, rehearsals);
  };
  const rehearsals = { isAsked: async () => false } as unknown as Rehearsals;
  const visitor: Caller = {
    who: { kind: 'anon' },
    rid: 'bench',
    ip: '10.0.0.1',
    language: 'zh-TW',
    key: null,
    token: null,
  };
  const names = new GameNames(games);
  const results = new FindResult(db, new Orders(db, keys), keys, names);
  const own = new FindOwnOrders(db, keys, names, services);
  const desk = new FindOrders(db, keys, new PaymentIssues(db));
  const one = (nth: number) => bought[nth % bought.length]!;
  const pages: Pages = {
    'products of a game': () => shop().products('H73', {}, visitor),
    'a game, and what a character may still have': (nth) =>
      shop().game('G112', { server_id: 'tw_2001', role_id: one(nth).role_id }, visitor),
    'result of an order': (nth) => results.byToken(one(nth).token, 'zh-TW'),
    'payment of an order': (nth) => results.byNumber(one(nth).orderno),
    'own orders': (nth) => own.run(one(nth).who, {}, 'zh-TW'),
    'orders of the desk that wait': () => desk.list(finance, { state: 'reported' } as OrdersQuery),
    'orders of the desk that were paid': () => desk.list(finance, { state: 'paid', game_id: 'G112' } as OrdersQuery),
  };
  return { pages, close: () => source.destroy() };
}

type Bought = { token: string; orderno: string; role_id: string; who: ReturnType<typeof aPlayer> };

async function buyMany(db: Db, keys: OrderKeys): Promise<Bought[]> {
  const bought: Bought[] = [];
  for (let nth = 0; nth < BUYERS * ORDERS_OF_ONE; nth += 1) {
    const who = aPlayer({ uid: `buyer-${nth % BUYERS}`, role: String(900_000_000 + (nth % BUYERS)) });
    const { order, orderno } = await aPurchase(db, { role_id: who.role });
    const sealed = keys.fresh(order.report_id, buyer);
    await db.source.query(
      'UPDATE topup_order SET token_mac = ?, token_box = ?, buyer_box = ?, buyer_kid = ?, owner = ? WHERE id = ?',
      [sealed.token_mac, sealed.token_box, sealed.buyer_box, sealed.buyer_kid, ownerOf(who), order.id],
    );
    bought.push({ token: keys.tokenOf({ ...order, ...sealed }), orderno, role_id: who.role, who });
  }
  return bought;
}

async function msOf(page: Page, many: number): Promise<number> {
  const begun = performance.now();
  for (let nth = 0; nth < many; nth += 1) await page(nth);
  return (performance.now() - begun) / many;
}

export type PageSizes = { few: number; many: number; calls: number };

/** How long the pages of orders take among many orders against few, turn by turn. */
export function pageTimes(adminUrl: string, { few, many, calls }: PageSizes) {
  return withTopupSchema(adminUrl, 'few', (fewUrl) =>
    withTopupSchema(adminUrl, 'many', async (manyUrl) => {
      const among = [await openPages(fewUrl, few), await openPages(manyUrl, many)];
      const figures: Record<string, string> = {};
      const aims = [];
      for (const name of Object.keys(among[0]?.pages ?? {})) {
        const both = among.map(({ pages }) => pages[name] as Page);
        const times: number[][] = [[], []];
        for (const page of both) await msOf(page, calls);
        for (let round = 0; round < ROUNDS; round += 1)
          for (const [at, page] of both.entries()) times[at]?.push(await msOf(page, calls));
        const [short = 0, long = 0] = times.map(median);
        figures[`${name}, ms`] = `${short.toFixed(2)} / ${long.toFixed(2)}`;
        aims.push(atMost(`${name}, times slower than among ${few.toLocaleString('en')} orders`, long / short, SLOWER));
      }
      for (const { close } of among) await close();
      return { figures, aims };
    }),
  );
}
