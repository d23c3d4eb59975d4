import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { IDENTITY_HEADER, sealIdentity } from '@hub/nest-kit/identity';
import { parseRings, type KeyRing } from '@hub/nest-kit/keys';
import {
  adminUrl,
  askAgain,
  dropSchemas,
  lineSwitch,
  testRedisUrl,
  urlOfSchema,
  withAdmin,
} from '@hub/nest-kit/testing';
import type { Env } from '../../../infra/local/data/service-env.ts';
import { serviceFile, serviceNames, servicesWith } from '../../../infra/local/data/service-list.ts';
import { freshPorts } from '../../../infra/local/site/fresh-ports.ts';
import type { Part, ProcessHandle } from '../../../infra/local/site/process-handle.ts';
import { startTogether } from '../../../infra/local/site/together.ts';
import { startSite } from '../../../infra/local/site.ts';
import { roundRobin } from './round-robin.ts';

const INNER = serviceNames.filter((name) => name !== 'gateway');
const QUICK = { SWEEP_MS: '500', TIDY_MS: '1000', AUDIT_EVERY_MS: '500' };
/** Whom each worker speaks to, in a job of which a test can have as many as it likes. */
const SPEAKS_TO = {
  support: 'mail',
  vip: 'mail',
  identity: 'mail',
  topup: 'vip',
  surveys: 'events',
  events: 'topup',
} as const;
export type Speaking = keyof typeof SPEAKS_TO;
export const SPEAKING = Object.keys(SPEAKS_TO) as Speaking[];
/** The challenges that browsers solve. */
const CHEAP = { CAPTCHA_COST: '100' };
/** From so many mounts on a trial is judged. */
export const LEAST_MOUNTS = 20;
const RELEASES = { REGISTRY_MS: '1000', CANARY_EVERY_MS: '250', CANARY_LEAST_MOUNTS: String(LEAST_MOUNTS) };
const urlOf = (port: number | undefined) => `http://127.0.0.1:${port}`;

/** The second one of everything: one process, as if it were one machine, so that all of them die at once. */
function secondOnes(parts: readonly Part[], logFolder: string) {
  let handles: ProcessHandle[] = [];
  const kill = async () => void (await handles.splice(0)[0]?.kill('SIGKILL'));
  return {
    kill,
    find: (name: string) => handles.find((handle) => handle.name === name),
    /** Starts them, after an end like that of a machine where they still run. */
    start: async () => {
      await kill();
      handles = await startTogether(parts, 'second', logFolder);
    },
    close: async () => void (await handles.splice(0)[0]?.close()),
  };
}

/** Between a second worker and whom it speaks to. */
async function lineOf(service: Speaking, env: Env) {
  const to = SPEAKS_TO[service];
  const urls = JSON.parse(env.SERVICE_URLS ?? '{}') as Record<string, string>;
  const line = await lineSwitch((to === 'mail' ? env.SMTP_URL : urls[to]) ?? '');
  const over: Env =
    to === 'mail' ? { SMTP_URL: line.url } : { SERVICE_URLS: JSON.stringify({ ...urls, [to]: line.url }) };
  return { line, over };
}

/**
 * Two of the gateway, of every service and of every worker, on the same stores, volume and keys, behind a balancer for each:
 * the first ones share the process of the test, the second ones another.
 */
export async function startTwoOfEverything() {
  const folder = mkdtempSync(join(tmpdir(), 'hub-replicas-'));
  const schemaPrefix = `hubtest_t${randomBytes(3).toString('hex')}_`;
  const [ports, others] = [await freshPorts(), await freshPorts()];
  const balancers = new Map<string, Awaited<ReturnType<typeof roundRobin>>>();
  for (const name of serviceNames) balancers.set(name, await roundRobin([urlOf(ports[name]), urlOf(others[name])]));
  const addressOf = (name: string) => balancers.get(name)?.url ?? '';
  const between = {
    SERVICE_URLS: JSON.stringify(Object.fromEntries(INNER.map((name) => [name, addressOf(name)]))),
    ...QUICK,
  };
  // Ours, and one before it, which says whose call it is.
  const gateway = { ...between, TRUST_PROXY_HOPS: '2', ...RELEASES };
  const site = await startSite({
    adminUrl: adminUrl(),
    redisUrl: testRedisUrl(),
    folder,
    schemaPrefix,
    hubEnv: 'test',
    logLevel: 'error',
    processes: false,
    ports,
    publicUrl: addressOf('gateway'),
    extraEnv: {
      ...Object.fromEntries(INNER.map((name) => [name, between])),
      identity: { ...between, ...CHEAP },
      gateway,
    },
  });
  const lines = new Map<Speaking, Awaited<ReturnType<typeof lineOf>>>();
  for (const service of SPEAKING) lines.set(service, await lineOf(service, site.envOf(service)));
  const mains = servicesWith('main').map((name) => {
    // Its disk is its own: what it serves comes from the store.
    const own = name === 'gateway' ? { STATIC_ROOT: join(folder, 'second-www') } : {};
    return {
      name,
      file: serviceFile(name, 'main'),
      env: { ...site.envOf(name), PORT: String(others[name]), ...own },
    };
  });
  const working = servicesWith('worker').map((name) => ({
    name: `${name} worker`,
    file: serviceFile(name, 'worker'),
    env: { ...site.envOf(name), PORT: '0', ...lines.get(name as Speaking)?.over },
  }));
  const second = secondOnes([...mains, ...working], join(folder, 'logs'));
  await second.start();
  const ask = async <Row>(service: string, sql: string, values: unknown[] = []): Promise<Row[]> => {
    const schema = new URL(site.envOf(service).DATABASE_URL ?? '').pathname.slice(1);
    const once = () => withAdmin(urlOfSchema(adminUrl(), schema), (connection) => connection.query(sql, values));
    return (await askAgain(once))[0] as Row[];
  };
  const workers = servicesWith('worker').map((name) => `${name} worker`);
  return {
    site,
    folder,
    url: site.url,
    workers,
    /** The gateways themselves, beside the balancer. */
    gateways: [urlOf(ports.gateway), urlOf(others.gateway)] as const,
    second,
    /** Of what the second workers say nothing arrives any more, until they may speak again. */
    silence: () => lines.forEach(({ line }) => line.silence()),
    speak: () => lines.forEach(({ line }) => line.back()),
    /** Whose second one has a call under way, and had one. */
    busy: () => [...balancers].filter(([, { open }]) => open[1]! > 0).map(([name]) => name),
    answered: () => [...balancers].filter(([, { taken }]) => taken[1]! > 0).map(([name]) => name),
    ask,
    /** What proves to a service that a gateway asks, for a visitor. */
    sealed: (service: string, ip: string): Record<string, string> => {
      const ring = parseRings(site.envOf(service).IDENTITY_KEYS ?? '{}')[service] as KeyRing;
      return { [IDENTITY_HEADER]: sealIdentity(ring, service, { who: { kind: 'anon' }, rid: 'replicas', ip }) };
    },
    replica: (name: string, nth: 0 | 1): ProcessHandle => {
      const found = nth === 0 ? site.process(name) : second.find(name);
      if (!found) throw new Error(`no second process ${name}`);
      return found;
    },
    end: async () => {
      await second.close();
      await site.close();
      await Promise.all([...lines.values()].map(({ line }) => line.close()));
      await Promise.all([...balancers.values()].map((one) => one.close()));
      await dropSchemas(schemaPrefix);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
export type TwoOfEverything = Awaited<ReturnType<typeof startTwoOfEverything>>;
