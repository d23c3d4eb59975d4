import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ApprovalsView } from '@hub/contracts/approvals';
import { IDENTITY_HEADER, sealIdentity } from '@hub/nest-kit/identity';
import type { KeyRing } from '@hub/nest-kit/keys';
import { testRings } from '@hub/nest-kit/testing';
import mysql from 'mysql2/promise';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startEvents, holding, type Events } from './events.http.ts';
import { BATCHES, operator, serialsOf } from './serials.setup.ts';

let events: Events;
beforeAll(async () => {
  events = await startEvents();
});
afterAll(() => events.close());
const desk = serialsOf(() => events);

describe('the codes that nobody used', () => {
  const second = holding('event_operator');
  const unused = (id: number, who = operator) =>
    events.call<string>(`POST ${BATCHES}/${id}/unused.csv`, { who, headers: { accept: 'text/csv' } });
  const approve = async (id: number) => {
    const list = await events.call<ApprovalsView>('GET /api/staff/approvals/events', { who: second });
    const request = list.body.data.find(({ object }) => object === `serial-batch:${id}`);
    return events.call(`POST /api/staff/approvals/events/${request?.id}/approve`, {
      who: { ...second, fresh: true },
      body: {},
    });
  };

  it('go to who asked, once, after another person agreed; then their texts are gone', async () => {
    const event = await desk.anEvent();
    const { data } = (await desk.post('', { ...event, name: '夏日', many: 2500, length: 14 })).body;
    await events.working(() => desk.until(data.id, 'ready'));
    await events.database.exec(
      `UPDATE serial_code SET used = 1 WHERE batch_id = ${data.id} ORDER BY code_mac LIMIT 400`,
    );
    expect((await unused(data.id)).status).toBe(409);
    const asked = await desk.post(`/${data.id}/unused`, { reason: '交給合作廠商印製' });
    expect([asked.status, asked.body.data.approval === null]).toEqual([200, false]);
    expect((await unused(data.id)).status).toBe(409);
    expect((await approve(data.id)).status).toBe(200);
    expect((await desk.one(data.id)).download).toMatch(/\+08:00$/);
    expect((await desk.one(data.id, second)).download).toBeNull();
    expect((await unused(data.id, second)).status).toBe(409);
    const answers = await Promise.all([unused(data.id), unused(data.id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const codes = String(answers.find(({ status }) => status === 200)?.body)
      .trim()
      .split('\r\n')
      .slice(1);
    expect(new Set(codes).size).toBe(2100);
    const look = await events.call('POST /api/staff/serials/lookup', { who: operator, body: { serial_no: codes[0] } });
    expect(look.body).toMatchObject({ found: [{ batch_id: data.id, used: 0, state: 'good' }] });
    await expect.poll(async () => (await desk.one(data.id)).downloaded_at).not.toBeNull();
    await expect.poll(async () => (await desk.job(data.id))?.file_key).toBeNull();
    const after = await desk.one(data.id);
    expect([after.downloaded_at === null, after.download, after.may]).toEqual([false, null, ['disable']]);
    expect((await desk.post(`/${data.id}/unused`, { reason: '再要一次好了' })).status).toBe(409);
  }, 60_000);

  /** A reader who looks at the beginning of the file and leaves. */
  const begin = async (id: number): Promise<IncomingMessage> => {
    const identity = sealIdentity(testRings.events as KeyRing, 'events', {
      who: operator,
      rid: 'r-file',
      ip: '10.0.0.1',
    });
    const headers = { [IDENTITY_HEADER]: identity };
    const asked = request(`${events.url}${BATCHES}/${id}/unused.csv`, { method: 'POST', headers }).end();
    const [incoming] = (await once(asked, 'response')) as [IncomingMessage];
    incoming.on('error', () => undefined);
    await once(incoming, 'data');
    return incoming;
  };

  it('are counted as fetched when the last byte was written: a line that breaks gives the same person another try', async () => {
    const event = await desk.anEvent();
    const { data } = (await desk.post('', { ...event, name: '斷在半路', many: 30, length: 12 })).body;
    await events.working(() => desk.until(data.id, 'ready'));
    await desk.post(`/${data.id}/unused`, { reason: '交給合作廠商印製' });
    await approve(data.id);
    const holder = await mysql.createConnection(events.database.url);
    try {
      // Its codes cannot be read now: the file begins, and stops behind its first line.
      await holder.query('LOCK TABLES serial_code WRITE');
      const incoming = await begin(data.id);
      expect(await desk.one(data.id)).toMatchObject({ fetching: true, download: null, downloaded_at: null });
      expect((await unused(data.id)).status).toBe(409);
      expect((await unused(data.id, second)).status).toBe(409);
      incoming.destroy();
      await expect.poll(async () => (await desk.one(data.id)).fetching).toBe(false);
      await holder.query('UNLOCK TABLES');
    } finally {
      await holder.end();
    }
    const before = await desk.one(data.id);
    expect([before.download === null, before.downloaded_at]).toEqual([false, null]);
    expect((await unused(data.id, second)).status).toBe(409);
    const { status, body } = await unused(data.id);
    const lines = body.trim().split('\r\n').slice(1);
    expect([status, lines.length]).toEqual([200, 30]);
    // Codes of our own are in the file as players see them.
    expect(lines.every((line) => /^[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4}$/.test(line))).toBe(true);
    await expect.poll(async () => (await desk.one(data.id)).downloaded_at).not.toBeNull();
    expect((await unused(data.id)).status).toBe(409);
    const audit = await events.database.exec(
      `SELECT actor FROM audit WHERE object = 'serial-batch:${data.id}' AND action = 'serial.download'`,
    );
    expect(audit.map(({ actor }) => actor)).toEqual([operator.login, operator.login]);
  }, 60_000);

  it('are the second fetch’s once another approval took the mark of the first one, however that ends', async () => {
    const event = await desk.anEvent();
    const { data } = (await desk.post('', { ...event, name: '兩條線', many: 4, length: 12 })).body;
    await events.working(() => desk.until(data.id, 'ready'));
    const askAgain = async () => {
      await desk.post(`/${data.id}/unused`, { reason: '交給合作廠商印製' });
      expect((await approve(data.id)).status).toBe(200);
    };
    const holder = await mysql.createConnection(events.database.url);
    try {
      await askAgain();
      await holder.query('LOCK TABLES serial_code WRITE');
      const first = await begin(data.id);
      await askAgain();
      const { version } = await desk.one(data.id);
      const second = await begin(data.id);
      first.destroy();
      // Long enough for the end of the first line to be noted.
      await sleep(500);
      expect(await desk.one(data.id)).toMatchObject({ fetching: true, version: version + 1 });
      expect((await unused(data.id)).status).toBe(409);
      second.destroy();
      await expect.poll(async () => (await desk.one(data.id)).fetching).toBe(false);
    } finally {
      await holder.end();
    }
    expect((await unused(data.id)).body.trim().split('\r\n')).toHaveLength(5);
  }, 60_000);

  it('may be asked for again when the process that sent them died on the way', async () => {
    const event = await desk.anEvent();
    const { data } = (await desk.post('', { ...event, name: '斷線', many: 5, length: 12 })).body;
    await events.working(() => desk.until(data.id, 'ready'));
    await events.database.exec(
      `UPDATE serial_batch SET download_for = ${operator.id}, download_until = NOW(3) + INTERVAL 1 HOUR,
        downloaded_at = NOW(3) WHERE id = ${data.id}`,
    );
    expect((await unused(data.id)).status).toBe(409);
    expect((await desk.post(`/${data.id}/unused`, { reason: '上次下載斷了' })).status).toBe(200);
    expect((await approve(data.id)).status).toBe(200);
    expect((await unused(data.id)).body.trim().split('\r\n')).toHaveLength(6);
  }, 60_000);

  it('are destroyed when the event is long over, for players and on the form, and they are old themselves', async () => {
    const { exec } = events.database;
    const made = async (name: string) => {
      const event = await desk.anEvent({ ends: '2026-01-31' });
      return { event, id: (await desk.post('', { ...event, name, many: 5, length: 12 })).body.data.id };
    };
    const [young, again, over] = [await made('新的'), await made('再辦'), await made('去年')];
    const file = async ({ id }: { id: number }) => (await desk.job(id))?.file_key;
    const gone = (batch: { id: number }) => expect.poll(() => file(batch)).toBeNull();
    const age = (batches: { id: number }[], days: number) =>
      exec(
        `UPDATE serial_batch SET ready_at = ready_at - INTERVAL ${days} DAY
          WHERE id IN (${batches.map(({ id }) => id).join()})`,
      );
    const form = (days: number) =>
      exec(
        `UPDATE event SET draft = JSON_OBJECT('ends', DATE_FORMAT(NOW() - INTERVAL ${days} DAY, '%Y-%m-%dT%H:%i'))
          WHERE id = ${again.event.event_id}`,
      );
    await form(28);
    events.env.TIDY_MS = '50';
    await events.working(async () => {
      for (const { id } of [young, again, over]) await desk.until(id, 'ready');
      await age([young], 29);
      await age([again, over], 31);
      await gone(over);
      expect([await file(young), await file(again)]).not.toContain(null);
      await age([young], 2);
      await form(32);
      await gone(young);
      await gone(again);
    });
    expect((await desk.one(over.id)).may).toEqual(['disable']);
  }, 60_000);
});
