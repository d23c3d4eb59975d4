import { openDatabase } from '@hub/nest-kit/db';
import { expect, it } from 'vitest';
import { schema } from '../src/data-source.ts';
import { start as startWorker } from '../src/worker.ts';
import { startSupport } from './support.setup.ts';

/** By their names at the desk; one that is missing there would be missed by nobody. */
const ROUNDS = [
  'attachments',
  'audit',
  'calendar',
  'contacts',
  'counts',
  'exports',
  'figures',
  'hand-overs',
  'old-rows',
  'papers',
  'recount',
  'safeguards',
  'search',
];

it('the worker makes every round there is', async () => {
  const support = await startSupport({ TIDY_MS: '100' });
  const source = await openDatabase(support.env.DATABASE_URL, schema, 2);
  const worker = await startWorker(support.env);
  const made = async () => {
    const rows: { name: string }[] = await source.query('SELECT name FROM schedule_run ORDER BY name');
    return rows.map(({ name }) => name);
  };
  await expect.poll(made, { timeout: 10_000 }).toEqual(ROUNDS);
  await worker.close();
  await source.destroy();
  await support.close();
});
