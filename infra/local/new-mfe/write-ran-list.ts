/* `write-ran-list.ts <service>`: writes which migrations the service has, beside it. Needs the loader with decorators. */
import { writeFileSync } from 'node:fs';
import { lineOf, migrationsOf, ownListOf } from '../data/ran-migrations.ts';

const [, , service = ''] = process.argv;
const lines = (await migrationsOf(service)).map((row) => `  ${lineOf(row)}`);
writeFileSync(ownListOf(service), `[\n${lines.join(',\n')}\n]\n`);
process.exit(0);
