import { pathToFileURL } from 'node:url';
import { grantTables } from '../data/schemas.ts';
import type { SiteFacts } from '../data/service-env.ts';
import { serviceFile } from '../data/service-list.ts';
import type { MigratePhase } from './migrate-wish.ts';

/** `facts`: of the local site, whose accounts get their rights; elsewhere whoever keeps the database gives them. */
export type MigrateMessage = { service: string; url: string; phase: MigratePhase; facts?: SiteFacts };
type Options = { phase: MigratePhase; waits(names: string[]): void };
type Migrate = { migrate(env: { MIGRATE_URL: string }, options: Options): Promise<string[]> };

const say = (line: string) => void process.stdout.write(`  ${line}\n`);

process.once('message', async ({ service, url, phase, facts }: MigrateMessage) => {
  try {
    const { migrate } = (await import(pathToFileURL(serviceFile(service, 'migrate')).href)) as Migrate;
    const waiting: string[] = [];
    const ran = await migrate({ MIGRATE_URL: url }, { phase, waits: (names) => void waiting.push(...names) });
    if (facts) await grantTables(facts.access);
    for (const name of ran) say(`${service}: ${name} ran`);
    for (const name of waiting)
      say(`${service}: ${name} waits until no process of the version before runs (--contract)`);
    if (ran.length + waiting.length === 0) say(`${service}: nothing pending`);
    process.exit(0);
  } catch (error) {
    process.stderr.write(`  ${service}: ${(error as Error).message}\n`);
    process.exit(1);
  }
});
process.send?.('waiting');
