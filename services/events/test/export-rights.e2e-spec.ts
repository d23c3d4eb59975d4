import { randomUUID } from 'node:crypto';
import type { CodeExportListView, CodeExportView } from '@hub/contracts/events';
import type { StaffPrincipal } from '@hub/contracts/shared';
import mysql from 'mysql2/promise';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startEvents, type Events } from './events.http.ts';
import { programOf } from './program.setup.ts';

let events: Events;
beforeAll(async () => {
  events = await startEvents();
});
afterAll(() => events.close());
const { base, operator, opened } = programOf(() => events);

it('a file whose asker loses the role while it is written is theirs no longer, then and when it is done', async () => {
  const without: StaffPrincipal = { ...operator, roles: [{ role: 'agent', game: 'H73' }] };
  const elsewhere: StaffPrincipal = { ...operator, roles: [{ role: 'event_operator', game: 'G112' }] };
  const { row } = await opened();
  const wish = { kind: 'redemptions', event_id: row.id, personal: '1', reason: '每週對帳' };
  const asked = await events.call<CodeExportView>(`POST ${base}/exports`, {
    who: operator,
    body: wish,
    key: randomUUID(),
  });
  const { id } = asked.body.data;
  const stateOf = async () =>
    (await events.call<CodeExportListView>(`GET ${base}/exports`, { who: operator })).body.data.find(
      (one) => one.id === id,
    )?.state;
  const fetched = async (who: StaffPrincipal) => (await events.call(`GET ${base}/exports/${id}`, { who })).status;
  const answers = async () => [await fetched(without), await fetched(elsewhere), await fetched(operator)];
  const holder = await mysql.createConnection(events.database.url);
  try {
    // Its rows cannot be read now: it stays under way.
    await holder.query('LOCK TABLES redemption WRITE');
    await events.working(async () => {
      await expect.poll(stateOf).toBe('running');
      expect(await answers()).toEqual([404, 404, 409]);
      expect((await events.call(`GET ${base}/exports`, { who: without })).status).toBe(403);
      await holder.query('UNLOCK TABLES');
      await expect.poll(stateOf, { timeout: 15_000 }).toBe('done');
    });
  } finally {
    await holder.end();
  }
  expect(await answers()).toEqual([404, 404, 200]);
}, 60_000);
