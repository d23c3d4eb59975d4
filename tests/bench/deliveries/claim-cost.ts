import { randomBytes } from 'node:crypto';
import type { Field } from '../../faults/deliveries/field.ts';
import { GAME } from '../../faults/deliveries/field.ts';
import { claimDue } from '../../../services/events/src/deliveries/send/claim-due.ts';
import { moveDeliveries } from '../../../services/events/src/deliveries/write-delivery.ts';

const ROUNDS = 3000;
const TAKEN = 32;
/** As many are due however many wait, spread over all of them: both fills ask for the same work. */
const DUE = 64;
const LEASE_MS = 9000;

/** Fills up to so many rows that wait for tomorrow, and lets `DUE` of them be due. */
async function fillUp(field: Field, many: number): Promise<void> {
  const { source } = field.db;
  const count = async (where = '1') =>
    Number((await source.query<{ n: string }[]>(`SELECT COUNT(*) AS n FROM delivery WHERE ${where}`))[0]?.n);
  if ((await count()) === 0) await field.ask(1);
  for (let held = await count(); held < many; held = await count())
    await source.query(
      `INSERT INTO delivery (mail_id, source, asked_by, reason, game_id, server_id, role_id, title, body, items,
          expire_days, body_hash, due_at)
        SELECT CONCAT('wai_', UPPER(LEFT(MD5(CONCAT(id, '.', ?)), 26))), source, asked_by, reason, game_id, server_id,
          CAST(id AS CHAR), title, body, items, expire_days, body_hash, NOW(3) + INTERVAL 1 DAY + INTERVAL id SECOND
        FROM delivery ORDER BY id LIMIT ?`,
      [held, Math.min(held, many - held, 50_000)],
    );
  await source.query('UPDATE delivery SET due_at = NOW(3) + INTERVAL 1 DAY WHERE due_at <= NOW(3)');
  await source.query(
    `UPDATE delivery JOIN (SELECT id, ROW_NUMBER() OVER (ORDER BY id) AS nth FROM delivery) numbered USING (id)
      SET due_at = NOW(3) - INTERVAL 1 MINUTE WHERE nth % ? = 0 AND nth <= ?`,
    [Math.floor(many / DUE), Math.floor(many / DUE) * DUE],
  );
  await source.query('ANALYZE TABLE delivery');
  const due = await count('due_at <= NOW(3)');
  if (due !== DUE) throw new Error(`${due} are due instead of ${DUE}`);
}

/** 99th percentile of the claim in ms, with so many rows waiting. What is claimed is given back each time. */
export async function claimP99(field: Field, many: number): Promise<number> {
  await fillUp(field, many);
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    await field.db
      .runTx(async (tx) => {
        const begun = performance.now();
        const { claimed, changes } = await claimDue(tx, GAME, {
          many: TAKEN,
          token: randomBytes(16),
          leaseMs: LEASE_MS,
        });
        await moveDeliveries(tx, changes);
        times.push(performance.now() - begun);
        if (claimed.length !== TAKEN) throw new Error(`${claimed.length} were claimed instead of ${TAKEN}`);
        throw new Error('rolled back');
      })
      .catch((error: Error) => {
        if (error.message !== 'rolled back') throw error;
      });
  // The first ones warm the buffer pool.
  const sorted = times.slice(50).sort((one, other) => one - other);
  return sorted[Math.ceil(sorted.length * 0.99) - 1] ?? 0;
}
