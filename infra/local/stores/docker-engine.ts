import { createHash } from 'node:crypto';
import { inRoot, root } from '../boot/places.mjs';
import { Refusal } from '../boot/say.mjs';
import { findProgram, lastLines, run } from '../machine/programs.ts';
import type { StoreName } from './choose-sources.ts';

const SERVICES: Record<StoreName, { service: string; port: number }> = {
  database: { service: 'mariadb', port: 3306 },
  redis: { service: 'redis', port: 6379 },
};

export async function hasDockerEngine(): Promise<boolean> {
  const docker = findProgram(['docker']);
  if (!docker) return false;
  const engine = await run(docker, ['version', '--format', '{{.Server.Version}}'], { limitMs: 15_000 });
  return engine.code === 0 && (await run(docker, ['compose', 'version'], { limitMs: 15_000 })).code === 0;
}

export type ContainerOptions = {
  password: string;
  /** Containers and data are removed at the end. */ throwAway: boolean;
};

/** Two copies of the project on one machine, and a test beside a running site, get containers and data of their own. */
function projectName(throwAway: boolean): string {
  const copy = createHash('sha256').update(root).digest('hex').slice(0, 8);
  return throwAway ? `player-hub-test-${copy}-${process.pid}` : `player-hub-${copy}`;
}

function compose(args: readonly string[], { password, throwAway }: ContainerOptions) {
  const file = inRoot('infra', 'compose', 'docker-compose.yml');
  const all = ['compose', '--project-name', projectName(throwAway), '--file', file, ...args];
  return run('docker', all, { env: { ...process.env, MARIADB_ROOT_PASSWORD: password } });
}

export type Container = { port: number; words: string; stop(): Promise<void> };

export async function startContainer(store: StoreName, options: ContainerOptions): Promise<Container> {
  const { service, port } = SERVICES[store];
  const up = await compose(['up', '--detach', '--wait', service], options);
  if (up.code !== 0) throw new Refusal(`docker compose could not start ${service}:`, ...lastLines(up.output));
  const { output } = await compose(['port', service, String(port)], options);
  const published = Number(/:(\d+)\s*$/.exec(output)?.[1]);
  if (!published) throw new Refusal(`docker compose did not say on which port ${service} is:`, ...lastLines(output));
  return {
    port: published,
    words: `in Docker, 127.0.0.1:${published}`,
    stop: async () => {
      await compose(options.throwAway ? ['down', '--volumes'] : ['stop', service], options);
    },
  };
}
