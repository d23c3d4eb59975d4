import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Sender } from '../src/deliveries/send/sender.ts';
import { unwatched } from '@hub/nest-kit/schedules';
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
afterEach(async () => {
  vi.restoreAllMocks();
  here.links.meanwhile = async () => {};
  await game.close();
});

const stateOf = async (id: number) => String((await here.row(id)).state);

/** The process stands still for 40 s: its lease is over, and somebody cancels what it held. */
async function standStill(id: number): Promise<void> {
  const now = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => now() + 40_000);
  await here.rows(`UPDATE delivery SET state = 'cancelled', due_at = NULL, lease_until = NULL, lease_token = NULL,
    version = version + 1 WHERE id = ${id}`);
}

async function whilePaused(id: number): Promise<void> {
  const sender = here.aSender();
  sender.start();
  await expect.poll(() => stateOf(id), { timeout: 5000 }).toBe('cancelled');
  await new Promise((done) => setTimeout(done, 300));
  await sender.close();
}

describe('a process that stood still', () => {
  it('after it took a delivery does not send it any more', async () => {
    const id = await here.ask(anAsked({ game_id: 'still_1' }));
    const turn = here.db.runTx.bind(here.db);
    vi.spyOn(here.db, 'runTx').mockImplementation(async (work) => {
      const done = await turn(work);
      if ((await stateOf(id)) === 'sending') await standStill(id);
      return done;
    });
    await whilePaused(id);
    expect([game.box.calls, await stateOf(id)]).toEqual([0, 'cancelled']);
  });

  it('while the address of the game was asked for does not send it either', async () => {
    const id = await here.ask(anAsked({ game_id: 'still_2' }));
    here.links.meanwhile = async () => {
      if ((await stateOf(id)) === 'sending') await standStill(id);
    };
    await whilePaused(id);
    expect([game.box.calls, await stateOf(id)]).toEqual([0, 'cancelled']);
  });

  it('is reported when its mail arrived after the delivery had ended', async () => {
    const id = await here.ask(anAsked({ game_id: 'still_3' }));
    const log = { ...here.log, error: vi.fn(), warn: vi.fn(), info: vi.fn() } as unknown as typeof here.log;
    const { db, links, settings } = here;
    const client = {
      health: vi.fn(),
      sendMail: async () => {
        await here.rows(`UPDATE delivery SET state = 'replaced', due_at = NULL, lease_token = NULL WHERE id = ${id}`);
        const body = {
          mail_id: String((await here.row(id)).mail_id),
          status: 'accepted',
          partner_mail_id: '7',
        } as const;
        return { kind: 'answered', ok: true, status: 200, body, ms: 1 } as const;
      },
    };
    const sender = new Sender({ db, client, links, log, settings, watch: unwatched });
    sender.start();
    await expect.poll(() => here.tries(id), { timeout: 5000 }).toHaveLength(1);
    await sender.close();
    const told = expect.objectContaining({ code: 'DELIVERY_AFTER_END', deliveries: [id] });
    expect(log.error).toHaveBeenCalledWith(told, expect.any(String));
    expect(await stateOf(id)).toBe('replaced');
  });
});
