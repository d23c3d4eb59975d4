import type { ErasedPerson, ExportedPage, FoundPerson, Person } from '@hub/contracts/person-data';
import { nobody } from '@hub/contracts/person-data';
import { aPlayer, tracesInSchema } from '@hub/nest-kit/testing';
import { parseKey, parseRing } from '@hub/nest-kit/keys';
import { testKeys } from '@hub/nest-kit/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { OrderKeys } from '../src/orders/buyer/order-keys.ts';
import { nameBuyers } from '../src/orders/person-data/name-buyers.ts';
import { callsOf, openCheckout } from './checkout.setup.ts';
import type { TestShop } from './topup.setup.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openCheckout();
  shop.catalog.routes['GET /internal/held_accounts'] = () => ({ body: { accounts: [] } });
});
afterAll(() => shop.close());

const { call, purchased, pay, row } = callsOf(() => shop);
const by = { kind: 'service', from: 'surveys' } as const;
const ask = async <T>(name: string, body: object) =>
  (await call<T>(`POST /internal/person_data/${name}`, { who: by, body } as never)).body;
const sql = <T>(text: string, values: unknown[] = []) => shop.source.query<T>(text, values);
const keys = new OrderKeys(parseRing(testKeys.ORDER_KEYS), parseKey(testKeys.CHECK_KEY));
let requests = 0;

/** A paid order of a player, whose delivery has arrived. */
async function aBuyer() {
  const who = aPlayer();
  const order = await purchased({}, { who });
  await pay(order);
  await sql("UPDATE topup_order SET delivery = 'sent' WHERE report_id = ?", [order.report_id]);
  const person: Person = { ...nobody, accounts: [{ game_id: 'H73', uid: who.uid }] };
  return { who, person, order };
}
const settle = () => sql('UPDATE outbox SET done_at = NOW(3), next_at = NULL WHERE done_at IS NULL');

it('an order is found by who began it, by address and by phone; those of before once the worker has named them', async () => {
  const { person, order } = await aBuyer();
  const orders = async (one: Person) =>
    (await ask<FoundPerson>('find', { person: one })).categories.find(({ key }) => key === 'orders')!.rows;
  const [email, phone] = [
    { ...nobody, emails: ['PLAYER@example.com'] },
    { ...nobody, phones: ['+886 912-345-678'] },
  ];
  expect([await orders(person), await orders(email), await orders(phone)]).toEqual([1, 1, 1]);
  await sql('UPDATE topup_order SET email_mac = NULL, phone_mac = NULL');
  expect([await orders(email), await orders(phone)]).toEqual([0, 0]);
  expect(await nameBuyers(shop.db, keys)()).toBeGreaterThan(0);
  expect([await orders(email), await orders(phone)]).toEqual([1, 1]);
  const page = await ask<ExportedPage>('export', { person, category: 'orders' });
  expect(page.rows).toMatchObject([
    { report_id: String(order.report_id), email: 'player@example.com', amount: 10_000 },
  ]);
});

it('who only received what a friend bought sees nothing of the friend, and takes nothing of the friend’s along', async () => {
  const { order } = await aBuyer();
  const friend: Person = { ...nobody, roles: [{ game_id: 'H73', role_id: '123456789' }] };
  const found = await ask<FoundPerson>('find', { person: friend });
  expect(found.names).toEqual(nobody);
  const page = await ask<ExportedPage>('export', { person: friend, category: 'gifts' });
  expect(JSON.stringify(page.rows)).not.toContain('@');
  await settle();
  await ask('erase', { request: (requests += 1), person: friend });
  expect(await row(order.report_id)).toMatchObject({ role_id: '', char_name: '', partner_uid: '' });
  expect(keys.buyerOf(await row(order.report_id))?.email).toBe('player@example.com');
});

it('an erasure waits for what is not over, keeps sums, numbers and the invoice, and forgets the rest', async () => {
  const { who, person, order } = await aBuyer();
  await settle();
  await sql("UPDATE topup_order SET delivery = 'queued' WHERE report_id = ?", [order.report_id]);
  const request = (requests += 1);
  expect(await ask<ErasedPerson>('erase', { request, person })).toMatchObject({ done: false, waits: 1 });
  await sql("UPDATE topup_order SET delivery = 'sent' WHERE report_id = ?", [order.report_id]);
  expect(await ask<ErasedPerson>('erase', { request, person })).toMatchObject({ done: true, waits: 0 });
  const kept = await row(order.report_id);
  expect(kept).toMatchObject({ state: 'paid', amount: 10_000, owner: '', role_id: '', char_name: '', email_mac: null });
  const buyer = keys.buyerOf(kept)!;
  expect([buyer.email, buyer.phone, buyer.birthday, buyer.invoice?.carrier]).toEqual(['', '', '', '/ABC1234']);
  expect([...(await tracesInSchema(shop.kept.url, [who.uid])).keys()]).toEqual([]);
  expect((await ask<FoundPerson>('find', { person })).categories.every(({ rows }) => rows === 0)).toBe(true);
});

it('an address is corrected in orders and found by the new one', async () => {
  const { order } = await aBuyer();
  const correction = { request: 1, field: 'email', from: 'player@example.com', to: 'neu@example.com' };
  const changed = await ask<{ corrected: { rows: number }[] }>('correct', correction);
  expect(changed.corrected[0]!.rows).toBeGreaterThan(0);
  expect(keys.buyerOf(await row(order.report_id))?.email).toBe('neu@example.com');
  expect((await ask<{ corrected: { rows: number }[] }>('correct', correction)).corrected[0]!.rows).toBe(0);
});
