import { randomBytes } from 'node:crypto';
import type { DeliveryState } from '@hub/contracts/events';
import { Db, openDatabase } from '@hub/nest-kit/db';
import { createLog } from '@hub/nest-kit/log';
import { Moves } from '@hub/nest-kit/moves';
import { walkMoves, type Step, type Walk } from '@hub/nest-kit/walk-moves';
import type { DataSource } from 'typeorm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { schema } from '../src/data-source.ts';
import {
  deliveryMoves,
  type DeliveryEmits,
  type DeliveryMove,
  type DeliveryParty,
} from '../src/deliveries/delivery.moves.ts';
import { armBatches } from '../src/deliveries/keep/arm-batches.ts';
import { endUntouched } from '../src/deliveries/keep/end-untouched.ts';
import { foldMoves } from '../src/deliveries/keep/fold-moves.ts';
import { lapseLeases } from '../src/deliveries/keep/lapse-leases.ts';
import { raiseLate } from '../src/deliveries/keep/raise-late.ts';
import { withdrawDelivery } from '../src/deliveries/withdraw-delivery.ts';
import { lineTurn, type Turn } from '../src/deliveries/send/line-turn.ts';
import type { Claimed, Tried } from '../src/deliveries/send/outcome.ts';
import { usualSettings } from '../src/deliveries/send/settings.ts';
import { deskOf } from './desk.setup.ts';
import { startEvents, type Events } from './events.http.ts';
import { anAsked } from './events.setup.ts';

let events: Events;
let source: DataSource;
let db: Db;
beforeAll(async () => {
  events = await startEvents();
  source = await openDatabase(events.database.url, schema, 4);
  db = new Db(source);
});
afterAll(async () => {
  await source.destroy();
  await events.close();
});
const log = createLog('test', 'silent');
const { deed, rowOf, because } = deskOf(() => events);

/** `has`: the game has a mail of this name. */
type Sent = { id: number; mailId: string; game: string; has: boolean; claimed: Claimed | null };
type Seen = {
  state: DeliveryState;
  version: number;
  uncertain: number;
  late: number;
  due: number;
  held: number;
  alarm: number;
  has: boolean;
  steps: string[];
  audits: string[];
  told: number;
};
const list = (text: unknown) => (text ? String(text).split(',') : []);

async function look({ id, mailId, has }: Sent): Promise<Seen> {
  const [row] = await source.query(
    `SELECT state, version, uncertain, late, COALESCE(due_at <= NOW(3), 0) AS due, alarm_at IS NOT NULL AS alarm,
        state = 'queued' AND batch_id IS NOT NULL AND due_at IS NULL AS held,
        (SELECT GROUP_CONCAT(step ORDER BY id) FROM delivery_step WHERE delivery_id = d.id) AS steps,
        (SELECT GROUP_CONCAT(action ORDER BY id) FROM audit WHERE object = CONCAT('delivery:', d.id)) AS audits,
        (SELECT COUNT(*) FROM outbox WHERE job = 'fact-delivery-settled-surveys' AND JSON_VALUE(payload, '$.data.id') = ?) AS told
      FROM delivery d WHERE id = ?`,
    [mailId, id],
  );
  const [due, held, alarm, told] = [row.due, row.held, row.alarm, row.told].map(Number) as [
    number,
    number,
    number,
    number,
  ];
  return { ...row, due, held, alarm, told, has, steps: list(row.steps), audits: list(row.audits) };
}

let games = 0;
/** Alone at its game; every other one is in the game's mailbox already, every third waits for its batch. */
async function begin(): Promise<Sent> {
  const game = `walk_${(games += 1)}`;
  const deadline = new Date(Date.now() + 3_600_000).toISOString();
  const asked = anAsked({ game_id: game, deadline, batch: games % 3 === 0 ? 'week-48' : '' });
  expect((await events.tell('surveys', asked)).status).toBe(200);
  const has = games % 2 === 0;
  if (has) events.game.hold(asked.id);
  return { id: Number((await rowOf(asked.id)).id), mailId: asked.id, game, has, claimed: null };
}

/** One transaction of a line that is ours, whatever it went through before. */
async function turn(
  { game }: Sent,
  outcomes: Parameters<typeof lineTurn>[2],
  want: number,
  waits: number[],
): Promise<Turn> {
  const token = randomBytes(16);
  await source.query(
    `UPDATE game_line SET lease_until = NOW(3) + INTERVAL 1 HOUR, lease_token = ?, circuit = 'closed', faults = 0, pleas = 0,
        pause_until = NULL WHERE game_id = ?`,
    [token, game],
  );
  return lineTurn(db, { game, token }, outcomes, want, { ...usualSettings, waits });
}
const AT_ONCE = Array.from({ length: 50 }, () => 0);

async function claim(sent: Sent): Promise<boolean> {
  const { claimed } = await turn(sent, [], 1, AT_ONCE);
  sent.claimed = claimed[0] ?? sent.claimed;
  return claimed.length === 1;
}

const ends =
  (tried: Partial<Tried> | null, waits = AT_ONCE) =>
  async (sent: Sent) => {
    if (!sent.claimed) return false;
    const whole = tried && ({ status: null, error: '', uncertain: false, ...tried } as Tried);
    const { settled } = await turn(sent, [{ row: sent.claimed, at: new Date(), ms: 1, tried: whole }], 0, waits);
    return settled.late === 0;
  };
const unclear = { outcome: 'unclear', error: 'timeout', uncertain: true } as const;

const lapse =
  (waits: number[]) =>
  async ({ id }: Sent) => {
    await source.query(
      "UPDATE delivery SET lease_until = NOW(3) - INTERVAL 1 SECOND WHERE id = ? AND state = 'sending'",
      [id],
    );
    // Others of the walk run out by themselves.
    return (await lapseLeases(db, waits)) > 0;
  };

const desk =
  (name: string, body: object = because) =>
  async ({ id }: Sent) => {
    const { status, headers } = await deed(id, name, body);
    return status < 300 || headers.get('x-hub-code') === 'DELIVERY_ARRIVED';
  };
/** What may have arrived is asked for first; there after all, it is written down so. */
const unlessThere =
  (move: DeliveryMove) =>
  ({ uncertain, has }: Seen) =>
    uncertain && has ? 'find' : move;
/** Of what the game has nothing of, or may have. */
const withdraw =
  (mayBeThere: boolean) =>
  async (sent: Sent): Promise<boolean> => {
    const { state, uncertain } = await look(sent);
    if ((state === 'unknown' || uncertain === 1) !== mayBeThere) return false;
    await db.runTx((tx) => withdrawDelivery(tx, { id: sent.mailId }, 'surveys'));
    return true;
  };
const another = { server_id: 's', role_id: '1', title: '補寄', items: [{ item_code: 'a', qty: 1 }], ...because };

const steps: Record<string, Step<DeliveryMove, Sent, Seen>> = {
  release: {
    move: 'arm',
    run: async ({ id }) => {
      await source.query(
        'UPDATE delivery_batch SET arming = 1, upto = ? WHERE id = (SELECT batch_id FROM delivery WHERE id = ?)',
        [id, id],
      );
      let armed = 0;
      // A batch that has nothing left is put away by a round of its own.
      for (let round = 0; round < 4; round += 1) armed += await armBatches(db);
      return armed === 1;
    },
    when: ({ held }) => held === 1,
    often: 2,
  },
  claim: { move: 'claim', run: claim, when: ({ due }) => due === 1, often: 8 },
  arrives: {
    move: 'arrive',
    run: async (sent) => {
      const done = await ends({ outcome: 'delivered', status: 200, partnerMailId: '7' })(sent);
      if (done) events.game.hold(sent.mailId);
      sent.has ||= done;
      return done;
    },
    often: 2,
  },
  'is refused': {
    move: ({ uncertain }) => (uncertain ? 'give-up' : 'reject'),
    run: ends({ outcome: 'refused', status: 400, error: 'mailbox_full' }),
    often: 2,
  },
  'is unclear': { move: 'go-again', run: ends(unclear), often: 3 },
  'was not begun': { move: 'go-again', run: ends(null) },
  'is unclear for the last time': { move: 'give-up', run: ends(unclear, []), often: 2 },
  'is lost': { move: 'go-again', run: lapse(AT_ONCE) },
  'is lost for the last time': { move: 'give-up', run: lapse([]) },
  'is late': {
    move: 'fall-late',
    run: async ({ id }) => {
      await source.query(
        'UPDATE delivery SET alarm_at = NOW(3) - INTERVAL 1 SECOND WHERE id = ? AND alarm_at IS NOT NULL',
        [id],
      );
      return (await raiseLate(db, log)) === 1;
    },
    when: ({ alarm }) => alarm === 1,
  },
  retry: { move: 'retry', run: desk('retry', {}), when: ({ held }) => held === 0, often: 4 },
  cancel: { move: unlessThere('cancel'), run: desk('cancel') },
  'by hand': { move: unlessThere('by_hand'), run: desk('by_hand') },
  replace: {
    move: unlessThere('replace'),
    run: async (sent) => {
      const replaced = await desk('replace', another)(sent);
      // What took its place goes a way of its own.
      await source.query('UPDATE delivery SET due_at = NULL WHERE replaces_id = ?', [sent.id]);
      return replaced;
    },
    when: ({ held }) => held === 0,
  },
  recall: { move: 'recall', run: desk('recall'), often: 2 },
  'is withdrawn': { move: 'withdraw', run: withdraw(false), when: ({ uncertain }) => !uncertain },
  'is withdrawn, and may be there': {
    move: 'hold-back',
    run: withdraw(true),
    when: ({ state, uncertain }) => state === 'unknown' || uncertain === 1,
    often: 8,
  },
  forget: {
    move: 'forget',
    run: async ({ id }) => {
      await db.runTx((tx) => endUntouched(tx, [id]));
      return true;
    },
  },
};

function done(move: DeliveryMove, before: Seen, after: Seen): void {
  const { version, step, told, audit } = deliveryMoves.table[move].emits;
  const emitted = {
    version: before.version + Number(version),
    steps: [...before.steps, ...(step ? [step] : []), ...(move === 'recall' ? ['answered'] : [])],
    audits: [...before.audits, ...(audit ? [audit] : [])],
    told: before.told + Number(told !== null),
  };
  expect(after, move).toMatchObject(emitted);
}

const walk: Walk<DeliveryMove, DeliveryState, DeliveryParty, DeliveryEmits, Sent, Seen> = {
  moves: deliveryMoves,
  begin,
  look,
  steps,
  done,
};

it('a delivery goes wherever its table of moves leads, tells whoever listens, and goes nowhere else', async () => {
  const walked = await walkMoves(walk, { runs: 60, length: 40 });
  const carried = deliveryMoves.names.filter((move) => (walked.get(move)?.done ?? 0) > 0);
  expect(carried).toEqual(deliveryMoves.names.filter((move) => move !== 'ask'));
}, 240_000);

it('a move that is let through where the table refuses it is seen, with the path to it', async () => {
  const { cancel } = deliveryMoves.table;
  const stricter = { ...deliveryMoves.table, cancel: { ...cancel, to: { ...cancel.to, rejected: undefined } } };
  const narrow = new Moves('a delivery', deliveryMoves.states, stricter);
  const { claim: claimed, 'is refused': refused, cancel: cancelled } = steps;
  const few = { claim: claimed!, refused: refused!, cancel: cancelled! };
  await expect(walkMoves({ ...walk, moves: narrow, steps: few }, { runs: 100, length: 12 })).rejects.toThrow(
    'claim → refused → cancel\n“cancel” at rejected is refused by the table and changed something',
  );
}, 120_000);

it('the counts say what the rows say', async () => {
  while ((await foldMoves(db)) > 0);
  const counted = await source.query(
    'SELECT game_id, state, SUM(many) AS many FROM delivery_count GROUP BY 1, 2 HAVING SUM(many) <> 0 ORDER BY 1, 2',
  );
  const there = await source.query(
    `SELECT game_id, state, COUNT(*) AS many FROM delivery GROUP BY 1, 2 UNION ALL
      SELECT game_id, 'late', SUM(late) FROM delivery GROUP BY 1 HAVING SUM(late) <> 0 ORDER BY 1, 2`,
  );
  const plain = (rows: { game_id: string; state: string; many: string }[]) =>
    rows.map(({ game_id, state, many }) => `${game_id} ${state} ${Number(many)}`);
  expect(plain(counted)).toEqual(plain(there));
  expect(
    await source.query(
      `SELECT b.id FROM delivery_batch b WHERE b.waiting <> (SELECT COUNT(*) FROM delivery d
        WHERE d.batch_id = b.id AND d.state = 'queued' AND d.due_at IS NULL)`,
    ),
  ).toEqual([]);
}, 60_000);
