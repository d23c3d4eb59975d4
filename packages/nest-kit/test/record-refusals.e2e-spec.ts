import type { DataSource } from 'typeorm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { RecordRefusals } from '../src/audit/index.ts';
import { Db, kitEntities, openDatabase } from '../src/db/index.ts';
import { createLog } from '../src/log/logger.ts';
import { aStaff, schemaFor } from '../src/testing/index.ts';

let own: Awaited<ReturnType<typeof schemaFor>>;
let source: DataSource;

beforeAll(async () => {
  own = await schemaFor('catalog');
  source = await openDatabase(own.url, { entities: kitEntities, migrations: [] }, 12);
});
afterAll(async () => {
  await source.destroy();
  await own.drop();
});

it('cannot be made to fill the audit by who walks through all numbers: of what is beyond a hundred one row tells', async () => {
  const refusals = new RecordRefusals(new Db(source), createLog('test', 'silent'));
  const who = aStaff({ login: 'walker' });
  const look = (nth: number) => ({
    who,
    method: 'GET',
    path: `/api/staff/questions/${nth}`,
    status: 404,
    rid: 'r-1',
    ip: '10.0.0.1',
  });
  await Promise.all(Array.from({ length: 260 }, (_, nth) => refusals.note(look(Math.floor(nth / 2)))));
  const rows: { object: string }[] = await source.query("SELECT object FROM audit WHERE action = 'access.refused'");
  expect(rows).toHaveLength(101);
  expect(rows.filter(({ object }) => object === 'more')).toHaveLength(1);
});
