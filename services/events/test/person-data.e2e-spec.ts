import type { ErasedPerson, FoundPerson, Person } from '@hub/contracts/person-data';
import { nobody } from '@hub/contracts/person-data';
import { aPlayer, tracesInSchema } from '@hub/nest-kit/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startRedeeming } from './redeem.http.ts';
import { aBatch, aCode, anEvent } from './redeem.setup.ts';

let held: object[] = [];
let field: Awaited<ReturnType<typeof startRedeeming>>;
beforeAll(async () => {
  field = await startRedeeming();
  field.neighbours.routes['GET /internal/held_accounts'] = (_, url) => ({
    body: { accounts: url.searchParams.get('uid') ? [] : held },
  });
});
afterAll(() => field.close());

const by = { kind: 'service', from: 'surveys' } as const;
const ask = async <T>(call: string, body: object) =>
  (await field.call<T>(`POST /internal/person_data/${call}`, { who: by, body })).body;
let requests = 0;

async function aPerson(over: Record<string, unknown> = {}) {
  const player = aPlayer({ name: '會消失的名字' });
  const event = await anEvent(field.query, over);
  const [code, wrong] = [aCode(), aCode()];
  await aBatch(field.query, event, [code]);
  expect((await field.redeem(event, wrong, player)).status).toBe(400);
  expect((await field.redeem(event, code, player)).status).toBe(200);
  const person: Person = { ...nobody, accounts: [{ game_id: 'H73', uid: player.uid }] };
  return { player, event, code, person, names: [player.uid, player.role, '會消失的名字', code] };
}
const over = (event: { id: number }) =>
  field.query('UPDATE event SET ends_at = NOW(3) - INTERVAL 1 DAY WHERE id = ?', [event.id]);
const traces = async (names: string[]) => [...(await tracesInSchema(field.database.url, names)).keys()].toSorted();

it('an erasure waits for a reward that is on its way, then leaves no trace of who redeemed', async () => {
  const { event, person, names } = await aPerson();
  await over(event);
  const request = (requests += 1);
  expect(await ask<ErasedPerson>('erase', { request, person })).toMatchObject({ done: false, held: 0 });
  const arrived = async () => (await field.query("SELECT 1 FROM delivery WHERE state <> 'delivered'")) as object[];
  await field.working(() => expect.poll(arrived, { timeout: 20_000 }).toEqual([]));
  const done = await ask<ErasedPerson>('erase', { request, person });
  expect(done).toMatchObject({ done: true, waits: 0 });
  expect(done.destroyed.map(({ key }) => key)).toEqual(expect.arrayContaining(['deliveries', 'locks', 'redemptions']));
  expect(await traces(names)).toEqual([]);
  expect(await field.query('SELECT used FROM serial_code WHERE event_id = ?', [event.id])).toEqual([{ used: 1 }]);
});

it('while the event goes on the account alone stays, so that nothing is had twice', async () => {
  const { event, person, names, player } = await aPerson();
  const arrived = async () => (await field.query("SELECT 1 FROM delivery WHERE state <> 'delivered'")) as object[];
  await field.working(() => expect.poll(arrived, { timeout: 20_000 }).toEqual([]));
  expect(await ask<ErasedPerson>('erase', { request: (requests += 1), person })).toMatchObject({ done: true });
  expect(await traces(names)).toEqual(['redeem_lock.account', 'redemption.account', 'serial_code.claimed_by']);
  const again = aCode();
  await aBatch(field.query, event, [again]);
  expect((await field.redeem(event, again, player)).status).toBe(409);
});

it('nothing goes of an account that support says is held, nor while it cannot be asked', async () => {
  const { event, person, player } = await aPerson();
  await over(event);
  held = [{ game_id: 'H73', uid: player.uid }];
  const request = (requests += 1);
  expect(await ask<ErasedPerson>('erase', { request, person })).toMatchObject({ done: false, held: 1, destroyed: [] });
  held = [];
  const route = field.neighbours.routes['GET /internal/held_accounts']!;
  field.neighbours.routes['GET /internal/held_accounts'] = () => ({ status: 503, body: {} });
  const sent = { who: by, body: { request, person } };
  expect((await field.call('POST /internal/person_data/erase', sent)).status).toBe(503);
  field.neighbours.routes['GET /internal/held_accounts'] = route;
  const found = await ask<FoundPerson>('find', { person });
  expect(found.categories.find(({ key }) => key === 'redemptions')?.rows).toBe(1);
});
