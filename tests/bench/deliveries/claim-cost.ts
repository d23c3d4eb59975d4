import type { Field } from '../../faults/deliveries/field.ts';
import { GAME } from '../../faults/deliveries/field.ts';
import { DUE } from '../../../services/events/src/deliveries/send/claim-due.ts';

const ROUNDS = 400;
const TAKEN = 32;

/** Fills up to so many rows that wait for tomorrow; one in a thousand is due. */
async function fillUp(field: Field, many: number): Promise<void> {
  const { source } = field.db;
  const count = async () => Number((await source.query<{ n: string }[]>('SELECT COUNT(*) AS n FROM delivery'))[0]?.n);
  if ((await count()) === 0) await field.ask(1);
  for (let held = await count(); held < many; held = await count())
    await source.query(
      `INSERT INTO delivery (mail_id, source, asked_by, reason, game_id, server_id, role_id, title, body, items,
          expire_days, body_hash, due_at)
        SELECT CONCAT('wai_', UPPER(LEFT(MD5(CONCAT(id, '.', ?)), 26))), source, asked_by, reason, game_id, server_id,
          CAST(id AS CHAR), title, body, items, expire_days, body_hash,
          IF(id % 1000 = 0, NOW(3) - INTERVAL 1 MINUTE, NOW(3) + INTERVAL 1 DAY + INTERVAL id SECOND)
        FROM delivery ORDER BY id LIMIT ?`,
      [held, Math.min(held, many - held, 50_000)],
    );
  await source.query('ANALYZE TABLE delivery');
}

/** 99th percentile of the claim in ms, with so many rows waiting. */
export async function claimP99(field: Field, many: number): Promise<number> {
  await fillUp(field, many);
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    await field.db.source
      .transaction('READ COMMITTED', async (manager) => {
        const begun = performance.now();
        await manager.query(DUE, [GAME, TAKEN]);
        times.push(performance.now() - begun);
        throw new Error('rolled back');
      })
      .catch((error: Error) => {
        if (error.message !== 'rolled back') throw error;
      });
  // The first ones warm the buffer pool.
  const sorted = times.slice(50).sort((one, other) => one - other);
  return sorted[Math.ceil(sorted.length * 0.99) - 1] ?? 0;
}
