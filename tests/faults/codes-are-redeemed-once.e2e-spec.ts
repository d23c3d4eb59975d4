import mysql from 'mysql2/promise';
import { aPlayer, schemaFor, testRedisUrl } from '@hub/nest-kit/testing';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { aBatch, aCode, anEvent, codeKeys } from '../../services/events/test/redeem.setup.ts';
import { openCodeField, type CodeField } from './codes/code-field.ts';
import { mutants } from './codes/mutants.ts';
import { redisSwitch } from './deliveries/redis-switch.ts';
import { killAfterEachWrong, rushForCodes, rushForPlaces, rushOfGuesses, rushOfTwoDevices } from './codes/rushes.ts';
import { sized, third } from './size.ts';

/* The small run of `npm run bench -- events --proof`: the same rushes for fewer codes, on real processes. */
const PROCESSES = sized(2, 4);
const [CODES, CALLERS] = [third(12), 200];
const DONE = '409 此類別獎勵已兌換';

let database: Awaited<ReturnType<typeof schemaFor>>;
let field: CodeField;

beforeAll(async () => {
  database = await schemaFor('events');
  field = await openCodeField({ databaseUrl: database.url, redisUrl: testRedisUrl(), processes: PROCESSES });
}, 90_000);
afterAll(async () => {
  await field?.close();
  await database?.drop();
});

describe('a code is redeemed once', () => {
  it('whoever calls for it at once, and each has its one delivery', async () => {
    const { faults, calls } = await rushForCodes(field, CODES, CALLERS);
    expect([faults, calls]).toEqual([[], CODES * CALLERS]);
  }, 90_000);

  it('and told to both devices of its owner', async () => {
    expect(await rushOfTwoDevices(field, 10)).toEqual({ tally: { '200': 20 }, redemptions: 10 });
  }, 30_000);

  it.each([
    [1, 199],
    [3, 197],
  ])(
    'by one account with %i places of its category; the other %i codes stay good',
    async (places, left) => {
      const { tally, good, other } = await rushForPlaces(field, 200, places);
      expect(tally).toEqual({ '200': places, [DONE]: left });
      expect([good, other]).toEqual([left, 200]);
    },
    60_000,
  );
});

it('a transaction that runs again is noticed', async () => {
  const [event, code] = [await anEvent(field.query), aCode()];
  await aBatch(field.query, event, [code]);
  const before = await field.ranAgain();
  const other = await mysql.createConnection(database.url);
  try {
    await other.beginTransaction();
    await other.query('SELECT id FROM serial_code WHERE code_mac = ? FOR UPDATE', [codeKeys.macOf(code)]);
    const redeemed = field.redeem(event, aPlayer(), code);
    await vi.waitFor(async () => expect(await field.ranAgain()).toBe(before + 1), { timeout: 20_000, interval: 200 });
    await other.rollback();
    expect((await redeemed).status).toBe(200);
  } finally {
    await other.end();
  }
}, 40_000);

describe('guesses', () => {
  it('are judged ten times however many come at once, and never again after Redis and all processes are new', async () => {
    const { judged, others, noted, again } = await rushOfGuesses(field, third(200));
    expect({ judged, others, noted }).toEqual({ judged: 10, others: 0, noted: 10 });
    expect((await again()).status).toBe(403);
    const redis = await redisSwitch(testRedisUrl());
    await redis.flush();
    await redis.close();
    await field.restart();
    expect((await again()).status).toBe(403);
  }, 120_000);

  it('are counted though the process dies right after its answer', async () => {
    const deaths = sized(4, 10);
    const { counts, next } = await killAfterEachWrong(field, deaths);
    expect(counts).toEqual(Array.from({ length: deaths }, (_, nth) => nth + 1));
    expect(next).toBe(403);
  }, 120_000);
});

describe('the same rushes notice when', () => {
  it.each(mutants)(
    '$name',
    async ({ mainFile, harm }) => {
      const own = await schemaFor('events');
      const broken = await openCodeField({ databaseUrl: own.url, redisUrl: testRedisUrl(), processes: 2, mainFile });
      try {
        expect(await harm(broken)).not.toEqual([]);
      } finally {
        await broken.close();
        await own.drop();
      }
    },
    90_000,
  );
});
