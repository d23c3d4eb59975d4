import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { gameFake } from './game-fake.ts';
import { anAsked, startDeliveries, type Deliveries } from './events.setup.ts';

let here: Deliveries;
let game: Awaited<ReturnType<typeof gameFake>>;
beforeAll(async () => {
  here = await startDeliveries();
});
afterAll(() => here.close());
beforeEach(async () => {
  game = await gameFake();
  here.links.baseUrl = game.url;
});
afterEach(() => game.close());

async function sending(work: () => Promise<void>, more = {}): Promise<void> {
  const sender = here.aSender(more);
  sender.start();
  try {
    await work();
  } finally {
    await sender.close();
  }
}
const until = (id: number, wanted: string) =>
  expect.poll(async () => (await here.row(id)).state, { timeout: 10_000, interval: 20 }).toBe(wanted);
const moment = (ms: number) => new Promise((done) => setTimeout(done, ms));
const lineOf = async (id: string) => (await here.rows(`SELECT * FROM game_line WHERE game_id = '${id}'`))[0]!;
const dueIn = async (id: number) =>
  Number((await here.rows(`SELECT TIMESTAMPDIFF(SECOND, NOW(3), due_at) AS s FROM delivery WHERE id = ${id}`))[0]!.s);

describe('a game that asks for patience', () => {
  it.each(['0', new Date(0).toUTCString()])('with retry-after %s is not called again at once', async (now) => {
    game.box.ending = () => 429;
    game.box.headers = { 'retry-after': now };
    const id = await here.ask(anAsked({ game_id: `now_${now.length}` }));
    await sending(async () => {
      await expect.poll(() => here.tries(id), { timeout: 5000 }).toHaveLength(1);
      await moment(300);
    });
    expect(game.box.calls).toBe(1);
    expect(await dueIn(id)).toBeGreaterThan(20);
    expect(await here.row(id)).toMatchObject({ state: 'queued', attempt: 0 });
  });

  it('with 503 takes a try of the schedule, and is left alone for whichever is longer', async () => {
    game.box.ending = () => 503;
    game.box.headers = { 'retry-after': '60' };
    const patient = await here.ask(anAsked({ game_id: 'patient' }));
    await sending(() => expect.poll(() => here.tries(patient), { timeout: 5000 }).toHaveLength(1));
    expect(await here.tries(patient)).toEqual([{ nth: 1, outcome: 'later', error: 'status_503', counts: 1 }]);
    expect(await here.row(patient)).toMatchObject({ state: 'unknown', attempt: 1, uncertain: 1 });
    expect(await dueIn(patient)).toBeGreaterThan(50);
    game.box.headers = { 'retry-after': '1' };
    const scheduled = await here.ask(anAsked({ game_id: 'scheduled' }));
    const poll = () => expect.poll(() => here.tries(scheduled), { timeout: 5000 }).toHaveLength(1);
    await sending(poll, { waits: [600_000] });
    expect(await dueIn(scheduled)).toBeGreaterThan(400);
  });

  it('with 503 and nothing else is for people in the end', async () => {
    game.box.ending = () => 503;
    const game_id = 'resting';
    const id = await here.ask(anAsked({ game_id }));
    await sending(() => until(id, 'manual'), { pauseMs: 30 });
    expect(await lineOf(game_id)).toMatchObject({ circuit: 'closed', faults: 0, pleas: 6 });
    game.box.ending = () => 'well';
    const next = await here.ask(anAsked({ game_id }));
    await sending(() => until(next, 'delivered'));
    expect((await lineOf(game_id)).pleas).toBe(0);
  });
});

describe('a delivery', () => {
  it('that was tried more often than can be counted goes on', async () => {
    game.box.ending = (_, nth) => (nth === 1 ? 422 : 'well');
    const id = await here.ask(anAsked({ game_id: 'counted_out' }));
    const lost = () =>
      here.rows(`UPDATE delivery SET state = 'sending', due_at = NULL, tries = 65535,
        lease_until = NOW(3) - INTERVAL 1 SECOND WHERE id = ${id}`);
    await lost();
    expect(await here.lapse()).toBe(1);
    await sending(() => until(id, 'manual'));
    await lost();
    expect(await here.lapse()).toBe(1);
    await sending(() => until(id, 'delivered'));
    expect((await here.row(id)).tries).toBe(65_535);
  });
});
