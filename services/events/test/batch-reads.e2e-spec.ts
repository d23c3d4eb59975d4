import { TemporarilyUnavailable, type StaffCaller } from '@hub/nest-kit/http';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { DryRunBatch } from '../src/deliveries/batches/dry-run.ts';
import { FindBatches } from '../src/deliveries/batches/find-batches.ts';
import { ReleaseBatch } from '../src/deliveries/batches/release-batch.ts';
import { limitedReads } from '../src/deliveries/limited-reads.ts';
import { holding } from './events.http.ts';
import { anAsked, startDeliveries, type Deliveries } from './events.setup.ts';

let deliveries: Deliveries;
beforeAll(async () => {
  deliveries = await startDeliveries();
});
afterAll(() => deliveries.close());

const who = holding('event_operator');
const caller = { who, key: null } as StaffCaller;
const parts = () => {
  const { db, links } = deliveries;
  const batches = new FindBatches(db);
  return { db, batches, dry: new DryRunBatch(db, batches, { shows: async () => true }, links) };
};
const aBatch = async (name: string) => {
  for (const _ of [1, 2]) await deliveries.ask(anAsked({ batch: name }));
  const [row] = await deliveries.rows<{ id: number }>(`SELECT id FROM delivery_batch WHERE name = '${name}'`);
  return Number(row!.id);
};

it('no read of batches or of what is in them runs without a limit', async () => {
  const id = await aBatch('bounded');
  const { db, batches, dry } = parts();
  const query = vi.spyOn(db.source, 'query');
  await batches.list(caller, {} as never);
  await dry.run(who, id);
  const reads = query.mock.calls.map(([sql]) => sql).filter((sql) => /FROM delivery(_batch)? /.test(sql));
  query.mockRestore();
  expect(reads.length).toBeGreaterThan(4);
  expect(reads.filter((sql) => !/max_statement_time|MAX_EXECUTION_TIME/.test(sql))).toEqual([]);
  // The list costs the same however much is in a batch.
  expect(reads.filter((sql) => /delivery_batch/.test(sql) && /FROM delivery /.test(sql))).toEqual([]);
});

it('reads that together take too long are stopped', async () => {
  const read = limitedReads(deliveries.db.source, 300);
  const slow =
    'SELECT COUNT(*) AS n FROM information_schema.COLUMNS a, information_schema.COLUMNS b WHERE a.EXTRA > b.EXTRA';
  await expect(read(slow, [])).rejects.toBeInstanceOf(TemporarilyUnavailable);
  await expect(read('SELECT 1 AS one', [])).rejects.toBeInstanceOf(TemporarilyUnavailable);
});

it('a release counts what is in the batch once', async () => {
  const id = await aBatch('once');
  const { db, batches, dry } = parts();
  const { upto, many } = await dry.run(who, id);
  const run = vi.spyOn(dry, 'run');
  const { approval } = await new ReleaseBatch(db, batches, dry).run(caller, id, { upto, many, reason: '第 49 週獎勵' });
  expect(approval).toBeGreaterThan(0);
  expect(run).toHaveBeenCalledTimes(1);
});
