import type { TopupGame } from '@hub/contracts/catalog';
import type { Running } from '@hub/nest-kit/process';
import { Db, openDatabase } from '@hub/nest-kit/db';
import { fakeService, schemaFor, standingRoutes, testRedisUrl, type TestSchema } from '@hub/nest-kit/testing';
import type { DataSource } from 'typeorm';
import { schema } from '../src/data-source.ts';
import { start } from '../src/main.ts';
import { topupEnv } from './topup.env.ts';
import { seedShop } from '../src/shop/seed/seed-shop.ts';

const game = (game_id: string, digits: [number, number], server: string, min_amount = 3000): TopupGame => ({
  game_id,
  game_name: `遊戲 ${game_id}（示範）`,
  servers: [
    { server_id: server, server_name: '台灣一服', server_status: 'public' },
    { server_id: 'hidden', server_name: '測試服', server_status: 'hidden' },
  ],
  role_digits: { digits_least: digits[0], digits_most: digits[1] },
  min_amount,
  service_hours: '10:00-17:00',
});

/** As catalog tells of them. */
const games: Record<string, TopupGame> = {
  H73: game('H73', [9, 9], 'tw_2001'),
  G112: game('G112', [10, 10], '1000'),
  L33: game('L33', [8, 12], 'l33_2001', 5000),
  MA96: game('MA96', [7, 13], '1', 10_000),
  G115: game('G115', [6, 8], '1'),
  g66naxx2tw: game('g66naxx2tw', [6, 8], 'g66_10001'),
  h55naxx2tw: game('h55naxx2tw', [6, 8], '1'),
  g83tw: game('g83tw', [6, 8], '1'),
};

export const catalogRoutes = () =>
  Object.fromEntries(
    [...Object.keys(games), 'none'].map((id) => [
      `GET /internal/games/${id}/topup`,
      () => ({ body: { game: games[id] ?? null } }),
    ]),
  );

export type TestShop = {
  topup: Running;
  kept: TestSchema;
  source: DataSource;
  db: Db;
  catalog: Awaited<ReturnType<typeof fakeService>>;
  close(): Promise<void>;
};

/** The HTTP process with the demo’s settings and a catalog that knows the demo’s games. `more`: of its environment. */
export async function openShop(more: Record<string, string> = {}): Promise<TestShop> {
  const kept = await schemaFor('topup');
  const source = await openDatabase(kept.url, schema, 4);
  const db = new Db(source);
  await seedShop(db, new Date(Date.now() - 60_000));
  const catalog = await fakeService({
    ...catalogRoutes(),
    ...standingRoutes,
    'POST /internal/whitelist': () => ({ body: { whitelisted: false } }),
  });
  const topup = await start({
    ...topupEnv({
      databaseUrl: kept.url,
      redisUrl: testRedisUrl(),
      site: 'http://127.0.0.1:1',
      services: { catalog: catalog.url, support: catalog.url, identity: catalog.url },
    }),
    LOG_LEVEL: 'silent',
    ...more,
  });
  const close = async () => {
    await topup.close();
    await catalog.close();
    await source.destroy();
    await kept.drop();
  };
  return { topup, kept, source, db, catalog, close };
}
