import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { dataEnvOf, type Env, type SiteFacts } from '../data/service-env.ts';
import { serviceFile } from '../data/service-list.ts';

type Publish = { publish(env: Env, descriptors: unknown[]): Promise<void> };

/** Tells the gateway's registry the newest build of every front end; answers how many there are. */
export async function publishBuilds(facts: SiteFacts): Promise<number> {
  const folder = join(facts.wwwFolder, 'builds');
  const file = serviceFile('gateway', 'publish');
  if (!existsSync(file) || !existsSync(folder)) return 0;
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  const descriptors = names.map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as unknown);
  const { publish } = (await import(pathToFileURL(file).href)) as Publish;
  await publish(dataEnvOf(facts, 'gateway'), descriptors);
  return descriptors.length;
}
