import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deskOf } from './desk.setup.ts';
import { startEvents, type Events } from './events.http.ts';
import { anAsked } from './events.setup.ts';

let events: Events;
beforeAll(async () => {
  events = await startEvents();
});
afterAll(() => events.close());
const { rowOf } = deskOf(() => events);

const asked = async (set = '') => {
  const mail = anAsked({ source: 'topup' });
  expect((await events.tell('topup', mail)).status).toBe(200);
  if (set) await events.database.exec(`UPDATE delivery SET ${set} WHERE mail_id = '${mail.id}'`);
  return mail.id;
};
const withdraw = async (id: string, from = 'topup', fact = randomUUID()) =>
  (await events.tell(from, { id }, fact, 'delivery-withdrawn')).status;
const told = async (id: string) =>
  (
    await events.database.exec(
      `SELECT JSON_VALUE(payload, '$.data.outcome') AS outcome FROM outbox
        WHERE job = 'fact-delivery-settled-topup' AND JSON_VALUE(payload, '$.data.id') = '${id}'`,
    )
  ).map(({ outcome }) => outcome);

describe('a delivery that is withdrawn by who asked', () => {
  it.each(['queued', 'manual', 'rejected'])('is cancelled while the game has nothing of it: %s', async (state) => {
    const id = await asked(`state = '${state}'`);
    const fact = randomUUID();
    expect([await withdraw(id, 'topup', fact), await withdraw(id, 'topup', fact)]).toEqual([200, 200]);
    expect([(await rowOf(id)).state, await told(id)]).toEqual(['cancelled', ['cancelled']]);
  });

  it('waits for a person where the game may have it, and goes no more by itself', async () => {
    const id = await asked("state = 'unknown', uncertain = 1");
    expect(await withdraw(id)).toBe(200);
    expect(await rowOf(id)).toMatchObject({ state: 'manual', due_at: null });
    expect(await told(id)).toEqual([]);
  });

  it('stays where it has arrived', async () => {
    const id = await asked("state = 'delivered'");
    expect([await withdraw(id), (await rowOf(id)).state]).toEqual([200, 'delivered']);
  });

  it('is asked for once more while it is under way, or was not asked for yet', async () => {
    const id = await asked("state = 'sending', lease_until = NOW(3) + INTERVAL 1 MINUTE");
    expect([await withdraw(id), await withdraw(anAsked({}).id)]).toEqual([503, 503]);
    await events.database.exec(`UPDATE delivery SET state = 'queued', lease_until = NULL WHERE mail_id = '${id}'`);
    expect([await withdraw(id), (await rowOf(id)).state]).toEqual([200, 'cancelled']);
  });

  it('is nobody else’s to take back', async () => {
    const id = await asked();
    expect([await withdraw(id, 'surveys'), (await rowOf(id)).state]).toEqual([503, 'queued']);
  });
});
