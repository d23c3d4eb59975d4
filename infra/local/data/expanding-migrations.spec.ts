import { pathToFileURL } from 'node:url';
import { breakingStatements, statementsOf, type Schema } from '@hub/nest-kit/db';
import { expect, it } from 'vitest';
import { serviceFile, servicesWith } from './service-list.ts';

/** From here on a migration only adds, or says that it takes away. */
const SINCE = 1_800_003_300_000;

const numberOf = (Migration: Schema['migrations'][number]) => Number((new Migration().name ?? '').slice(-13));

async function breaksOf(service: string): Promise<string[]> {
  const { schema } = (await import(pathToFileURL(serviceFile(service, 'data-source')).href)) as { schema: Schema };
  const breaks: string[] = [];
  for (const [at, Migration] of schema.migrations.entries()) {
    if (numberOf(Migration) < SINCE || new Migration().contracts) continue;
    const before = await statementsOf(schema.migrations.slice(0, at));
    breaks.push(...breakingStatements(await statementsOf([Migration]), before));
  }
  return breaks;
}

it.each(servicesWith('data-source'))(
  'a migration of %s breaks no version that is live while it runs',
  async (service) => {
    expect(await breaksOf(service)).toEqual([]);
  },
);
