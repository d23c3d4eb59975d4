import { expect, it } from 'vitest';
import { openDatabase } from '../src/db/mysql.ts';
import { adminUrl } from '../src/testing/databases.ts';

it('prepares every connection of a pool, the first one too', async () => {
  const source = await openDatabase(adminUrl(), { entities: [], migrations: [] }, 3);
  const asked = () =>
    source.query('SELECT @@session.time_zone AS zone, @@session.innodb_lock_wait_timeout AS wait, SLEEP(0.05)');
  const answers = (await Promise.all([asked(), asked(), asked()])) as { zone: string; wait: number }[][];
  expect(answers.map(([row]) => [row?.zone, Number(row?.wait)])).toEqual(
    Array.from({ length: 3 }, () => ['+00:00', 5]),
  );
  await source.destroy();
});
