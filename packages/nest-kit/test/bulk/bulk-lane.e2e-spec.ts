import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { BulkRepository, BulkStopped, createBulkTable, startBulkLane } from '../../src/bulk/index.ts';
import type { BulkFiles, BulkKind } from '../../src/bulk/index.ts';
import { Db, openDatabase, type Tx } from '../../src/db/index.ts';
import { createLog } from '../../src/log/logger.ts';
import { unwatched } from '../../src/schedules/index.ts';
import { adminUrl, createSchema, withAdmin } from '../../src/testing/index.ts';

const schema = `hubtest_bulk_${randomUUID().slice(0, 8)}`;
let source: Awaited<ReturnType<typeof openDatabase>>;
beforeAll(async () => {
  source = await openDatabase(await createSchema(adminUrl(), schema), { entities: [], migrations: [] });
  await source.query(createBulkTable);
});
afterEach(() => source.query('TRUNCATE bulk_job'));
afterAll(async () => {
  await source.destroy();
  await withAdmin(adminUrl(), (c) => c.query(`DROP DATABASE \`${schema}\``));
});

type Asked = (sql: string) => Promise<void>;

/** Tells of each statement before it is sent, and waits as long as the teller does. */
class ToldDb extends Db {
  constructor(private readonly before: Asked) {
    super(source);
  }
  override runTx<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    return super.runTx((tx) => {
      const query = async (sql: string, values?: unknown[]) => {
        await this.before(sql);
        return tx.manager.query(sql, values);
      };
      return work({ ...tx, manager: { query } as unknown as Tx['manager'] });
    });
  }
}

const files = {} as BulkFiles;
const box = () => new BulkRepository(new Db(source), files);
const lane = (kind: Partial<BulkKind>, before: Asked = async () => undefined) => {
  const none = { name: 'test', moved: async () => undefined, takeBack: async () => 0, forget: async () => 0 };
  const kinds = [{ ...none, ...kind } as BulkKind];
  const parts = { db: new ToldDb(before), files, kinds, log: createLog('test', 'silent'), watch: unwatched };
  return startBulkLane({ ...parts, tickMs: 10, leaseMs: 5000 });
};
const insert = (subject: number, set: string) =>
  source.query(`INSERT INTO bulk_job SET public_id = '${subject}', kind = 'test', subject_id = ${subject}, ${set}`);
const stateOf = async (subject: number) => (await box().of('test', subject))?.state;
const inTx = (deed: 'commit' | 'retry', subject: number) =>
  new Db(source).runTx((tx) => box()[deed](tx, 'test', subject));

it('two workers who claim two works of a kind at the same moment bring them in one after the other', async () => {
  const [running, most, made]: [Set<number>, number[], number[]] = [new Set(), [], []];
  const make: BulkKind['make'] = async (_, { subject_id }) => {
    most.push(running.add(subject_id).size);
    made.push(subject_id);
    await sleep(500);
    running.delete(subject_id);
    throw new BulkStopped('enough');
  };
  let claiming = () => {};
  const taken = new Promise<void>((done) => (claiming = done));
  await insert(1, "state = 'waiting', step = 'make', next_at = NOW(3)");
  const first = lane({ make }, async (sql) => {
    if (!sql.startsWith('UPDATE bulk_job SET state')) return;
    claiming();
    await sleep(400);
  });
  await taken;
  // The other one looks at this one first: the first worker has not seen it yet.
  await insert(2, "state = 'waiting', step = 'make', next_at = NOW(3) - INTERVAL 1 HOUR");
  const second = lane({ make });
  await expect.poll(() => made.length).toBe(2);
  await Promise.all([first.close(), second.close()]);
  expect([made.sort(), most]).toEqual([
    [1, 2],
    [1, 1],
  ]);
});

it('a report that is confirmed while a worker comes to throw it away stays confirmed', async () => {
  const moved: string[] = [];
  let confirmed: boolean | null = null;
  await insert(3, "state = 'checked', step = 'write', next_at = NOW(3), expires_at = NOW(3) + INTERVAL 1 MINUTE");
  const worker = lane(
    {
      keepsFile: true,
      moved: async (_, __, state) => void moved.push(state),
      takeBack: () => expect.fail('its rows are good'),
    },
    async (sql) => {
      // Claimed, and nothing written yet.
      if (sql.includes('AND run_token = ? FOR UPDATE')) confirmed ??= await inTx('commit', 3);
    },
  );
  await expect.poll(async () => (await box().of('test', 3))?.next_at).toBeNull();
  await worker.close();
  expect([confirmed, await stateOf(3), moved]).toEqual([true, 'done', []]);
});

it('nothing is confirmed or tried again once its time is over', async () => {
  const over = "step = 'write', next_at = NOW(3), expires_at = NOW(3)";
  await insert(4, `state = 'checked', ${over}`);
  await insert(5, `state = 'failed', ${over}`);
  // Its cleaning began and broke off: it is not due, and half of it is gone.
  await insert(6, "state = 'failed', step = 'write', next_at = NOW(3) + INTERVAL 1 HOUR, expires_at = NOW(3)");
  const begun = "next_at = NOW(3), expires_at = NOW(3) + INTERVAL 1 HOUR, run_token = 'a worker'";
  await insert(7, `state = 'failed', step = 'write', ${begun}`);
  const asked = [inTx('commit', 4), inTx('retry', 5), inTx('retry', 6), inTx('retry', 7)];
  expect(await Promise.all(asked)).toEqual([false, false, false, false]);
  await source.query(
    "UPDATE bulk_job SET expires_at = NOW(3) + INTERVAL 1 HOUR, run_token = NULL WHERE state <> 'done'",
  );
  expect(await Promise.all([inTx('commit', 4), inTx('retry', 5)])).toEqual([true, true]);
});

it('a work that is given up can be tried again as long as it is kept, and not when its file is no good', async () => {
  await insert(8, "state = 'waiting', step = 'make', next_at = NOW(3), attempts = 4");
  await insert(9, "state = 'waiting', step = 'make', next_at = NOW(3), attempts = 4");
  const worker = lane({
    make: async (_, { subject_id }) => {
      throw subject_id === 8 ? new Error('away') : new BulkStopped('no_codes');
    },
  });
  await expect.poll(async () => [await stateOf(8), await stateOf(9)]).toEqual(['failed', 'failed']);
  await worker.close();
  expect(await Promise.all([inTx('retry', 8), inTx('retry', 9)])).toEqual([true, false]);
});
