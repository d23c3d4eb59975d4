import { randomUUID } from 'node:crypto';
import mysql from 'mysql2/promise';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startEvents, holding, type Events } from './events.http.ts';
import { BATCHES, fileOf, fresh, operator, serialsOf } from './serials.setup.ts';

/** What a file waits with. */
const KEYWORDS = "kind = 'keyword' LOCK IN SHARE MODE";

let events: Events;
beforeAll(async () => {
  events = await startEvents();
});
afterAll(() => events.close());
const desk = serialsOf(() => events);

describe('a keyword', () => {
  it('wants an event that asks for it', async () => {
    const wish = { name: '直播', keyword: '夏日', cap: 500 };
    const [off, on] = [await desk.anEvent(), await desk.anEvent({ keyword: true })];
    expect((await desk.post('/keyword', { ...off, ...wish, keyword: 'SUMMER2026' })).status).toBe(409);
    expect((await desk.post('/keyword', { ...on, ...wish })).body).toHaveProperty('keyword');
    const made = await desk.post('/keyword', { ...on, ...wish, keyword: 'summer-2026' });
    expect(made.body.data).toMatchObject({ state: 'ready', codes: 1, cap: 500, kind: 'keyword' });
    // One text, but so many uses: the event counts those.
    const { body } = await events.call(`GET /api/staff/events/${on.event_id}`, { who: operator });
    expect(body).toMatchObject({ data: { row: { codes: 500, used: 0 } } });
    expect((await desk.post('/keyword', { ...on, ...wish, keyword: 'SUMMER2026' })).status).toBe(409);
  });

  it('is disabled at once, with a reason and not by a stale page', async () => {
    const event = await desk.anEvent({ keyword: true });
    const { data } = (await desk.post('/keyword', { ...event, name: '直播', keyword: 'AUTUMN2026', cap: 5 })).body;
    const disable = (seen: number) =>
      desk.post(`/${data.id}/disable`, { reason: '密語外流了' }, operator, { headers: { 'if-match': String(seen) } });
    expect((await disable(data.version + 1)).status).toBe(409);
    expect((await desk.post(`/${data.id}/disable`, {})).status).toBe(400);
    expect((await disable(data.version)).body.data).toMatchObject({ state: 'disabled', disabled_by: operator.name });
    const look = await events.call('POST /api/staff/serials/lookup', {
      who: holding('agent'),
      body: { serial_no: 'autumn2026' },
    });
    expect(look.body).toMatchObject({ found: [{ state: 'disabled' }] });
    const foreign = holding('agent', 'G112');
    expect(
      (await events.call('POST /api/staff/serials/lookup', { who: foreign, body: { serial_no: 'AUTUMN2026' } })).body,
    ).toMatchObject({ found: [] });
    expect((await events.call(`GET ${BATCHES}/${data.id}`, { who: foreign })).status).toBe(404);
  });

  const ask = (of: object, keyword: string) => desk.post('/keyword', { ...of, name: '直播', keyword, cap: 5 });
  const ready = async (codes: readonly string[]) => {
    const { data } = (await desk.import(await desk.anEvent(), fileOf(codes))).body;
    await events.working(async () => {
      await desk.until(data.id, 'checked');
      await desk.post(`/${data.id}/commit`, {});
      await desk.until(data.id, 'ready');
    });
    return data.id;
  };

  it('is no code and no keyword of another event of its game, and the refusal says which', async () => {
    const [event, other] = [await desk.anEvent({ keyword: true }), await desk.anEvent({ keyword: true })];
    const [code = ''] = fresh(1);
    const batch = await ready([code]);
    const asCode = await ask(event, code.toLowerCase());
    expect([asCode.status, asCode.body]).toEqual([409, { keyword: expect.stringMatching(/有一組序號和它相同/) }]);
    const { data } = (await ask(event, 'WINTER2026')).body;
    const asWord = await ask(other, 'winter-2026');
    expect([asWord.status, asWord.body]).toEqual([
      409,
      { keyword: expect.stringContaining(`已經用了這個通關密語；請換一個，或先停用那一批（第 ${data.id} 批）`) },
    ]);
    // Another game has words of its own, and what is disabled is free again.
    const away = await desk.anEvent({ keyword: true, game: 'G112' });
    const there = { who: holding('event_operator', 'G112'), key: randomUUID() };
    const wish = {
      event_id: away.event_id,
      category_id: away.category_id,
      name: '直播',
      keyword: 'WINTER2026',
      cap: 5,
    };
    expect((await events.call(`POST ${BATCHES}/keyword`, { ...there, body: wish })).status).toBe(200);
    await desk.post(`/${data.id}/disable`, { reason: '活動結束了' });
    expect((await ask(other, 'WINTER2026')).status).toBe(200);
    await desk.post(`/${batch}/disable`, { reason: '活動結束了' });
    expect((await ask(event, code)).status).toBe(200);
  }, 60_000);

  it('is of two events that ask at the same moment that of one', async () => {
    const asking = [await desk.anEvent({ keyword: true }), await desk.anEvent({ keyword: true })];
    for (const word of ['SPRING2026', 'SPRING2027', 'SPRING2028']) {
      const answers = await Promise.all(asking.map((event) => ask(event, word)));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    }
  });

  it('is told as such to a file that has it', async () => {
    const [good = '', elsewhere = ''] = fresh(2);
    await ask(await desk.anEvent({ keyword: true }), 'MOONCAKE2026');
    await ready([elsewhere]);
    const { data } = (await desk.import(await desk.anEvent(), fileOf([good, 'mooncake-2026', elsewhere]))).body;
    await events.working(async () => {
      expect(await desk.until(data.id, 'checked')).toMatchObject({ accepted: 1, dup_keyword: 1, dup_in_system: 1 });
    });
    const csv = await events.call<string>(`GET ${BATCHES}/${data.id}/errors.csv`, { who: operator });
    expect(csv.body.trim().split('\r\n').slice(1)).toEqual([
      '3,••••2026,,和這個遊戲的通關密語相同',
      `4,••••${elsewhere.slice(-4)},,網站上已經有這組序號`,
    ]);
  }, 60_000);

  it('is found by a file that comes while it is being made', async () => {
    const [batched, worded] = [await desk.anEvent(), await desk.anEvent({ keyword: true })];
    const [word = '', good = ''] = fresh(2);
    const key = randomUUID();
    const waiting = async (end: string) =>
      (await events.database.exec('SHOW FULL PROCESSLIST')).some(({ Info }) => String(Info).includes(end));
    // Somebody holds the last thing that a keyword writes: it is there, and not committed.
    const holder = await mysql.createConnection(events.database.url);
    try {
      await holder.beginTransaction();
      await holder.query('INSERT INTO idem (scope, idem_key, request_hash, result_id) VALUES (?, ?, ?, 1)', [
        `serial.keyword:staff.${operator.id}`,
        key,
        Buffer.alloc(32),
      ]);
      const asked = desk.post('/keyword', { ...worded, name: '直播', keyword: word, cap: 5 }, operator, { key });
      await expect.poll(() => waiting('INSERT INTO idem'), { timeout: 4000 }).toBe(true);
      const { data } = (await desk.import(batched, fileOf([good, word]))).body;
      await events.working(async () => {
        const stands = async () => (await waiting(KEYWORDS)) || (await desk.one(data.id)).state === 'checked';
        await expect.poll(stands, { timeout: 20_000 }).toBe(true);
        await holder.rollback();
        const { accepted, dup_keyword } = await desk.until(data.id, 'checked');
        expect([(await asked).status, accepted, dup_keyword]).toEqual([200, 1, 1]);
      });
    } finally {
      await holder.end();
    }
  }, 60_000);

  it('is no code of a batch that waits for its confirmation, until that is cancelled', async () => {
    const [code = ''] = fresh(1);
    const { data } = (await desk.import(await desk.anEvent(), fileOf([code]))).body;
    await events.working(() => desk.until(data.id, 'checked'));
    const event = await desk.anEvent({ keyword: true });
    const refused = await ask(event, code);
    expect([refused.status, refused.body]).toEqual([409, { keyword: expect.stringMatching(/有一組序號和它相同/) }]);
    await desk.post(`/${data.id}/cancel`, {});
    expect((await ask(event, code)).status).toBe(200);
  }, 60_000);
});
