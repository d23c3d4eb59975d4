import { migrateAll } from '../data/prepare-data.ts';
import { grantTables, makeSchemas } from '../data/schemas.ts';
import type { SiteFacts } from '../data/service-env.ts';

process.once('message', async (facts: SiteFacts) => {
  try {
    await makeSchemas(facts.access, facts.keys);
    const ran = await migrateAll(facts);
    await grantTables(facts.access);
    process.stdout.write(ran.length ? `${ran.map((name) => `  ${name}\n`).join('')}` : '  nothing pending\n');
    process.exit(0);
  } catch (error) {
    process.stderr.write(`  ${(error as Error).message}\n`);
    process.exit(1);
  }
});
process.send?.('waiting');
