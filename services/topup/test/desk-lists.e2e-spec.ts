import type { DeskOrdersView, OrderCountsView } from '@hub/contracts/topup';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DecideLate } from '../src/orders/late/late-policy.ts';
import { aLateOrder, atDesk, atProvider, aTransfer, seen, staff, stateOf } from './desk.setup.ts';
import { openShop, type TestShop } from './topup.setup.ts';

let shop: TestShop;
let desk: ReturnType<typeof atDesk>;
const [finance, foreign] = [staff('finance'), staff('finance', 'G112')];
const reason = { reason: '對帳單查無此筆' };
beforeAll(async () => {
  shop = await openShop();
  desk = atDesk(shop);
});
afterAll(() => shop.close());

describe('orders at the desk', () => {
  it('that wait come in the order in which they came, page by page, at the games of whoever looks', async () => {
    const own = await Promise.all([1, 2, 3].map(() => aTransfer(shop, { game_id: 'G115' })));
    const many = [];
    for (let nth = 0; nth < 22; nth += 1) many.push(await aTransfer(shop, { game_id: 'g66naxx2tw' }));
    const list = async (who: typeof finance, query: string) => (await desk<DeskOrdersView>(who, `GET ?${query}`)).body;
    const first = await list(finance, 'game_id=g66naxx2tw');
    const more = await list(finance, `game_id=g66naxx2tw&page=${first.page.next}`);
    const numbers = [...first.data, ...more.data].map(({ report_id }) => String(report_id));
    expect(numbers).toEqual(many.map(({ report_id }) => report_id));
    expect(more.page.next).toBeNull();
    const seenBy = await list(staff('finance', 'G115'), '');
    expect(seenBy.data.map(({ report_id }) => String(report_id)).toSorted()).toEqual(
      own.map(({ report_id }) => report_id).toSorted(),
    );
    expect((await list(staff('finance', 'G115'), 'game_id=g66naxx2tw')).data).toEqual([]);
    expect((await list(finance, `find=${many[0]!.report_id}`)).data).toHaveLength(1);
    expect((await list(foreign, `find=${many[0]!.report_id}`)).data).toEqual([]);
  });

  it('are filtered by state and kind, and found by the number of the provider', async () => {
    const { order, orderno } = await atProvider(shop, { game_id: 'MA96' });
    const of = async (query: string) => (await desk<DeskOrdersView>(finance, `GET ?game_id=MA96&${query}`)).body.data;
    expect(await of('state=waiting&kind=purchase')).toHaveLength(1);
    expect(await of('state=waiting&kind=transfer')).toEqual([]);
    expect((await of(`find=${orderno.toLowerCase()}`)).map(({ report_id }) => String(report_id))).toEqual([
      order.report_id,
    ]);
    for (const query of ['state=none', 'kind=none', 'page=x', 'page=99999999999'])
      expect((await desk(finance, `GET ?${query}`)).status, query).toBe(400);
  });

  it('are counted as far as they wait, and are no rehearsals', async () => {
    const before = (await desk<OrderCountsView>(finance, 'GET counts')).body.data;
    await aTransfer(shop);
    await aLateOrder(shop);
    await aLateOrder(shop, { rehearsal: 1 });
    const after = (await desk<OrderCountsView>(finance, 'GET counts')).body.data;
    expect([after.reported - before.reported, after.late - before.late, after.more]).toEqual([1, 1, false]);
    expect(after.oldest).toMatch(/\+08:00$/);
  });

  it('that are nobody’s any more bring nothing, and late money can go back', async () => {
    const [late, rejected] = [await aLateOrder(shop), await aTransfer(shop)];
    await shop.kept.exec(`UPDATE topup_order SET state = 'rejected' WHERE id = ${rejected.id}`);
    await shop.kept.exec(
      `UPDATE topup_order SET role_id = '', partner_uid = '' WHERE id IN (${late.id}, ${rejected.id})`,
    );
    const may = async ({ report_id }: typeof late) => (await desk(finance, `GET ${report_id}`)).body.data.row.may;
    expect([await may(late), await may(rejected)]).toEqual([['refund'], []]);
    const tried = async ({ report_id, version }: typeof late, what: string) =>
      (await desk(finance, `POST ${report_id}/${what}`, { body: reason, headers: seen(version) })).status;
    expect([await tried(late, 'accept'), await tried(rejected, 'reopen')]).toEqual([409, 409]);
    await new DecideLate(shop.db, { of: async () => 'grant' }).run(late.id);
    expect(await stateOf(shop, late)).toMatchObject({ state: 'late' });
  });

  it('are for finance to change, for some to see, and not there for others', async () => {
    const order = await aTransfer(shop);
    for (const role of ['agent', 'event_operator'] as const) {
      expect((await desk(staff(role), 'GET ')).status).toBe(403);
      expect((await desk(staff(role), `GET ${order.report_id}`)).status).toBe(404);
    }
    expect((await desk(foreign, `GET ${order.report_id}`)).status).toBe(404);
    for (const role of ['lead', 'product_admin', 'auditor'] as const) {
      const who = staff(role);
      expect((await desk(who, `GET ${order.report_id}`)).body.data.row.may).toEqual([]);
      const tried = await desk(who, `POST ${order.report_id}/reject`, { body: reason, headers: seen(order.version) });
      expect(tried.status).toBe(403);
    }
    expect(await stateOf(shop, order)).toMatchObject({ state: 'reported' });
    for (const report of ['1', '999999999999', 'x'])
      expect((await desk(finance, `GET ${report}`)).body).toEqual({ noexist: '找不到這筆訂單' });
  });
});
