import mysql from 'mysql2/promise';
import { aPlayer } from '@hub/nest-kit/testing';
import { Db, openDatabase } from '@hub/nest-kit/db';
import type { PlayerCaller } from '@hub/nest-kit/http';
import type { BenchSite } from '../../../infra/local/bench/run-bench.ts';
import { schema } from '../../../services/events/src/data-source.ts';
import { RedeemCode } from '../../../services/events/src/redeem/redeem-code.ts';
import { RedeemPace } from '../../../services/events/src/redeem/redeem-pace.ts';
import {
  aBatch,
  aCode,
  anEvent,
  codeKeys,
  type AnEvent,
  type Query,
} from '../../../services/events/test/redeem.setup.ts';
import { fillCodes } from './fill-codes.ts';
import { withEventsSchema } from './open-schema.ts';
import { rawRedeemer } from './raw-redeem.ts';

const PARALLEL = 32;
const ROUNDS = 3;

export type Sizes = { redeemed: number; few: number; many: number };
export const usual: Sizes = { redeemed: 4000, few: 10_000, many: 10_000_000 };
export const small: Sizes = { redeemed: 500, few: 1000, many: 200_000 };

/** Pieces of work per second, so many at a time. */
async function perSecond<T>(things: readonly T[], work: (thing: T) => Promise<unknown>): Promise<number> {
  let next = 0;
  const lane = async () => {
    for (let thing = things[next++]; thing !== undefined; thing = things[next++]) await work(thing);
  };
  const begun = performance.now();
  await Promise.all(Array.from({ length: PARALLEL }, lane));
  return things.length / ((performance.now() - begun) / 1000);
}

const middle = (values: number[]): number => values.sort((one, other) => one - other)[values.length >> 1] ?? 0;

/** Both ways on one database, turn by turn, so that a slow moment of the machine is a slow moment of both. */
async function openRedeemers(databaseUrl: string, redeemed: number) {
  const source = await openDatabase(databaseUrl, schema, PARALLEL);
  const base = mysql.createPool({ uri: databaseUrl, timezone: 'Z', connectionLimit: 2 });
  const raw = rawRedeemer(databaseUrl, PARALLEL);
  const query: Query = async (sql, values) => (await base.query(sql, values))[0];
  const event = await anEvent(query);
  const redeemCode = new RedeemCode(new Db(source), codeKeys, new RedeemPace(0));
  const codesFor = async (many: number) => {
    const codes = Array.from({ length: many }, aCode);
    for (let from = 0; from < many; from += 1000) await aBatch(query, event, codes.slice(from, from + 1000));
    return codes;
  };
  const ours = async (many: number) =>
    perSecond(await codesFor(many), (code) => redeemCode.run(callerOf(), String(event.id), code));
  let role = 0;
  const theirs = async (many: number) => {
    const macs = (await codesFor(many)).map((code) => codeKeys.macOf(code));
    return perSecond(macs, (mac) => raw.redeem(event, mac, String(++role)));
  };
  return {
    query,
    event,
    measure: async () => {
      for (const way of [ours, theirs]) await way(Math.min(500, redeemed));
      const rates: { ours: number[]; theirs: number[] } = { ours: [], theirs: [] };
      for (let round = 0; round < ROUNDS; round += 1) {
        rates.theirs.push(await theirs(redeemed));
        rates.ours.push(await ours(redeemed));
      }
      return { ours: middle(rates.ours), theirs: middle(rates.theirs) };
    },
    close: async () => {
      await raw.close();
      await base.end();
      await source.destroy();
    },
  };
}

const callerOf = (): PlayerCaller =>
  ({ who: aPlayer(), language: 'zh-TW', rid: '', ip: '', key: null, token: null }) as PlayerCaller;

/** Redeemed codes per second: ours against the database's own pace, and many codes in the table against few. */
export async function redeemSpeed(
  { adminUrl }: Pick<BenchSite, 'adminUrl'>,
  { redeemed, few, many }: Sizes,
): Promise<Record<string, number>> {
  return withEventsSchema(adminUrl, 'redeem', async (databaseUrl) => {
    const redeemers = await openRedeemers(databaseUrl, redeemed);
    try {
      const fill = (to: number) => fillCodes(redeemers.query, redeemers.event as AnEvent, to);
      await fill(few);
      const among = { few: await redeemers.measure(), many: { ours: 0, theirs: 0 } };
      await fill(many);
      among.many = await redeemers.measure();
      return {
        'the same statements in plain mysql2, redeemed/s': Math.round(among.few.theirs),
        'in process without HTTP, redeemed/s': Math.round(among.few.ours),
        'ratio (aim 0.7)': Number((among.few.ours / among.few.theirs).toFixed(2)),
        [`redeemed/s among ${many.toLocaleString('en')} codes`]: Math.round(among.many.ours),
        [`times slower than among ${few.toLocaleString('en')} (aim 1.3 at most)`]: Number(
          (among.few.ours / among.many.ours).toFixed(2),
        ),
      };
    } finally {
      await redeemers.close();
    }
  });
}
