import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot, root, withDecorators } from '../boot/places.mjs';
import { Refusal } from '../boot/say.mjs';
import { sourceHash } from '../build/source-hash.ts';
import { serviceFile } from '../data/service-list.ts';
import { migrateService } from '../db/migrate-one.ts';
import { run } from '../machine/programs.ts';
import { handOverLocally } from './local-hand-over.ts';
import type { MfeWish } from './mfe-wish.ts';
import { notedReason } from './noted-reason.ts';
import { builtOf, publishBuild } from './publish-build.ts';
import { replaysOf } from './recorded/replays-of.ts';
import { releaseArea } from './release-area.ts';
import type { ReleaseClient } from './release-client.ts';
import { releaseService, stepsOf, type ServiceParts } from './release-service.ts';
import { servicesOfTheSite } from './services-of-the-site.ts';

const LOOK_S = 600;
const BUILD_SIGNS = 12;

/** Releases an area as this tree has it, or a service that has no remote. Throws `Refusal`. */
export async function release(client: ReleaseClient, wish: MfeWish, say: (line: string) => void): Promise<void> {
  const { area, reason, rest, again, passOver, lookS = LOOK_S } = wish;
  if (servicesOfTheSite().includes(area)) return releaseService(stepsOf(area, say), serviceOf(wish, client));
  if (passOver)
    throw new Refusal(
      `The release of ${area} asks its own recording alone: nothing of ${passOver.join(', ')} is asked.`,
    );
  const built = builtOf(area);
  await releaseArea({
    area,
    service: existsSync(serviceFile(area, 'main')) ? serviceOf(wish, client) : null,
    remote: { build: built.build, publish: async () => void (await publishBuild(client, built)) },
    client,
    reason,
    again,
    rest,
    lookMs: lookS * 1000,
    say,
  });
}

function serviceOf(
  { area, reason, handOver = process.env.SERVICE_HAND_OVER, serviceBuild, passOver }: MfeWish,
  client: ReleaseClient,
): ServiceParts {
  const build = serviceBuild ?? sourceHash(join('services', area)).slice(0, BUILD_SIGNS);
  return {
    build,
    breaks: () => breaksBeside(client.site, area),
    replay: () => replaysOf(client, area, passOver),
    migrate: async () => {
      if ((await migrateService(area, 'expand')) !== 0) throw new Refusal('the migrations did not run');
    },
    handOver: () => (handOver ? byCommand(handOver, area, build) : handOverLocally(area, build)),
    heard: async () => (await client.service(area)).service,
    note: () => client.noteService(area, { build, reason: notedReason(reason, passOver) }),
  };
}

/** In a process with the loader: the document of the calls is made by the gateway's sources. */
async function breaksBeside(site: string, area: string): Promise<string[]> {
  const script = inRoot('infra', 'local', 'mfe', 'tell-breaks.ts');
  const { code, output } = await run(process.execPath, [...withDecorators, script, site, area], { cwd: root });
  if (code !== 0) throw new Refusal(output.trim());
  return JSON.parse(output) as string[];
}

/** The deployment system's own command; it returns once no process of the version before takes calls. */
function byCommand(command: string, service: string, build: string): Promise<void> {
  const env = { ...process.env, RELEASE_SERVICE: service, RELEASE_BUILD: build };
  const child = spawn(command, { shell: true, cwd: root, env, stdio: 'inherit' });
  return new Promise((done, failed) => {
    child.once('error', failed);
    child.once('exit', (code, signal) => {
      if (code === 0) done();
      else failed(new Refusal(`“${command}” ended with ${signal ?? code}`));
    });
  });
}
