import { createSchema, withAdmin } from '@hub/nest-kit/testing';

type Migrate = (env: { MIGRATE_URL: string }) => Promise<unknown>;

/** The tables of a service in a schema of their own, which goes when the work is done. */
export async function withSchema<T>(
  { adminUrl, name, migrate }: { adminUrl: string; name: string; migrate: Migrate },
  work: (databaseUrl: string) => Promise<T>,
): Promise<T> {
  const schema = `hubtest_bench_${name}`;
  const databaseUrl = await createSchema(adminUrl, schema);
  await migrate({ MIGRATE_URL: databaseUrl });
  try {
    return await work(databaseUrl);
  } finally {
    await withAdmin(adminUrl, (c) => c.query(`DROP DATABASE ${schema}`));
  }
}
