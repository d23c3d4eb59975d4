import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { deskOf } from './desk.setup.ts';
import { startEvents, type Events } from './events.http.ts';
import { anAsked } from './events.setup.ts';

let events: Events;
beforeAll(async () => {
  events = await startEvents();
});
afterAll(() => events.close());
beforeEach(() => {
  events.game.box.ending = () => 'well';
  events.game.box.refusal = { error: 'mailbox_full' };
});

const { rowOf, show, deed, because, until } = deskOf(() => events);
const mail = { server_id: 's', role_id: '1', title: '補寄', items: [{ item_code: 'a', qty: 1 }] };
const unknown = async (arrived: boolean) => {
  const data = anAsked({ game_id: 'unsure' });
  await events.tell('surveys', data);
  const { id } = await rowOf(data.id);
  events.game.box.ending = () => (arrived ? 'reset_after' : 'reset_before');
  await events.working(() => until(Number(id), 'manual'));
  return Number(id);
};

it('what may have arrived is cancelled only when the game says that it has not', async () => {
  const id = await unknown(false);
  const { body, status } = await deed(id, 'cancel', because);
  expect([status, body.data?.row.state]).toEqual([200, 'cancelled']);
}, 30_000);

it('what has arrived after all is written down as delivered instead', async () => {
  const id = await unknown(true);
  for (const name of ['cancel', 'replace'] as const) {
    expect((await deed(id, name, { ...mail, ...because })).status).toBe(409);
  }
  const { row, way } = await show(id);
  expect([row.state, way.map(({ step }) => step)]).toEqual(['delivered', ['asked', 'manual', 'found']]);
}, 30_000);

it('what arrived after all is not marked as sent by hand either', async () => {
  const id = await unknown(true);
  const { status, headers } = await deed(id, 'by_hand', because);
  expect([status, headers.get('x-hub-code')]).toEqual([409, 'DELIVERY_ARRIVED']);
  expect((await show(id)).row.state).toBe('delivered');
}, 30_000);

it.each(['cancel', 'replace', 'by_hand'])(
  'of a conflict the game has something else: %s is possible, and nothing is taken for delivered',
  async (name) => {
    const data = anAsked();
    await events.tell('surveys', data);
    const id = Number((await rowOf(data.id)).id);
    // The game holds a mail of this name that is not ours.
    events.game.hold(data.id);
    events.game.box.ending = () => 409;
    events.game.box.refusal = { error: 'mail_id_conflict' };
    await events.working(() => until(id, 'manual'));
    expect((await deed(id, name, { ...mail, ...because })).status).toBe(200);
    const { row, way } = await show(id);
    expect(row.state).toBe({ cancel: 'cancelled', replace: 'replaced' }[name] ?? name);
    expect(way.map(({ step }) => step)).not.toContain('found');
  },
);

it('after a conflict, that the game has a mail of this name tells nothing', async () => {
  const data = anAsked();
  await events.tell('surveys', data);
  const id = Number((await rowOf(data.id)).id);
  events.game.hold(data.id);
  events.game.box.ending = (_, nth) => (nth === 1 ? 409 : 'reset_before');
  events.game.box.refusal = { error: 'mail_id_conflict' };
  events.game.box.calls = 0;
  await events.working(async () => {
    await until(id, 'manual');
    await deed(id, 'retry');
    await expect.poll(async () => (await show(id)).row.error, { timeout: 15_000 }).not.toBe('mail_id_conflict');
    await until(id, 'manual');
  });
  const { status, headers } = await deed(id, 'cancel', because);
  expect([status, headers.get('x-hub-code')]).toEqual([409, 'DELIVERY_UNCLEAR']);
  expect((await show(id)).row.state).toBe('manual');
}, 30_000);
