import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { allRoutes } from '@hub/contracts/docs';
import { publishedRoutesPath, type PublishedRoutesView } from '@hub/contracts/published-routes';
import { areaByAddress } from '@hub/federation/areas';
import type { RemoteApp } from '@hub/federation/define-remote';
import type { Env } from '@hub/nest-kit/config';
import type { StartProcess } from '@hub/nest-kit/process';
import { aPlayer, aStaff, callAs, fakeService, testKeys } from '@hub/nest-kit/testing';
import { manifestOf } from '../../packages/federation/src/manifest-of.ts';
import { documentGaps } from '../../services/gateway/src/docs/openapi.ts';
import { deskFaults } from '../../services/gateway/src/registry/desk-faults.ts';
import { siteFaults } from '../../services/gateway/src/registry/site-faults.ts';
import { RouteTable } from '../../services/gateway/src/routes/route-table.ts';
import { aRemote } from '../../services/gateway/test/builds.ts';

/* Starts service and worker of an area of the tree that this file lies in, and tells what comes of them. */

const [area = '', databaseUrl = '', redisUrl = ''] = process.argv.slice(2);
const load = <T>(file: string) => import(pathToFileURL(join(import.meta.dirname, '..', '..', file)).href) as Promise<T>;

async function startBoth() {
  const away = await fakeService({ 'GET /internal/holds': () => ({ body: { data: [], page: { next: null } } }) });
  const env: Env = {
    ...testKeys,
    HUB_ENV: 'test',
    LOG_LEVEL: 'silent',
    PUBLIC_URL: 'http://localhost:8080',
    SERVICE_URLS: JSON.stringify({ identity: away.url, support: away.url }),
    DATABASE_URL: databaseUrl,
    MIGRATE_URL: databaseUrl,
    REDIS_QUEUE_URL: redisUrl,
    TIDY_MS: '100',
  };
  const { migrate } = await load<{ migrate: (env: Env) => Promise<string[]> }>(`services/${area}/src/migrate.ts`);
  const migrations = await migrate(env);
  const main = await load<{ start: StartProcess }>(`services/${area}/src/main.ts`);
  const job = await load<{ start: StartProcess }>(`services/${area}/src/worker.ts`);
  const [service, worker] = await Promise.all([main.start(env), job.start(env)]);
  const close = () => Promise.all([service.close(), worker.close(), away.close()]);
  return { url: service.url, migrations, close };
}

type Sent = Parameters<typeof callAs>[3];

/** Calls as the gateway passes them on: by the rows that the service publishes, as far as they may be taken. */
async function gatewayOf(url: string) {
  const table = new RouteTable([]);
  const gateway = { who: { kind: 'service', from: 'gateway' } } as const;
  const told = await callAs<PublishedRoutesView>(url, area, `GET ${publishedRoutesPath('')}`, gateway);
  const faults = table.take(area, told.body.rows ?? []);
  const call = async (line: string, sent: Sent) => {
    const [method = '', path = ''] = line.split(' ');
    const row = table.find(method, path);
    if (row?.service !== area) return [404, null];
    const { status, body } = await callAs(url, area, line, sent);
    return [status, body];
  };
  return { faults, call };
}

async function tried() {
  const { url, migrations, close } = await startBoth();
  const { faults, call } = await gatewayOf(url);
  const staff = (role: 'lead' | 'agent' | 'auditor' | 'product_admin') => ({
    who: aStaff({ roles: [{ role, game: '*' }] }),
  });
  const player = { who: aPlayer(), body: { motto: '一起變強' } };
  const answers = {
    joined: await call('POST /api/club/join', player),
    again: await call('POST /api/club/join', player),
    blank: await call('POST /api/club/join', { ...player, body: { motto: ' ' } }),
    members: await call('GET /api/staff/club/members', staff('lead')),
    forAgents: await call('GET /api/staff/club/members', staff('agent')),
    retention: await call('GET /api/staff/retention/club', staff('auditor')),
    elsewhere: await call('GET /api/questions/list', player),
  };
  const rounds = await settled(async () => {
    const [, kept] = await call('GET /api/staff/jobs/club/keeping', staff('product_admin'));
    const { schedules } = (kept as { data: { schedules: { name: string; last_at: string | null }[] } }).data;
    return schedules.filter(({ last_at }) => last_at !== null).map(({ name }) => name);
  });
  await close();
  return { migrations, faults, answers, rounds, ...(await remote()) };
}

/** The rounds of a worker are there once it was their turn. */
async function settled(look: () => Promise<string[]>): Promise<string[]> {
  const until = Date.now() + 10_000;
  for (;;) {
    const seen = await look();
    if (seen.includes('old-rows') || Date.now() > until) return seen.toSorted();
    await new Promise((done) => setTimeout(done, 50));
  }
}

async function remote() {
  const { app } = await load<{ app: RemoteApp }>(`mfe-${area}/rspack.config.ts`);
  const told = aRemote({
    ...manifestOf(app),
    area: app.area,
    routes: app.routes.map(({ path }) => path),
    staffRoutes: app.staffRoutes ?? [],
  });
  return {
    doors: (told.doors ?? []).map(({ to, roles }) => [to, roles]),
    rules: Object.keys(app.retention?.rules ?? {}),
    manifest: [...deskFaults(told), ...siteFaults(told)],
    addresses: [`/${area}`, `/staff/${area}`].map(areaByAddress),
    described: documentGaps(allRoutes).length === 0 && allRoutes.filter(({ service }) => service === area).length,
  };
}

process.stdout.write(JSON.stringify(await tried()));
process.exit(0);
