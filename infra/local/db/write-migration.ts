/* `write-migration.ts <service> <name>`: writes what the entities need and the migrations lack, in the database of TEST_MARIADB_URL. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { inRoot, root } from '../boot/places.mjs';
import { serviceFile } from '../data/service-list.ts';
import { className, fileText, nextTime } from './migration-file.ts';

type Drift = { driftOf(service: string, adminUrl: string): Promise<string[]> };
type DataSource = { schema: { migrations: (new () => { name?: string })[] } };

const [, , service = '', name = ''] = process.argv;
const { driftOf } = (await import(
  pathToFileURL(inRoot('packages', 'nest-kit', 'src', 'testing', 'drift.ts')).href
)) as Drift;
const statements = await driftOf(service, process.env.TEST_MARIADB_URL ?? '');
if (!statements.length) {
  process.stdout.write(`${service}: entities and migrations agree; nothing to write.\n`);
  process.exit(0);
}
const { schema } = (await import(pathToFileURL(serviceFile(service, 'data-source')).href)) as DataSource;
const ran = schema.migrations.map((Migration) => new Migration().name ?? Migration.name);
const folder = inRoot('services', service, 'src', 'migrations');
const time = nextTime(ran, Date.now());
const file = join(folder, `${time}-${name}.ts`);
mkdirSync(folder, { recursive: true });
writeFileSync(file, fileText(className(name, time), statements));
process.stdout.write(`${relative(root, file)}: ${statements.length} statements\n`);
process.stdout.write(
  `Read them, then add ${className(name, time)} to the migrations of services/${service}/src/data-source.ts,\nand what ran to its list: npm test -- migrations-that-ran says where, and what is missing.\n`,
);
process.exit(0);
