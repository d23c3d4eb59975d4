import { schemaFor, testKeys } from '@hub/nest-kit/testing';
import { expect, it } from 'vitest';
import { seed } from '../src/seed.ts';

it('seeds forty cases over all statuses once', async () => {
  const database = await schemaFor('support');
  const env = { DATABASE_URL: database.url, ...testKeys };
  const now = new Date('2026-11-20T10:00:00Z');
  expect(await seed(env, { now })).toBe(40);
  expect(await seed(env, { now })).toBe(0);
  const rows = await database.exec('SELECT DISTINCT status FROM ticket ORDER BY status');
  expect(rows.map((row) => row.status)).toEqual([0, 1, 2, 4, 7]);
  const unread = await database.exec(
    "SELECT id FROM ticket WHERE partner_uid = 'uid-900001' AND status = 2 AND is_read = 0",
  );
  expect(unread).toHaveLength(1);
  await database.drop();
});
