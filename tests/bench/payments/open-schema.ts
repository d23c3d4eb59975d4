import { createSchema, withAdmin } from '@hub/nest-kit/testing';
import { migrate } from '../../../services/topup/src/migrate.ts';

/** The tables of topup in a schema of their own, which goes when the work is done. */
export async function withTopupSchema<T>(
  adminUrl: string,
  name: string,
  work: (databaseUrl: string) => Promise<T>,
): Promise<T> {
  const schema = `hubtest_bench_topup_${name}`;
  const databaseUrl = await createSchema(adminUrl, schema);
  await migrate({ MIGRATE_URL: databaseUrl });
  try {
    return await work(databaseUrl);
  } finally {
    await withAdmin(adminUrl, (c) => c.query(`DROP DATABASE ${schema}`));
  }
}
