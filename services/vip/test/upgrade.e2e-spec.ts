import { randomBytes } from 'node:crypto';
import { openDatabase, type Schema } from '@hub/nest-kit/db';
import { adminUrl, createSchema, withAdmin } from '@hub/nest-kit/testing';
import { ticketSchema } from '@hub/tickets/server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { schema } from '../src/data-source.ts';
import { OpenTheDesk1795100000000 } from '../src/migrations/1795100000000-open-the-desk.ts';

const name = `hubtest_${randomBytes(4).toString('hex')}_vip_before`;
let url: string;
beforeAll(async () => {
  url = await createSchema(adminUrl(), name);
});
afterAll(() => withAdmin(adminUrl(), (c) => c.query(`DROP DATABASE ${name}`)));

async function migrated(at: Schema): Promise<string[]> {
  const source = await openDatabase(url, at, 1);
  try {
    return (await source.runMigrations({ transaction: 'each' })).map((one) => one.name);
  } finally {
    await source.destroy();
  }
}

it('a database that took lists before there was a desk gets one, and keeps its lists', async () => {
  const ofTheDesk = new Set<unknown>([OpenTheDesk1795100000000, ...ticketSchema.migrations]);
  const before = schema.migrations.filter((one) => !ofTheDesk.has(one));
  expect(await migrated({ entities: [], migrations: before })).toContain('KeepPushes1798000010500');
  await withAdmin(adminUrl(), (c) =>
    c.query(`INSERT INTO ${name}.vip_push (game_id, partner_uid, level, as_of) VALUES ('H73', 'uid-1', 2, NOW(3))`),
  );
  expect((await migrated(schema))[0]).toBe('OpenTheDesk1795100000000');
  const source = await openDatabase(url, schema, 1);
  const { upQueries } = await source.driver.createSchemaBuilder().log();
  const kept: object[] = await source.query('SELECT level FROM vip_push');
  await source.destroy();
  expect([upQueries, kept]).toEqual([[], [{ level: 2 }]]);
});
