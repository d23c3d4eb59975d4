import { randomInt } from 'node:crypto';
import type { DeskOrderView } from '@hub/contracts/topup';
import { taipeiIso, type StaffPrincipal, type StaffRole } from '@hub/contracts/shared';
import { parseKey, parseRing } from '@hub/nest-kit/keys';
import { aStaff, callAs, testKeys } from '@hub/nest-kit/testing';
import type { Buyer } from '../src/orders/buyer/buyer.ts';
import { OrderKeys } from '../src/orders/buyer/order-keys.ts';
import type { Order } from '../src/orders/order.entity.ts';
import { changeOrder, insertOrder } from '../src/orders/write-order.ts';
import { aPurchase, goods } from './order.builder.ts';
import type { TestShop } from './topup.setup.ts';

const keys = new OrderKeys(parseRing(testKeys.ORDER_KEYS), parseKey(testKeys.CHECK_KEY));

export const aBuyer: Buyer = {
  email: 'player@example.com',
  phone: '0912345678',
  area: '台北市',
  gender: 'x',
  birthday: '1995-05-05',
  transfer: { last_five: '98765', time: '2026-11-26T12:00:00+08:00', name: '王示範', bank: '示範銀行', note: '分兩次' },
  invoice: { option: 'mobile', love_code: '', carrier: '/ABC1234', recipient: '', area: '', address: '' },
  prize: null,
  sent: '',
};

export const staff = (role: StaffRole, game = '*'): StaffPrincipal =>
  aStaff({ login: `${role}-${randomInt(1_000_000)}`, name: `同事 ${randomInt(1000)}`, roles: [{ role, game }] });

type Over = Partial<Pick<Order, 'game_id' | 'amount'>>;

/** A transfer that a player has reported. */
export async function aTransfer({ db }: Pick<TestShop, 'db'>, over: Over = {}): Promise<Order> {
  const { game_id = 'h55naxx2tw', amount = 10_000 } = over;
  const report_id = String(randomInt(300_000_000_000, 899_999_999_999));
  return db.runTx(async (tx) => {
    const order = await insertOrder(tx, {
      report_id,
      ...keys.fresh(report_id, aBuyer),
      game_id,
      report_type: '1',
      server_id: '1',
      server_name: '亞洲服',
      role_id: '1234567',
      char_name: '示範角色',
      partner_uid: 'uid-900001',
      owner: '',
      cancels_at: null,
      rehearsal: 0,
    });
    const set = {
      kind: 'transfer',
      product_id: 801,
      title: '10,000 方案',
      qty: 1,
      amount,
      goods: JSON.stringify(goods),
    } as const;
    return changeOrder(tx, { move: 'report', order, by: 'player', set });
  });
}

const base = '/api/staff/reports';
export const seen = (version: number) => ({ 'if-match': String(version) });

export const atDesk =
  ({ topup }: Pick<TestShop, 'topup'>) =>
  <T = DeskOrderView>(who: StaffPrincipal, line: string, sent: Parameters<typeof callAs>[3] = {}) => {
    const [method, path = ''] = line.split(' ');
    return callAs<T>(topup.url, 'topup', `${method} ${path.startsWith('/') ? path : base + (path && `/${path}`)}`, {
      ...sent,
      who,
    });
  };

let line = 0;
/** A line of the statement that agrees with an order. */
export const statement = (amount: number) => ({
  amount,
  paid_at: taipeiIso(new Date(Date.now() - 3_600_000)).slice(0, 16),
  statement_ref: `L-${process.pid}-${(line += 1)}`,
  reason: '對帳單相符',
});

/** An order at the provider, whose buyer has served their time. */
export async function atProvider(
  { db, kept }: Pick<TestShop, 'db' | 'kept'>,
  over: Parameters<typeof aPurchase>[1] = {},
) {
  const made = await aPurchase(db, over);
  await kept.exec(`UPDATE topup_order SET kind = 'purchase', buyer_box = NULL WHERE id = ${made.order.id}`);
  return made;
}

/** Paid after it had ended. */
export async function aLateOrder(
  shop: Pick<TestShop, 'db' | 'kept'>,
  over: Parameters<typeof aPurchase>[1] = {},
): Promise<Order> {
  const { order } = await atProvider(shop, over);
  return shop.db.runTx(async (tx) => {
    const ended = await changeOrder(tx, { move: 'cancel', order, by: 'player' });
    return changeOrder(tx, { move: 'pay_late', order: ended, by: 'provider', set: { paid_at: new Date() } });
  });
}

export const audited = ({ kept }: Pick<TestShop, 'kept'>, action: string, object: string) =>
  kept.exec(`SELECT actor FROM audit WHERE action = '${action}' AND object = '${object}'`);

export const stateOf = async ({ kept }: Pick<TestShop, 'kept'>, { id }: Order) =>
  (await kept.exec(`SELECT * FROM topup_order WHERE id = ${id}`))[0];
