import { expect, it } from 'vitest';
import { faultsIn, type OrderBook } from './books.ts';

const trade = { trade_no: '1', amount: 100 };
const aBook = (over: Partial<OrderBook> = {}): OrderBook => ({
  report_id: '261126000001',
  role_id: '1',
  amount: 100,
  state: 'paid',
  trades: [trade],
  payments: [trade],
  issues: [],
  parts: ['goods', 'tier'],
  told: 1,
  ...over,
});
const unpaid = { payments: [], parts: [], told: 0 };

it.each<[what: string, over: Partial<OrderBook>]>([
  ['paid', {}],
  ['waits', { state: 'waiting', trades: [], ...unpaid }],
  ['ended unpaid', { state: 'expired', trades: [], ...unpaid }],
  ['was paid with another sum, which a person knows', { state: 'waiting', ...unpaid, issues: ['1'] }],
  ['was paid late and is not decided', { state: 'late', parts: [], told: 0 }],
])('an order that %s is as it should be', (_, over) => expect(faultsIn([aBook(over)])).toEqual([]));

it.each<[what: string, over: Partial<OrderBook>, words: string]>([
  ['payment is lost', { state: 'waiting', ...unpaid }, 'lost the payment 1'],
  ['sum is another', { trades: [{ ...trade, amount: 1 }] }, 'took 1 for 100 of 100'],
  ['payment is no trade', { trades: [] }, 'which is no trade'],
  ['payments are two', { payments: [trade, { ...trade, trade_no: '2' }] }, 'was paid 2 times'],
  ['end came though it was paid', { state: 'expired', ...unpaid, issues: ['1'] }, 'has ended, and was paid'],
  ['goods were asked for twice', { parts: ['goods', 'goods', 'tier'] }, 'asked for its goods 2 times'],
  ['goods were forgotten', { parts: ['tier'] }, 'asked for its goods 0 times'],
  ['payment was told twice', { told: 2 }, 'was told as paid 2 times'],
  ['bonus came twice', { parts: ['goods', 'tier', 'tier'] }, 'has 2 bonuses'],
  ['bonus was forgotten', { parts: ['goods'] }, 'has 0 bonuses'],
])('an order whose %s is noticed', (_, over, words) => expect(faultsIn([aBook(over)]).join('\n')).toContain(words));

it('a bonus of two orders of one character is noticed', () => {
  const books = [aBook(), aBook({ report_id: '261126000002' })];
  expect(faultsIn(books)).toEqual(['the character 1 has 2 bonuses']);
});
