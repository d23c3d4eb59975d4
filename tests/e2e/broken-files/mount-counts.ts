import { createConnection } from 'mysql2/promise';

export type Counted = { area: string; build: string; phase: string; n: number };

const keyOf = ({ area, build, phase }: Counted) => `${area} ${build} ${phase}`;

/** The mounts that the gateway wrote down, failed ones with their phase. */
export async function mountCounts(): Promise<Counted[]> {
  const database = await createConnection(`${process.env.TEST_MARIADB_URL}hubtest_e2e_gateway`);
  try {
    const [rows] = await database.query('SELECT area, build, phase, SUM(n) AS n FROM mount_count GROUP BY 1, 2, 3');
    return (rows as Counted[]).map((row) => ({ ...row, n: Number(row.n) }));
  } finally {
    await database.end();
  }
}

/** What failed since then, by area and build: how often in which phase. */
export function failedSince(before: readonly Counted[], now: readonly Counted[]) {
  const known = new Map(before.map((row) => [keyOf(row), row.n]));
  const failed: Record<string, Record<string, number>> = {};
  for (const row of now) {
    const n = row.n - (known.get(keyOf(row)) ?? 0);
    if (row.phase && n > 0) (failed[`${row.area} ${row.build}`] ??= {})[row.phase] = n;
  }
  return failed;
}
