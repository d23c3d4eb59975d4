import mysql from 'mysql2/promise';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { atDesk, aTransfer, staff } from './desk.setup.ts';
import { openShop, type TestShop } from './topup.setup.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const finance = staff('finance');
const WAITING = `SELECT COUNT(*) AS many FROM information_schema.processlist
  WHERE db = DATABASE() AND info LIKE '%order_step%' AND state LIKE 'Waiting for table%'`;

it('an order and its steps are of one moment, whatever happens to it while they are read', async () => {
  const { id, report_id } = await aTransfer(shop);
  const show = async () => (await atDesk(shop)(finance, `GET ${report_id}`)).body.data;
  const before = await show();
  const holder = await mysql.createConnection(shop.kept.url);
  try {
    // The order has been read, its steps not yet.
    await holder.query('LOCK TABLES order_step WRITE');
    const read = show();
    await expect.poll(async () => (await shop.kept.exec(WAITING))[0]?.many).toBe(1);
    await shop.kept.exec(`UPDATE topup_order SET version = version + 3 WHERE id = ${id}`);
    await holder.query(
      "INSERT INTO order_step (order_id, step, from_state, to_state, party) VALUES (?, 'note', 'reported', 'reported', 'staff')",
      [id],
    );
    await holder.query('UNLOCK TABLES');
    const { row, steps } = await read;
    expect([row.version, steps.length]).toEqual([before.row.version, before.steps.length]);
  } finally {
    await holder.end();
  }
  const { row, steps } = await show();
  expect([row.version, steps.length]).toEqual([before.row.version + 3, before.steps.length + 1]);
});
