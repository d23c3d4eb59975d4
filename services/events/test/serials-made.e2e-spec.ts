import { randomUUID } from 'node:crypto';
import mysql from 'mysql2/promise';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startEvents, holding, type Events } from './events.http.ts';
import { operator, serialsOf } from './serials.setup.ts';

let events: Events;
beforeAll(async () => {
  events = await startEvents();
});
afterAll(() => events.close());
const desk = serialsOf(() => events);

const waits = ({ Info }: Record<string, unknown>) => String(Info).endsWith('LOCK IN SHARE MODE');

describe('codes of our own', () => {
  it('are made in any number, and are there once for each key', async () => {
    const event = await desk.anEvent();
    const wish = { ...event, name: '加碼', many: 5000, length: 12 };
    const key = randomUUID();
    const [first, second] = await Promise.all([1, 2].map(() => desk.post('', wish, operator, { key })));
    expect(first?.body.data.id).toBe(second?.body.data.id);
    const id = first?.body.data.id ?? 0;
    await events.working(async () => {
      expect(await desk.until(id, 'ready')).toMatchObject({ codes: 5000, code_length: 12 });
    });
    expect(await desk.count('serial_code', id)).toBe(5000);
    for (const over of [{ many: 0 }, { many: 1_000_001 }, { length: 11 }, { category_id: 4_000_000 }])
      expect((await desk.post('', { ...wish, ...over })).status).toBe(400);
    expect((await desk.post('', wish, operator, { key: undefined })).status).toBe(400);
    expect((await desk.post('', wish, holding('lead'))).status).toBe(403);
    expect((await desk.post('', wish, holding('event_operator', 'G112'))).status).toBe(404);
  }, 60_000);

  it('are for an event and a reward that are still there, however close their removal is', async () => {
    const [event, other] = [await desk.anEvent(), await desk.anEvent()];
    const connection = await mysql.createConnection(events.database.url);
    const wish = { name: '加碼', many: 10, length: 12 };
    const made: ReturnType<typeof desk.post>[] = [];
    try {
      await connection.beginTransaction();
      await connection.query('SELECT id FROM event WHERE id IN (?) FOR UPDATE', [[event.event_id, other.event_id]]);
      made.push(...[event, other].map((of) => desk.post('', { ...of, ...wish })));
      const waiting = async () => (await events.database.exec('SHOW FULL PROCESSLIST')).filter(waits).length;
      await expect.poll(waiting, { timeout: 4000 }).toBe(2);
      await connection.query('DELETE FROM event_category WHERE id = ?', [event.category_id]);
      await connection.query('UPDATE event SET removed_at = NOW(3) WHERE id = ?', [other.event_id]);
      await connection.commit();
    } finally {
      await connection.end();
    }
    expect((await Promise.all(made)).map(({ status }) => status)).toEqual([400, 404]);
    const [left] = await events.database.exec(
      `SELECT COUNT(*) AS many FROM serial_batch WHERE event_id IN (${event.event_id}, ${other.event_id})`,
    );
    expect(Number(left?.many)).toBe(0);
  });
});
