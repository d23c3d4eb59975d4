import fc from 'fast-check';
import mysql from 'mysql2/promise';
import type { DataSource } from 'typeorm';
import { aPlayer, schemaFor } from '@hub/nest-kit/testing';
import { Db, openDatabase } from '@hub/nest-kit/db';
import { AppError, type PlayerCaller } from '@hub/nest-kit/http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { schema } from '../src/data-source.ts';
import { RedeemCode } from '../src/redeem/redeem-code.ts';
import { RedeemPace } from '../src/redeem/redeem-pace.ts';
import { aBatch, aCode, anEvent, codeKeys, type AnEvent, type Query } from './redeem.setup.ts';

/*
 * Any order of calls by any accounts, beside a model that knows the rules in a few lines: what is answered, what is counted,
 * and what the tables must never hold.
 */
const LIMIT = 3;
const ACCOUNTS = 3;
const CAP = 2;
const KINDS = ['a', 'b', 'c', 'many', 'many2', 'disabled', 'foreign', 'unknown', 'word'] as const;
type Kind = (typeof KINDS)[number];
type Step = { who: number; deed: Kind | 'unlock' | 'disable' };

let database: Awaited<ReturnType<typeof schemaFor>>;
let source: DataSource;
let base: mysql.Pool;
let redeemCode: RedeemCode;
const query: Query = async (sql, values) => (await base.query(sql, values))[0];

beforeAll(async () => {
  database = await schemaFor('events');
  source = await openDatabase(database.url, schema, 4);
  base = mysql.createPool({ uri: database.url, timezone: 'Z' });
  redeemCode = new RedeemCode(new Db(source), codeKeys, new RedeemPace(0));
});
afterAll(async () => {
  await base?.end();
  await source?.destroy();
  await database?.drop();
});

/** Where each code belongs: a category of one place, one of two, and a word for two accounts in the latter. */
const CATEGORY: Partial<Record<Kind, number>> = { a: 0, b: 0, c: 0, many: 1, many2: 1, word: 1 };
const PLACES = [1, 2];

/** The rules, as plainly as they can be said. */
class Model {
  private readonly fails = Array.from({ length: ACCOUNTS }, () => 0);
  private readonly taken: { who: number; kind: Kind }[] = [];
  private readonly known = new Set<string>();
  private shut = false;

  expects({ who, deed }: Step): string {
    if (deed === 'unlock') this.fails[who] = 0;
    if (deed === 'disable') this.shut = true;
    if (deed === 'unlock' || deed === 'disable') return '';
    if (this.fails[who]! >= LIMIT) return 'REDEEM_LOCKED';
    if (this.taken.some((one) => one.who === who && one.kind === deed)) return 'ok';
    const used = this.taken.filter(({ kind }) => kind === deed).length;
    const category = CATEGORY[deed];
    const wrong = category === undefined || used >= (deed === 'word' ? CAP : 1) || (deed === 'c' && this.shut);
    if (wrong) return this.wrong(`${who} ${deed}`, who);
    const had = this.taken.filter((one) => one.who === who && CATEGORY[one.kind] === category).length;
    if (had >= PLACES[category]!) return 'CATEGORY_DONE';
    this.taken.push({ who, kind: deed });
    return 'ok';
  }

  /** The same wrong one again costs nothing. */
  private wrong(entry: string, who: number): string {
    if (!this.known.has(entry)) this.fails[who]! += 1;
    this.known.add(entry);
    return 'SERIAL_WRONG';
  }

  counts = () => ({ fails: this.fails, redemptions: this.taken.length });
}

/** An event of its own for each run, with a code of every kind. */
async function openWorld() {
  const codes = Object.fromEntries(KINDS.map((kind) => [kind, aCode()])) as Record<Kind, string>;
  const event = await anEvent(query, { error_limit: LIMIT }, PLACES);
  const other = await anEvent(query);
  await aBatch(query, event, [codes.a, codes.b]);
  await aBatch(query, event, [codes.many, codes.many2], { nth: 1 });
  const closing = await aBatch(query, event, [codes.c]);
  await aBatch(query, event, [codes.disabled], { state: 'disabled' });
  await aBatch(query, event, [codes.word], { kind: 'keyword', cap: CAP, nth: 1 });
  await aBatch(query, other, [codes.foreign]);
  const players = Array.from({ length: ACCOUNTS }, () => aPlayer());
  const act = async ({ who, deed }: Step): Promise<string> => {
    const player = players[who]!;
    if (deed === 'disable') await query(`UPDATE serial_batch SET state = 'disabled' WHERE id = ?`, [closing]);
    else if (deed === 'unlock')
      await query('UPDATE redeem_lock SET fails = 0, locked_at = NULL WHERE event_id = ? AND account = ?', [
        event.id,
        `uid:${player.uid}`,
      ]);
    else return redeem(event, player, codes[deed]);
    return '';
  };
  const fails = async () =>
    Promise.all(
      players.map(async ({ uid }) => {
        const sql = 'SELECT fails FROM redeem_lock WHERE event_id = ? AND account = ?';
        return ((await query(sql, [event.id, `uid:${uid}`])) as { fails: number }[])[0]?.fails ?? 0;
      }),
    );
  return { event, act, fails };
}

async function redeem(event: AnEvent, who: ReturnType<typeof aPlayer>, code: string): Promise<string> {
  try {
    const caller = { who, language: 'zh-TW', rid: '', ip: '', key: null, token: null } as PlayerCaller;
    const { logs } = await redeemCode.run(caller, String(event.id), code);
    return logs.some(({ serial }) => serial === code) ? 'ok' : 'not in the list';
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return Object.values(error.faults)
      .map((fault) => fault.code)
      .join();
  }
}

/** Each has to find nothing. */
const NEVER = {
  'a code used more often than redeemed': `SELECT c.id FROM serial_code c WHERE c.event_id = ? AND c.used <>
    (SELECT COUNT(*) FROM redemption r WHERE r.code_id = c.id)`,
  'a code above its cap': 'SELECT id FROM serial_code WHERE event_id = ? AND used > cap',
  'a code in other hands than its last redemption': `SELECT c.id FROM serial_code c WHERE c.event_id = ? AND c.used > 0
    AND NOT EXISTS (SELECT 1 FROM redemption r WHERE r.code_id = c.id AND r.use_no = c.used AND r.account = c.claimed_by)`,
  'a redemption without its one delivery': `SELECT r.id FROM redemption r WHERE r.event_id = ? AND 1 <>
    (SELECT COUNT(*) FROM delivery d WHERE d.mail_id = r.mail_id AND d.partner_uid = r.partner_uid)`,
  'a place beyond those of the category': `SELECT r.id FROM redemption r JOIN event_category c ON c.id = r.category_id
    WHERE r.event_id = ? AND r.slot > c.per_account`,
  'more wrong entries than the limit': `SELECT id FROM redeem_lock WHERE event_id = ? AND fails > ${LIMIT}`,
  'a lock without its date': `SELECT id FROM redeem_lock WHERE event_id = ? AND (fails >= ${LIMIT}) <> (locked_at IS NOT NULL)`,
};

const step: fc.Arbitrary<Step> = fc.record({
  who: fc.nat(ACCOUNTS - 1),
  deed: fc.oneof(
    { weight: 12, arbitrary: fc.constantFrom(...KINDS) },
    { weight: 1, arbitrary: fc.constantFrom('unlock' as const, 'disable' as const) },
  ),
});

describe('codes and locks', () => {
  it('do as the rules say, in whatever order they are asked', async () => {
    const property = fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 30 }), async (steps) => {
      const [model, world] = [new Model(), await openWorld()];
      for (const one of steps) expect(await world.act(one), JSON.stringify(one)).toBe(model.expects(one));
      const { fails, redemptions } = model.counts();
      expect(await world.fails()).toEqual(fails);
      const kept = (await query('SELECT id FROM redemption WHERE event_id = ?', [world.event.id])) as unknown[];
      expect(kept).toHaveLength(redemptions);
      for (const [what, sql] of Object.entries(NEVER)) expect(await query(sql, [world.event.id]), what).toEqual([]);
    });
    await fc.assert(property, { numRuns: 40 });
  }, 60_000);

  it('keep what must never be while all of it comes at once', async () => {
    const property = fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 40 }), async (steps) => {
      const world = await openWorld();
      await Promise.all(steps.filter(({ deed }) => deed !== 'unlock').map(world.act));
      for (const [what, sql] of Object.entries(NEVER)) expect(await query(sql, [world.event.id]), what).toEqual([]);
    });
    await fc.assert(property, { numRuns: 15 });
  }, 60_000);
});
