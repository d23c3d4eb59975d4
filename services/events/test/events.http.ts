import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { KnowRoleBody } from '@hub/contracts/catalog';
import type { StaffRole, StaffPrincipal } from '@hub/contracts/shared';
import { aStaff, callAs, fakeService, schemaFor, standingRoutes, testKeys, testRedisUrl } from '@hub/nest-kit/testing';
import { start as startMain } from '../src/main.ts';
import { start as startWorker } from '../src/worker.ts';
import { gameFake } from './game-fake.ts';

type Sent = NonNullable<Parameters<typeof callAs>[3]>;

/** The whole service on a database of its own, with one game that is a fake; identity and catalog are fakes too. */
export async function startEvents(over: Record<string, string> = {}) {
  const database = await schemaFor('events');
  const game = await gameFake();
  const keys = [{ kid: 'link', secret: randomBytes(32).toString('base64url'), until: null }];
  const neighbours = await fakeService({
    ...standingRoutes,
    'GET /internal/partner/links': (_, url) => {
      const name = url.searchParams.get('game');
      return {
        body: { link: name === 'linkless' ? null : { game: name, base_url: game.url, public_only: false, keys } },
      };
    },
    'GET /internal/games/H73/desk': () => ({
      body: {
        game: { game_id: 'H73', servers: [{ server_id: 'tw_2001', server_name: '台灣一服', server_status: 'public' }] },
      },
    }),
    // A game has every role, each with an account of its own.
    'POST /internal/roles': (asked) => {
      const { role_id, server_id } = asked as KnowRoleBody;
      const role = {
        role_id,
        server_id,
        server_name: '台灣一服',
        partner_uid: `uid-${role_id}`,
        char_name: '遊戲裡的名字',
      };
      return { body: { verdict: 'ok', ...role } };
    },
    'GET /internal/games/hidden/desk': () => ({ body: { game: null } }),
    'GET /internal/held_accounts': () => ({ body: { accounts: [] } }),
    'POST /internal/facts/delivery-settled': () => ({ body: { applied: true } }),
  });
  const asked = ['identity', 'catalog', 'topup', 'surveys', 'support'];
  const away = Object.fromEntries(asked.map((name) => [name, neighbours.url]));
  const folder = mkdtempSync(join(tmpdir(), 'hub-events-'));
  const env: Record<string, string> = {
    HUB_ENV: 'test',
    LOG_LEVEL: 'silent',
    PUBLIC_URL: 'http://localhost:8080',
    DATABASE_URL: database.url,
    REDIS_QUEUE_URL: testRedisUrl(),
    FILES_URL: pathToFileURL(folder).href,
    UPLOAD_FOLDER: join(folder, 'uploads'),
    SERVICE_URLS: JSON.stringify(away),
    DELIVERY_WAITS_MS: '200,200,200',
    DELIVERY_TIMEOUT_MS: '500',
    DELIVERY_TICK_MS: '50',
    DELIVERY_FRESH_MS: '0',
    REDEEM_GAP_MS: '0',
    KEEP_MS: '50',
    SWEEP_MS: '100',
    BULK_TICK_MS: '50',
    ...testKeys,
    ...over,
  };
  const running = await startMain(env);
  const call = <T = Record<string, unknown>>(line: string, sent: Sent) => callAs<T>(running.url, 'events', line, sent);
  return {
    url: running.url,
    env,
    database,
    folder,
    game,
    neighbours,
    call,
    /** A worker for as long as the work takes. */
    working: async <T>(work: () => Promise<T>): Promise<T> => {
      const worker = await startWorker(env);
      try {
        await database.hurry();
        return await work();
      } finally {
        await worker.close();
      }
    },
    tell: (from: string, data: object, id: string = randomUUID(), fact = 'delivery-asked') =>
      call(`POST /internal/facts/${fact}`, {
        who: { kind: 'service', from },
        body: { id, at: new Date().toISOString(), data },
      }),
    close: async () => {
      await running.close();
      await neighbours.close();
      await game.close();
      await database.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
export type Events = Awaited<ReturnType<typeof startEvents>>;

export const holding = (role: StaffRole, game = '*'): StaffPrincipal => aStaff({ roles: [{ role, game }] });
