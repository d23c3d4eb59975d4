import mysql from 'mysql2/promise';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { deskOf } from './desk.setup.ts';
import { startEvents, type Events } from './events.http.ts';

let events: Events;
beforeAll(async () => {
  events = await startEvents();
});
afterAll(() => events.close());

const { asked, show, until } = deskOf(() => events);

const WAITING = `SELECT COUNT(*) AS many FROM information_schema.processlist
  WHERE db = DATABASE() AND info LIKE '%delivery_try%' AND state LIKE 'Waiting for table%'`;

it('a delivery and its tries are of one moment, whatever the sender writes while they are read', async () => {
  events.game.box.ending = () => 422;
  const id = await asked();
  await events.working(() => until(id, 'rejected'));
  const before = await show(id);
  const holder = await mysql.createConnection(events.database.url);
  try {
    // The row has been read, its tries not yet.
    await holder.query('LOCK TABLES delivery_try WRITE');
    const read = show(id);
    await expect.poll(async () => (await events.database.exec(WAITING))[0]?.many).toBe(1);
    await events.database.exec(`UPDATE delivery SET version = version + 3, tries = 2 WHERE id = ${id}`);
    await holder.query(
      `INSERT INTO delivery_try (delivery_id, game_id, nth, at, outcome, status, ms, error, counts)
        VALUES (?, 'H73', 2, NOW(3), 'refused', 422, 3, 'mailbox_full', 1)`,
      [id],
    );
    await holder.query('UNLOCK TABLES');
    const { row, tries } = await read;
    expect([row.version, tries.map(({ nth }) => nth)]).toEqual([before.row.version, [1]]);
  } finally {
    await holder.end();
  }
  const { row, tries } = await show(id);
  expect([row.version, tries.map(({ nth }) => nth)]).toEqual([before.row.version + 3, [2, 1]]);
});
