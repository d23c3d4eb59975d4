import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { IDENTITY_HEADER, sealIdentity } from '@hub/nest-kit/identity';
import { parseRings, type KeyRing } from '@hub/nest-kit/keys';
import { adminUrl, dropSchemas, testRedisUrl, urlOfSchema, withAdmin } from '@hub/nest-kit/testing';
import { serviceFile, serviceNames, servicesWith } from '../../../infra/local/data/service-list.ts';
import { freshPorts } from '../../../infra/local/site/fresh-ports.ts';
import { startOwn } from '../../../infra/local/site/own-process.ts';
import type { ProcessHandle } from '../../../infra/local/site/process-handle.ts';
import { startTogether } from '../../../infra/local/site/together.ts';
import { startSite } from '../../../infra/local/site.ts';
import { roundRobin } from './round-robin.ts';

const INNER = serviceNames.filter((name) => name !== 'gateway');
const QUICK = { SWEEP_MS: '500', TIDY_MS: '1000', AUDIT_EVERY_MS: '500' };
/** Of these the second one is killed, so it has a process of its own. */
export const DYING = ['gateway', 'support', 'identity', 'catalog', 'support worker'];
const urlOf = (port: number | undefined) => `http://127.0.0.1:${port}`;

/**
 * Two of the gateway, of every service and of every worker, on the same stores, volume and keys, no pair of them in one
 * process: the first ones share that of the test, the second ones are apart.
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
  const gateway = { ...between, TRUST_PROXY_HOPS: '1', CANARY_EVERY_MS: '0' };
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
    extraEnv: { ...Object.fromEntries(INNER.map((name) => [name, between])), gateway },
  });
  const seconds = [...servicesWith('main'), ...servicesWith('worker').map((name) => `${name} worker`)].map((part) => {
    const [name = '', worker] = part.split(' ');
    const env = { ...site.envOf(name), PORT: worker ? '0' : String(others[name]) };
    // Its disk is its own: what it serves comes from the store.
    const own = name === 'gateway' ? { STATIC_ROOT: join(folder, 'second-www') } : {};
    return { name: part, file: serviceFile(name, worker ? 'worker' : 'main'), env: { ...env, ...own } };
  });
  const logFolder = join(folder, 'second');
  const handles = await Promise.all([
    ...seconds.filter(({ name }) => DYING.includes(name)).map(async (part) => [await startOwn(part, { logFolder })]),
    startTogether(
      seconds.filter(({ name }) => !DYING.includes(name)),
      'others',
      logFolder,
    ),
  ]);
  const second = new Map<string, ProcessHandle>(handles.flat().map((handle) => [handle.name, handle]));
  const ask = async <Row>(service: string, sql: string, values: unknown[] = []): Promise<Row[]> => {
    const schema = new URL(site.envOf(service).DATABASE_URL ?? '').pathname.slice(1);
    return withAdmin(urlOfSchema(adminUrl(), schema), async (c) => (await c.query(sql, values))[0] as Row[]);
  };
  const workers = servicesWith('worker').map((name) => `${name} worker`);
  return {
    site,
    url: site.url,
    workers,
    /** The gateways themselves, beside the balancer. */
    gateways: [urlOf(ports.gateway), urlOf(others.gateway)] as const,
    ask,
    /** What proves to a service that a gateway asks, for a visitor. */
    sealed: (service: string, ip: string): Record<string, string> => {
      const ring = parseRings(site.envOf(service).IDENTITY_KEYS ?? '{}')[service] as KeyRing;
      return { [IDENTITY_HEADER]: sealIdentity(ring, service, { who: { kind: 'anon' }, rid: 'replicas', ip }) };
    },
    replica: (name: string, nth: 0 | 1): ProcessHandle => {
      const found = nth === 0 ? site.process(name) : second.get(name);
      if (!found) throw new Error(`no second process ${name}`);
      return found;
    },
    end: async () => {
      await Promise.all([...second.values()].map((one) => one.close()));
      await site.close();
      await Promise.all([...balancers.values()].map((one) => one.close()));
      await dropSchemas(schemaPrefix);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
export type TwoOfEverything = Awaited<ReturnType<typeof startTwoOfEverything>>;
