import { inLocal, localFolder } from '../boot/places.mjs';
import { Refusal } from '../boot/say.mjs';
import { keysIn } from '../data/keys.ts';
import { migrateUrl } from '../data/schemas.ts';
import { runningDatabase } from '../stores/running-database.ts';
import { factsOf, runChild } from './act-on.ts';
import type { MigrateMessage } from './migrate-service.ts';
import { MIGRATE_USAGE, type MigratePhase } from './migrate-wish.ts';

/** In the database that MIGRATE_URL names, or in that of the local site, which may run. Its exit code. */
export async function migrateService(service: string, phase: MigratePhase): Promise<number> {
  const given = process.env.MIGRATE_URL;
  if (given && new URL(given).pathname.length > 1) return told({ service, url: given, phase });
  const keys = keysIn(inLocal('keys.json'));
  const adminUrl = runningDatabase(localFolder, keys.databaseRoot);
  if (!adminUrl) throw new Refusal('MIGRATE_URL is missing, and the local site is not running.', ...MIGRATE_USAGE);
  const facts = factsOf(keys, { adminUrl, mayAdminister: true });
  return told({ service, url: migrateUrl(facts.access, service), phase, facts });
}

const told = (message: MigrateMessage) => runChild('migrate', 'db/migrate-service.ts', message);
