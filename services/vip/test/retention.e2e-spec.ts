import { openDatabase } from '@hub/nest-kit/db';
import { schemaFor, tablesOf } from '@hub/nest-kit/testing';
import { expect, it } from 'vitest';
import { schema } from '../src/data-source.ts';
import { keptByVip } from '../src/retention.ts';

it('what vip keeps is decided for every table, once', async () => {
  const database = await schemaFor('vip');
  const source = await openDatabase(database.url, schema, 1);
  expect(keptByVip.flatMap(({ tables }) => tables).toSorted()).toEqual(await tablesOf(source));
  await source.destroy();
  await database.drop();
});
