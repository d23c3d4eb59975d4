/* `write-migration.ts <service> <name>`: writes what the entities need and the migrations lack, in the database of TEST_MARIADB_URL. */
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { inRoot, root } from '../boot/places.mjs';

type Drift = { driftOf(service: string, adminUrl: string): Promise<string[]> };

/** A migration must be the last one, also beside migrations whose time was chosen by hand. */
function nextTime(folder: string): number {
  const times = existsSync(folder) ? readdirSync(folder).map((name) => Number.parseInt(name, 10) || 0) : [];
  return Math.max(Date.now(), ...times.map((time) => time + 1));
}

const className = (name: string, time: number): string =>
  `${name.replaceAll(/(^|-)([a-z0-9])/g, (_, __, sign: string) => sign.toUpperCase())}${time}`;

function fileText(name: string, statements: readonly string[]): string {
  const rows = statements.map((sql) => `  ${JSON.stringify(sql)},`).join('\n');
  return `import { migrationOf } from '@hub/nest-kit/db';

export const ${name} = migrationOf('${name}', [
${rows}
]);
`;
}

const [, , service = '', name = ''] = process.argv;
const { driftOf } = (await import(
  pathToFileURL(inRoot('packages', 'nest-kit', 'src', 'testing', 'drift.ts')).href
)) as Drift;
const statements = await driftOf(service, process.env.TEST_MARIADB_URL ?? '');
if (!statements.length) {
  process.stdout.write(`${service}: entities and migrations agree; nothing to write.\n`);
  process.exit(0);
}
const folder = inRoot('services', service, 'src', 'migrations');
const time = nextTime(folder);
const file = join(folder, `${time}-${name}.ts`);
mkdirSync(folder, { recursive: true });
writeFileSync(file, fileText(className(name, time), statements));
process.stdout.write(`${relative(root, file)}: ${statements.length} statements\n`);
process.stdout.write(
  `Read them, then add ${className(name, time)} to the migrations of services/${service}/src/data-source.ts,\nand what ran to infra/local/data/migrations-that-ran.json: its test says what is missing.\n`,
);
process.exit(0);
