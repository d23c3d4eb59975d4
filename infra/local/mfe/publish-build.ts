import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { inLocal } from '../boot/places.mjs';
import { Refusal } from '../boot/say.mjs';
import type { ReleaseClient } from './release-client.ts';

const AT_ONCE = 6;

type Built = { area: string; build: string };

/** What `npm run build` left of the area. */
export function builtOf(area: string, www: string = inLocal('www')): Built {
  const file = join(www, 'builds', `${area}.json`);
  if (!existsSync(file)) throw new Refusal(`Nothing is built of ${area}: npm run build.`);
  return JSON.parse(readFileSync(file, 'utf8')) as Built;
}

const wanted = (name: string) =>
  /\.(?:js|mjs|css|json|txt|map|svg|png|jpe?g|gif|webp|avif|woff2)(?:\.br|\.gz)?$/.test(name);

type Client = Pick<ReleaseClient, 'build' | 'putFile' | 'putBuild'>;

/** Every file of the build, then the build itself: a half of one is never published. One that is published, and whole, is not sent again. */
export async function publishBuild(client: Client, built: Built, www: string = inLocal('www')): Promise<string> {
  const { area, build } = built;
  const known = await client.build(area, build).catch(() => null);
  const whole = known && (await client.putBuild(area, build, built).catch(() => null));
  if (whole) return whole.change;
  await sendFiles(client, built, www);
  const { change } = await client.putBuild(area, build, built);
  return change;
}

async function sendFiles(client: Client, { area, build }: Built, www: string): Promise<void> {
  const folder = join(www, 'r', area, build);
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const waiting = paths.filter(wanted);
  const work = async () => {
    for (let path = waiting.shift(); path; path = waiting.shift()) {
      const name = relative(folder, path).split(sep).join('/');
      await client.putFile(area, build, name, readFileSync(path));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}
