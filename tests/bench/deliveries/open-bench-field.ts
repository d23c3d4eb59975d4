import { createSchema, withAdmin } from '@hub/nest-kit/testing';
import { migrate } from '../../../services/events/src/migrate.ts';
import { openField, type Field, type FieldOptions } from '../../faults/deliveries/field.ts';

const SCHEMA = 'hubtest_bench_field';

/** A field on a schema of its own, which goes with it. */
export async function withBenchField<T>(
  adminUrl: string,
  options: Omit<FieldOptions, 'databaseUrl'>,
  work: (field: Field) => Promise<T>,
): Promise<T> {
  const databaseUrl = await createSchema(adminUrl, SCHEMA);
  await migrate({ MIGRATE_URL: databaseUrl });
  const field = await openField({ databaseUrl, ...options });
  try {
    return await work(field);
  } finally {
    await field.close();
    await withAdmin(adminUrl, (c) => c.query(`DROP DATABASE ${SCHEMA}`));
  }
}
