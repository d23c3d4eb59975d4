import { rm } from 'node:fs/promises';
import type { BuildDescriptor } from '@hub/federation/descriptor';
import { parseRings } from '@hub/nest-kit/keys';
import { schemaFor, testKeys, testRedisUrl, unique } from '@hub/nest-kit/testing';
import type { TokenRings } from '@hub/nest-kit/tokens';
import { start } from '../src/main.ts';
import { publish } from '../src/publish.ts';
import { aRemote, aShell, staticRoot, writeBuild } from './builds.ts';
import { json, tinyService } from './tiny-service.ts';

export const tokenRings = parseRings(testKeys.TOKEN_KEYS) as TokenRings;
export const ORIGIN = 'http://localhost:8080';

export const siteData = {
  theme_css: ':root{--p1:#111}',
  games: [{ game_id: 'H73', game_name: '遊戲 H73', site: '', logo_path: '', servers: [] }],
  config: { main_site: '', support_site: '' },
  captcha: { site: 'altcha', used: ['altcha'] },
};

/** Publishes builds whose files are there. */
export async function publishBuilt(env: Record<string, string>, builds: BuildDescriptor[]) {
  for (const build of builds) await writeBuild(env.STATIC_ROOT ?? '', build);
  return publish(env, builds);
}

/** `frames`: surveys is there too, and says that these are the origins of outside forms. */
type Over = { env?: Record<string, string>; builds?: BuildDescriptor[]; frames?: string[] };

/** Environment of a gateway on real MariaDB and Redis, with identity, catalog and support as bare HTTP servers. */
export async function gatewayWorld({ env = {}, builds = [aShell(), aRemote()], frames }: Over = {}) {
  const database = await schemaFor('gateway');
  const identity = await tinyService('identity', {
    'GET /internal/revoked': (_, response) => json(response, { revoked: false }),
  });
  const catalog = await tinyService('catalog', { 'GET /internal/site': (_, response) => json(response, siteData) });
  const support = await tinyService('support');
  const surveys = await tinyService('surveys', {
    'GET /internal/frame_hosts': (_, response) => json(response, { hosts: frames ?? [] }),
  });
  const root = await staticRoot();
  const settings: Record<string, string> = {
    HUB_ENV: 'test',
    LOG_LEVEL: 'silent',
    PUBLIC_URL: ORIGIN,
    DATABASE_URL: database.url,
    REDIS_QUEUE_URL: testRedisUrl(),
    SERVICE_URLS: JSON.stringify({
      identity: identity.url,
      catalog: catalog.url,
      support: support.url,
      ...(frames && { surveys: surveys.url }),
    }),
    STATIC_ROOT: root,
    PUBLISHED_BY: 'a test',
    TRUST_PROXY_HOPS: '1',
    LIMIT_FACTOR: '1000',
    ROUTES_MS: '0',
    ...testKeys,
    ...env,
  };
  await publishBuilt(settings, builds);
  const close = async () => {
    await Promise.all([identity.stop(), catalog.stop(), support.stop(), surveys.stop()]);
    await database.drop();
    await rm(root, { recursive: true, force: true });
  };
  return { database, identity, catalog, support, surveys, root, env: settings, close };
}

/** The same, with the gateway itself started. */
export async function startGateway(over: Over = {}) {
  const world = await gatewayWorld(over);
  const running = await start(world.env);
  return {
    ...world,
    url: running.url,
    running,
    /** For a test that has stopped the gateway itself. */
    closeWorld: world.close,
    close: async () => {
      await running.close();
      await world.close();
    },
  };
}

export type Gateway = Awaited<ReturnType<typeof startGateway>>;

/** An address that no other test uses, so that tests do not fill each other's rate limits. */
export const anAddress = (): string => `10.${unique() % 250}.${Math.floor(Math.random() * 250)}.${unique() % 250}`;

/** The form of a request id. */
export const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** What the service was asked last. */
export const lastOf = (gateway: Gateway, service: 'support' | 'identity' | 'catalog') =>
  gateway[service].ledger.at(-1)!;
