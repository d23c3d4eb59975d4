import { afterAll, beforeAll, expect, it } from 'vitest';
import { start as startWorker } from '../src/worker.ts';
import { startVip, type Vip } from './vip.setup.ts';

let vip: Vip;
beforeAll(async () => {
  vip = await startVip({ TIDY_MS: '300' });
  await vip.database.exec(
    `INSERT INTO vip_rule (game_id, is_on, days, amount_twd, level, changed_by) VALUES ('H73', 1, 30, 1000, 2, '')`,
  );
  await vip.database.exec(
    "INSERT INTO vip_spender (game_id, partner_uid, last_on) VALUES ('H73', 'night', '2026-01-01')",
  );
  await vip.database.exec(
    `INSERT INTO vip_spend (order_id, game_id, partner_uid, paid_on, amount_twd)
      VALUES ('o-1', 'H73', 'night', DATE_FORMAT(NOW() - INTERVAL 2 DAY, '%Y-%m-%d'), 1000)`,
  );
});
afterAll(() => vip.close());

const earned = async () => (await vip.database.exec('SELECT level FROM vip_earned')) as { level: number }[];
const nights = () => vip.database.exec("SELECT next_at FROM calendar WHERE name = 'vip-rules'");

it('everybody is looked at each night by the worker, and a night that nobody was there for is made up', async () => {
  const first = await startWorker(vip.env);
  await expect.poll(async () => (await nights()).length, { timeout: 20_000 }).toBe(1);
  await first.close();
  expect(await earned()).toEqual([]);
  await vip.database.exec("UPDATE calendar SET next_at = next_at - INTERVAL 3 DAY WHERE name = 'vip-rules'");
  const second = await startWorker(vip.env);
  try {
    await expect.poll(earned, { timeout: 30_000 }).toEqual([{ level: 2 }]);
  } finally {
    await second.close();
  }
  const jobs = await vip.database.exec("SELECT id FROM outbox WHERE job = 'vip-rules'");
  expect(jobs).toHaveLength(1);
});
