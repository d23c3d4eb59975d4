import {
  envelopeOf,
  integrationEvent,
  integrationEvents,
  type IntegrationEventEnvelope,
} from '@hub/contracts/integration-events';
import { number, object } from 'yup';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DataSource } from 'typeorm';
import { Db, kitEntities, openDatabase } from '../src/db/index.ts';
import { EventInbox, eventJobHandlers, handlesEvent, publishEvent } from '../src/integration-events/index.ts';
import { createLog } from '../src/log/logger.ts';
import { JobRunner, Sweeper } from '../src/outbox/index.ts';
import { schemaFor, unique } from '../src/testing/index.ts';

const moved = integrationEvent('thing-moved', object({ thing: number().required(), to: number().required() }), [
  'vip',
  'events',
]);
const log = createLog('test', 'silent');
let own: Awaited<ReturnType<typeof schemaFor>>;
let source: DataSource;
let db: Db;
let box: EventInbox;

beforeAll(async () => {
  own = await schemaFor('catalog');
  source = await openDatabase(own.url, { entities: kitEntities, migrations: [] }, 8);
  await source.query('CREATE TABLE effect (thing INT NOT NULL, place INT NOT NULL)');
  db = new Db(source);
  const effect = handlesEvent(moved, async (tx, { thing, to }) => {
    await tx.manager.query('INSERT INTO effect (thing, place) VALUES (?, ?)', [thing, to]);
  });
  box = new EventInbox(db, 'vip', [effect], [moved]);
});
afterAll(async () => {
  await source.destroy();
  await own.drop();
});

const effectsOf = (thing: number): Promise<{ place: number }[]> =>
  source.query('SELECT place FROM effect WHERE thing = ? ORDER BY place', [thing]);
const soon = () => source.query('UPDATE outbox SET next_at = NOW(3) WHERE next_at IS NOT NULL');
/** A worker whose post does this. */
const sweepWith = (post: (to: string, envelope: IntegrationEventEnvelope) => Promise<void>) =>
  new Sweeper(
    source,
    new JobRunner(
      source,
      eventJobHandlers((to, _, envelope) => post(to, envelope), [moved]),
      log,
    ),
    log,
  );

describe('a fact', () => {
  it('goes to each consumer by a row of its own, written with what happened', async () => {
    const thing = unique();
    await db.runTx((tx) => publishEvent(tx, moved, { thing, to: 1 }));
    const got: string[] = [];
    await soon();
    await sweepWith(async (to, { data }) => void got.push(`${to} ${JSON.stringify(data)}`)).sweep();
    expect(got.sort()).toEqual([`events {"thing":${thing},"to":1}`, `vip {"thing":${thing},"to":1}`]);
  });

  it('is not told when what happened is taken back', async () => {
    const thing = unique();
    const failing = db.runTx(async (tx) => {
      await publishEvent(tx, moved, { thing, to: 1 });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await source.query(`SELECT id FROM outbox WHERE payload LIKE '%"thing":${thing},%'`)).toEqual([]);
  });

  it('has one effect, though its answer was lost and it came again', async () => {
    const thing = unique();
    await db.runTx((tx) => publishEvent(tx, moved, { thing, to: 7 }));
    let calls = 0;
    const sweeper = sweepWith(async (to, envelope) => {
      if (to !== 'vip') return;
      calls += 1;
      await box.take(moved.name, envelope, 'topup');
      if (calls === 1) throw new Error('the answer was lost');
    });
    await soon();
    await sweeper.sweep();
    await soon();
    await sweeper.sweep();
    expect([calls, await effectsOf(thing)]).toEqual([2, [{ place: 7 }]]);
  });

  it('has one effect, though two workers bring it at once', async () => {
    const thing = unique();
    const envelope = { id: `twin-${thing}`, at: new Date().toISOString(), data: { thing, to: 3 } };
    const answers = await Promise.all(Array.from({ length: 6 }, () => box.take(moved.name, envelope, 'topup')));
    expect(answers.filter(({ applied }) => applied)).toHaveLength(1);
    expect(await effectsOf(thing)).toEqual([{ place: 3 }]);
  });

  it('waits for a consumer that is away, and comes when it is back', async () => {
    const thing = unique();
    await db.runTx((tx) => publishEvent(tx, moved, { thing, to: 4 }));
    await soon();
    await sweepWith(() => Promise.reject(new Error('away'))).sweep();
    expect(await effectsOf(thing)).toEqual([]);
    await soon();
    await sweepWith(async (to, envelope) => {
      if (to === 'vip') await box.take(moved.name, envelope, 'topup');
    }).sweep();
    expect(await effectsOf(thing)).toEqual([{ place: 4 }]);
  });

  it('with an effect that fails leaves no note, so that it may come again', async () => {
    const id = `fails-${unique()}`;
    const full = handlesEvent(moved, () => Promise.reject(new Error('full')));
    const failing = new EventInbox(db, 'vip', [full], [moved]);
    const envelope = { id, at: '', data: { thing: 1, to: 1 } };
    await expect(failing.take(moved.name, { ...envelope, at: 'now' }, 'topup')).rejects.toThrow('full');
    expect(await source.query('SELECT id FROM inbox WHERE id = ?', [id])).toEqual([]);
  });

  it('of another shape or name is refused', async () => {
    const bad = { id: 'x1', at: 'now', data: { thing: 'many' } };
    await expect(box.take(moved.name, bad, 'topup')).rejects.toMatchObject({ status: 400 });
    await expect(box.take('thing-lost', bad, 'topup')).rejects.toMatchObject({ status: 404 });
  });
});

describe('the table of facts', () => {
  it('has each name once, and names fit an address', () => {
    const names = integrationEvents.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const declared of integrationEvents) {
      expect(declared.name).toMatch(/^[a-z][a-z-]{1,40}$/);
      expect(envelopeOf(declared).fields).toHaveProperty('data');
    }
  });

  it('stops a service at its start that does not take what it is told', () => {
    expect(() => new EventInbox(db, 'vip', [], [moved])).toThrow('vip does not take thing-moved');
  });
});
