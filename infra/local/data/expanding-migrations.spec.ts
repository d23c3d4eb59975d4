import { pathToFileURL } from 'node:url';
import { breakingStatements, type Schema } from '@hub/nest-kit/db';
import type { QueryRunner } from 'typeorm';
import { expect, it } from 'vitest';
import { serviceFile, servicesWith } from './service-list.ts';

/** From here on a migration only adds, or says that it takes away. */
const SINCE = 1_800_003_300_000;

async function breaksOf(service: string): Promise<string[]> {
  const { schema } = (await import(pathToFileURL(serviceFile(service, 'data-source')).href)) as { schema: Schema };
  const later = schema.migrations
    .map((Migration) => new Migration())
    .filter(({ name = '', contracts }) => Number(name.slice(-13)) >= SINCE && !contracts);
  const statements: string[] = [];
  const query = async (sql: string) => void statements.push(sql);
  for (const one of later) await one.up({ query } as unknown as QueryRunner);
  return breakingStatements(statements);
}

it.each(servicesWith('data-source'))(
  'a migration of %s breaks no version that is live while it runs',
  async (service) => {
    expect(await breaksOf(service)).toEqual([]);
  },
);
