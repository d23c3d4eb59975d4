import { openDatabase } from '@hub/nest-kit/db';
import { schemaFor, tablesOf } from '@hub/nest-kit/testing';
import { expect, it } from 'vitest';
import { schema } from '../src/data-source.ts';
import { keptByCatalog } from '../src/retention.ts';

it('what catalog keeps is decided for every table, once', async () => {
  const database = await schemaFor('catalog');
  const source = await openDatabase(database.url, schema, 1);
  expect(keptByCatalog.flatMap(({ tables }) => tables).toSorted()).toEqual(await tablesOf(source));
  await source.destroy();
  await database.drop();
});
