import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { gameFake, type Ending } from './game-fake.ts';
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

/** Each test has a game of its own, and a sender for as long as it runs. */
let games = 0;
const aGame = () => `g_${(games += 1)}`;
async function sending<T>(work: () => Promise<T>, more = {}): Promise<T> {
  const sender = here.aSender(more);
  sender.start();
  try {
    return await work();
  } finally {
    await sender.close();
  }
}
const state = async (id: number) => String((await here.row(id)).state);
const until = (id: number, wanted: string) =>
  expect.poll(() => state(id), { timeout: 10_000, interval: 20 }).toBe(wanted);
const firstThen =
  (first: Ending, then: Ending = 'well') =>
  (_: unknown, nth: number) =>
    nth === 1 ? first : then;

describe('a delivery', () => {
  it('goes by itself, and the game’s own name of it is kept', async () => {
    const asked = anAsked({ game_id: aGame() });
    const id = await here.ask(asked);
    await sending(() => until(id, 'delivered'));
    expect(game.ledger).toEqual([asked.id]);
    expect(await here.row(id)).toMatchObject({ partner_mail_id: '1', attempt: 1, tries: 1, due_at: null, late: 0 });
    expect(await here.tries(id)).toEqual([{ nth: 1, outcome: 'delivered', error: '', counts: 1 }]);
  });

  it.each([
    ['silent_after', 'timeout'],
    ['reset_after', 'reset'],
    ['reset_before', 'reset'],
    ['error_after', 'status_500'],
  ] as const)('%s is unknown, and goes again under the same name with the same bytes', async (first, error) => {
    game.box.ending = firstThen(first);
    const asked = anAsked({ game_id: aGame(), body: '表情 🎁 與換行\n第二行' });
    const id = await here.ask(asked);
    await sending(() => until(id, 'delivered'));
    expect(game.ledger).toEqual([asked.id]);
    expect(game.bodies.get(asked.id)?.size).toBe(1);
    const [one, two] = await here.tries(id);
    expect(one).toMatchObject({ outcome: 'unclear', error, counts: 1 });
    expect(two).toMatchObject({ outcome: first === 'reset_before' ? 'delivered' : 'duplicate', counts: 1 });
  });

  it('is for people when its tries are used up', async () => {
    game.box.ending = () => 'error_after';
    const id = await here.ask(anAsked({ game_id: aGame() }));
    await sending(() => until(id, 'manual'));
    expect(await here.row(id)).toMatchObject({ attempt: 6, due_at: null, uncertain: 1, error: 'status_500' });
    expect(game.ledger).toHaveLength(1);
  });

  it.each([400, 404, 409, 422])('that the game refuses with %i ends there', async (status) => {
    game.box.ending = () => status;
    const id = await here.ask(anAsked({ game_id: aGame() }));
    await sending(() => until(id, 'rejected'));
    expect(await here.row(id)).toMatchObject({ error: 'mailbox_full', attempt: 1, due_at: null });
  });

  it('is not refused by who does not speak the protocol', async () => {
    game.box.refusal = { error: 'Not Found' };
    game.box.ending = firstThen(404);
    const id = await here.ask(anAsked({ game_id: aGame() }));
    await sending(() => until(id, 'delivered'));
    expect((await here.tries(id))[0]).toMatchObject({ outcome: 'unclear', error: 'status_404', counts: 1 });
  });

  it('that is refused after a try that may have arrived is for people, not refused', async () => {
    game.box.ending = (_, nth) => (nth === 1 ? 'error_after' : 404);
    const id = await here.ask(anAsked({ game_id: aGame() }));
    await sending(() => until(id, 'manual'));
    expect(await here.row(id)).toMatchObject({ attempt: 2, due_at: null, uncertain: 1 });
    expect(game.ledger).toHaveLength(1);
  });

  it('waits without a try while the game cannot be reached, or has no address', async () => {
    here.links.baseUrl = 'http://127.0.0.1:9';
    const [unreached, unlinked] = [anAsked({ game_id: aGame() }), anAsked({ game_id: aGame() })];
    const one = await here.ask(unreached);
    await sending(async () => {
      await expect.poll(async () => Number((await here.row(one)).tries), { timeout: 5000 }).toBeGreaterThan(2);
    });
    expect(await here.row(one)).toMatchObject({ state: 'queued', attempt: 0, uncertain: 0, error: 'refused' });
    here.links.baseUrl = null;
    const other = await here.ask(unlinked);
    await sending(async () => {
      const why = async () =>
        (await here.rows(`SELECT why FROM game_line WHERE game_id = '${unlinked.game_id}'`))[0]?.why;
      await expect.poll(why, { timeout: 5000 }).toBe('no_link');
    });
    expect(await here.row(other)).toMatchObject({ state: 'queued', attempt: 0, tries: 0 });
  });

  it('does not go before its time, nor while its batch waits', async () => {
    const game_id = aGame();
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
    const later = await here.ask(anAsked({ game_id, not_before: tomorrow }));
    const held = await here.ask(anAsked({ game_id, batch: 'week-47' }));
    const now = await here.ask(anAsked({ game_id }));
    await sending(async () => {
      await until(now, 'delivered');
      expect([await state(later), await state(held)]).toEqual(['queued', 'queued']);
      await here.rows(`UPDATE delivery SET not_before = NOW(3), due_at = NOW(3) WHERE id = ${later}`);
      await until(later, 'delivered');
    });
    expect(await state(held)).toBe('queued');
  });

  it('whose bytes would not be the same any more is not sent', async () => {
    const id = await here.ask(anAsked({ game_id: aGame() }));
    await here.rows(`UPDATE delivery SET title = '別的標題' WHERE id = ${id}`);
    await sending(() => until(id, 'manual'));
    expect([game.box.calls, (await here.row(id)).error]).toEqual([0, 'body_changed']);
  });
});

describe('a game', () => {
  it('has at most so many calls at the same time, over all workers', async () => {
    const game_id = aGame();
    const ids = await Promise.all(Array.from({ length: 60 }, () => here.ask(anAsked({ game_id }))));
    // Calls are counted: none may be given up because the machine is crowded.
    const patient = { timeoutMs: 10_000 };
    const [one, two, three] = [here.aSender(patient), here.aSender(patient), here.aSender(patient)];
    for (const sender of [one, two, three]) sender.start();
    for (const id of ids) await until(id, 'delivered');
    for (const sender of [one, two, three]) await sender.close();
    expect(game.box.most).toBeLessThanOrEqual(4);
    expect(new Set(game.ledger).size).toBe(60);
    expect(game.box.calls).toBe(60);
  });

  it('that asks for patience gets it, without a try', async () => {
    game.box.ending = firstThen(429);
    game.box.headers = { 'retry-after': '1' };
    const id = await here.ask(anAsked({ game_id: aGame() }));
    const begun = Date.now();
    await sending(() => until(id, 'delivered'));
    expect(Date.now() - begun).toBeGreaterThan(900);
    expect(await here.row(id)).toMatchObject({ attempt: 1, tries: 2 });
  });

  it('rests after twenty faults in a row, is probed, and goes on at its first answer', async () => {
    const game_id = aGame();
    game.box.ending = () => 'reset_before';
    const ids = await Promise.all(Array.from({ length: 30 }, () => here.ask(anAsked({ game_id }))));
    const line = async () => (await here.rows(`SELECT * FROM game_line WHERE game_id = '${game_id}'`))[0]!;
    await sending(
      async () => {
        await expect.poll(async () => (await line()).circuit, { timeout: 5000 }).toBe('open');
        const calls = game.box.calls;
        expect(calls).toBeLessThan(26);
        await expect.poll(() => game.box.calls).toBeGreaterThan(calls);
        game.box.ending = () => 'well';
        for (const id of ids) await until(id, 'delivered');
      },
      { probeMs: 2000, waits: Array.from({ length: 50 }, () => 20) },
    );
    expect(await line()).toMatchObject({ circuit: 'closed', faults: 0, why: '' });
  });

  it('that does not take our signature is left alone at once, and refuses no reward', async () => {
    const game_id = aGame();
    game.box.ending = () => 401;
    const ids = await Promise.all(Array.from({ length: 12 }, () => here.ask(anAsked({ game_id }))));
    const line = async () => (await here.rows(`SELECT * FROM game_line WHERE game_id = '${game_id}'`))[0]!;
    await sending(async () => {
      await expect.poll(async () => (await line()).circuit, { timeout: 5000 }).toBe('open');
    });
    expect(await line()).toMatchObject({ why: 'bad_signature' });
    expect(game.box.calls).toBeLessThanOrEqual(8);
    for (const id of ids) expect(await here.row(id)).toMatchObject({ state: 'queued', attempt: 0 });
  });

  it('whose circuit is open and that has nothing due is asked how it is', async () => {
    const game_id = aGame();
    await here.rows(`INSERT INTO game_line (game_id, circuit, why, faults, probe_at)
      VALUES ('${game_id}', 'open', 'timeout', 20, NOW(3))`);
    const line = async () => (await here.rows(`SELECT * FROM game_line WHERE game_id = '${game_id}'`))[0]!;
    await sending(() => expect.poll(async () => (await line()).circuit, { timeout: 5000 }).toBe('closed'));
  });
});

describe('a process that dies', () => {
  it('leaves what it sent as unknown, after its lease', async () => {
    const game_id = aGame();
    const id = await here.ask(anAsked({ game_id }));
    await here.rows(`UPDATE delivery SET state = 'sending', due_at = NULL, lease_token = 'x',
      lease_until = NOW(3) - INTERVAL 1 SECOND, changed_at = NOW(3) - INTERVAL 9 SECOND WHERE id = ${id}`);
    expect(await here.lapse()).toBe(1);
    expect(await here.row(id)).toMatchObject({
      state: 'unknown',
      uncertain: 1,
      error: 'process_died',
      lease_token: null,
    });
    expect(await here.tries(id)).toEqual([{ nth: 1, outcome: 'lost', error: 'process_died', counts: 1 }]);
    await sending(() => until(id, 'delivered'));
  });

  it('an answer that comes after the lease changes nothing, and is noted', async () => {
    const game_id = aGame();
    game.box.ending = (_, nth) => (nth === 1 ? 'silent_after' : 'well');
    const id = await here.ask(anAsked({ game_id }));
    await sending(async () => {
      await until(id, 'sending');
      await here.rows(`UPDATE delivery SET lease_token = 'taken by another' WHERE id = ${id}`);
      await expect.poll(() => here.tries(id), { timeout: 5000 }).toHaveLength(1);
    });
    expect(await here.tries(id)).toEqual([{ nth: 1, outcome: 'unclear', error: 'late_answer', counts: 0 }]);
    expect(await here.row(id)).toMatchObject({ state: 'sending', attempt: 0 });
  });
});
