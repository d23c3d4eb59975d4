import type { RetainedPart, Person } from '@hub/contracts/person-data';
import { tableRows, type PersonCategory } from '@hub/nest-kit/person-data';
import type { Buyer } from '../buyer/buyer.ts';
import type { OrderKeys } from '../buyer/order-keys.ts';
import type { Order } from '../order.entity.ts';
import { blankBuyers, blankCharacters } from '../write-order.ts';
import { correctBuyers } from './correct-buyers.ts';
import { ordersFor, ordersOf } from './orders-of-person.ts';

const FIVE_YEARS = 5 * 365;
/** A number to pay with may still be good for so long. */
const PAYABLE_DAYS = 7;
const books = (table: string, columns: string[]): RetainedPart => ({
  table,
  columns,
  ground: 'accounting',
  days: null,
});

/** What an invoice and a transfer were made out to, which the books want for their time; nothing that reaches anybody. */
const ofTheBooks = ({ invoice, transfer }: Buyer): Buyer => ({
  ...{ email: '', phone: '', area: '', gender: '', birthday: '', prize: null, sent: '' },
  invoice,
  transfer: transfer && { ...transfer, name: '', note: '' },
});

const shown = (keys: OrderKeys, order: Order): Record<string, unknown> => {
  const buyer = keys.buyerOf(order);
  const { sent: _, ...typed } = buyer ?? { sent: '' };
  return {
    report_id: order.report_id,
    game_id: order.game_id,
    server_name: order.server_name,
    role_id: order.role_id,
    char_name: order.char_name,
    account: order.owner,
    state: order.state,
    title: order.title,
    amount: order.amount,
    created_at: order.created_at,
    paid_at: order.paid_at,
    ...typed,
  };
};

const namesOfOrder = ({ email, phone, account }: Record<string, unknown>): Partial<Person> => {
  const [game_id = '', uid = ''] = String(account ?? '').split(':');
  return {
    emails: email ? [String(email)] : [],
    phones: phone ? [String(phone)] : [],
    accounts: uid && game_id !== 'hub' ? [{ game_id, uid }] : [],
  };
};

const READY = `(state IN ('paid', 'rejected', 'refunded') AND delivery <> 'queued'
  OR state IN ('cancelled', 'expired') AND (product_id IS NULL OR created_at < NOW(3) - INTERVAL ${PAYABLE_DAYS} DAY))`;

/** What a person bought: sums and numbers stay. An order that is not over, or may still be paid, is waited for. */
export const orderCategory = (keys: OrderKeys): PersonCategory =>
  tableRows<Order>({
    key: 'orders',
    table: 'topup_order',
    tables: ['topup_order', 'order_step'],
    by: (person) => ordersOf(keys, person),
    ready: READY,
    since: 'created_at',
    show: (order) => shown(keys, order),
    names: namesOfOrder,
    kept: [
      books('topup_order', ['report_id', 'amount', 'title', 'state']),
      { table: 'topup_order', columns: ['buyer_box'], ground: 'accounting', days: FIVE_YEARS },
    ],
    erase: async (tx, orders) => {
      for (const order of orders) {
        const buyer = keys.buyerOf(order);
        const isBooked = ['paid', 'refunded'].includes(order.state) && buyer !== null;
        await blankBuyers(tx, [order.id], isBooked ? keys.sealBuyer(order, ofTheBooks(buyer)) : null);
      }
    },
    correct: (db, asked) => correctBuyers(db, keys, asked),
  });

/** What somebody else bought for the person’s character: who bought it is not the person’s to read. */
export const giftCategory: PersonCategory = tableRows<Order>({
  key: 'gifts',
  table: 'topup_order',
  tables: [],
  by: ordersFor,
  ready: READY,
  since: 'created_at',
  show: ({ report_id, game_id, server_name, role_id, char_name, title, created_at }) => ({
    ...{ report_id, game_id, server_name, role_id, char_name, title, created_at },
  }),
  erase: (tx, orders) =>
    blankCharacters(
      tx,
      orders.map(({ id }) => id),
    ),
});

/** The bonus of a month is had once: this month’s stays until the month is over. */
export const bonusCategory = (keys: OrderKeys): PersonCategory =>
  tableRows<{ month: string; amount: number; game_id: string }>({
    key: 'bonuses',
    table: 'tier_claim',
    by: (person) => {
      const orders = ordersOf(keys, person);
      return orders && { sql: `order_id IN (SELECT id FROM topup_order WHERE ${orders.sql})`, values: orders.values };
    },
    known: "month < DATE_FORMAT(NOW(3) + INTERVAL 8 HOUR, '%Y/%m')",
    since: "CAST(CONCAT(REPLACE(month, '/', '-'), '-01') AS DATETIME(3))",
    show: ({ game_id, month, amount }) => ({ game_id, month, amount }),
    kept: [{ table: 'tier_claim', columns: ['role_id'], ground: 'once', days: 31 }],
    erase: 'delete',
  });

/** Who paid from which account stands in the books. */
export const paymentCategory: PersonCategory = {
  key: 'payments',
  tables: ['payment', 'payment_attempt', 'provider_message'],
  kept: [
    books('payment', ['trade_no', 'orderno', 'amount']),
    { table: 'payment', columns: ['payer_bank', 'payer_last_five'], ground: 'accounting', days: FIVE_YEARS },
    books('payment_attempt', ['orderno', 'amount', 'trade_no']),
    { table: 'provider_message', columns: ['body'], ground: 'expiring', days: 180 },
  ],
  find: async () => ({ rows: 0, oldest: null, newest: null }),
  read: async () => [],
};
