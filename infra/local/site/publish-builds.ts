import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { areaOf, frontEnds } from '../build/build-apps.ts';
import type { Tell } from '../data/prepare-data.ts';
import { dataEnvOf, type Env, type SiteFacts } from '../data/service-env.ts';
import { serviceFile } from '../data/service-list.ts';

type Published = { area: string; build: string; change: string; by?: string };
type Gateway = { AT_START: string; publish(env: Env, descriptors: unknown[]): Promise<Published[]> };

export async function publishBuilds(facts: SiteFacts, tell: Tell): Promise<void> {
  const folder = join(facts.wwwFolder, 'builds');
  const file = serviceFile('gateway', 'publish');
  if (!existsSync(file) || !existsSync(folder)) return;
  const { publish, AT_START } = (await import(pathToFileURL(file).href)) as Gateway;
  const done = await publish({ ...dataEnvOf(facts, 'gateway'), PUBLISHED_BY: AT_START }, builtOf(folder, frontEnds()));
  for (const { area, build, by, change } of done) {
    if (change === 'kept') tell('registry', `${area} stays on build ${build}, which ${by} made live`, 0);
    if (change === 'retired') tell('registry', `${area} stays away: ${by} retired it`, 0);
  }
}

/** Of the front ends that the tree has: one that left it leaves its build behind. */
export function builtOf(folder: string, apps: readonly string[]): unknown[] {
  const files = apps.map((app) => join(folder, `${areaOf(app)}.json`)).filter((file) => existsSync(file));
  return files.map((file) => JSON.parse(readFileSync(file, 'utf8')) as unknown);
}
