import mysql from 'mysql2/promise';
import { aPlayer } from '@hub/nest-kit/testing';
import { Db, openDatabase } from '@hub/nest-kit/db';
import type { PlayerCaller } from '@hub/nest-kit/http';
import { atLeast, atMost } from '../../../infra/local/bench/aims.ts';
import type { BenchSite } from '../../../infra/local/bench/run-bench.ts';
import { schema } from '../../../services/events/src/data-source.ts';
import { RedeemCode } from '../../../services/events/src/redeem/redeem-code.ts';
import { RedeemPace } from '../../../services/events/src/redeem/redeem-pace.ts';
import { aBatch, aCode, anEvent, codeKeys, type Query } from '../../../services/events/test/redeem.setup.ts';
import { fillCodes } from './fill-codes.ts';
import { perSecond } from '../site/per-second.ts';
import { withEventsSchema } from './open-schema.ts';
import { rawRedeemer } from './raw-redeem.ts';

const PARALLEL = 32;
const ROUNDS = 5;
/** Of the database's own pace at least; times slower among many codes at most. */
const [SHARE, SLOWER] = [0.7, 1.3];

export type Sizes = { redeemed: number; few: number; many: number };
export const usual: Sizes = { redeemed: 4000, few: 10_000, many: 10_000_000 };
export const small: Sizes = { redeemed: 500, few: 1000, many: 200_000 };

const middle = (values: number[]): number => values.sort((one, other) => one - other)[values.length >> 1] ?? 0;

/** Both ways on one database with so many codes in its table. */
async function openRedeemers(databaseUrl: string, many: number) {
  const source = await openDatabase(databaseUrl, schema, PARALLEL);
  const base = mysql.createPool({ uri: databaseUrl, timezone: 'Z', connectionLimit: 2 });
  const raw = rawRedeemer(databaseUrl, PARALLEL);
  const query: Query = async (sql, values) => (await base.query(sql, values))[0];
  const event = await anEvent(query);
  await fillCodes(query, event, many);
  const redeemCode = new RedeemCode(new Db(source), codeKeys, new RedeemPace(0));
  const codesFor = async (redeemed: number) => {
    const codes = Array.from({ length: redeemed }, aCode);
    for (let from = 0; from < redeemed; from += 1000) await aBatch(query, event, codes.slice(from, from + 1000));
    return codes;
  };
  let role = 0;
  return {
    ours: async (redeemed: number) =>
      perSecond(await codesFor(redeemed), PARALLEL, (code) => redeemCode.run(callerOf(), String(event.id), code)),
    theirs: async (redeemed: number) => {
      const macs = (await codesFor(redeemed)).map((code) => codeKeys.macOf(code));
      return perSecond(macs, PARALLEL, (mac) => raw.redeem(event, mac, String(++role)));
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

/**
 * Redeemed codes per second: ours against the database's own pace, and many codes in the table against few. All of them
 * turn by turn, so that a slow moment of the machine is a slow moment of each.
 */
export async function redeemSpeed({ adminUrl }: Pick<BenchSite, 'adminUrl'>, { redeemed, few, many }: Sizes) {
  const among = <T>(name: string, codes: number, work: (redeemers: Redeemers) => Promise<T>) =>
    withEventsSchema(adminUrl, name, async (databaseUrl) => {
      const redeemers = await openRedeemers(databaseUrl, codes);
      return work(redeemers).finally(redeemers.close);
    });
  const rates = await among('many', many, (full) => among('few', few, (empty) => turnByTurn(empty, full, redeemed)));
  const figures = {
    'the same statements in plain mysql2, redeemed/s': Math.round(rates.theirs),
    'in process without HTTP, redeemed/s': Math.round(rates.ours),
    [`redeemed/s among ${many.toLocaleString('en')} codes`]: Math.round(rates.oursAmongMany),
  };
  const aims = [
    atLeast('redeeming, share of the pace in plain mysql2', rates.ours / rates.theirs, SHARE),
    atMost(
      `redeeming, times slower than among ${few.toLocaleString('en')} codes`,
      rates.ours / rates.oursAmongMany,
      SLOWER,
    ),
  ];
  return { figures, aims };
}

type Redeemers = Awaited<ReturnType<typeof openRedeemers>>;

async function turnByTurn(empty: Redeemers, full: Redeemers, redeemed: number) {
  const turns = [empty.theirs, empty.ours, full.ours];
  // A process that has just begun is slow by itself.
  for (const turn of turns) await turn(Math.min(500, redeemed));
  const rates: number[][] = turns.map(() => []);
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [nth, turn] of turns.entries()) rates[nth]?.push(await turn(redeemed));
  const [theirs = 0, ours = 0, oursAmongMany = 0] = rates.map(middle);
  return { theirs, ours, oursAmongMany };
}
