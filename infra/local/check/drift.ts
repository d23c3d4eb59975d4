import { pathToFileURL } from 'node:url';
import { inRoot } from '../boot/places.mjs';

type Drift = { driftOf(service: string, adminUrl: string): Promise<string[]> };

const door = inRoot('packages', 'nest-kit', 'src', 'testing', 'drift.ts');
const { driftOf } = (await import(pathToFileURL(door).href)) as Drift;
let drifted = false;
for (const service of process.argv.slice(2)) {
  const statements = await driftOf(service, process.env.TEST_MARIADB_URL ?? '');
  if (!statements.length) continue;
  drifted = true;
  process.stdout.write(`${service}: the migrations lack\n${statements.map((sql) => `  ${sql}\n`).join('')}`);
}
process.exit(drifted ? 1 : 0);
