import { randomUUID } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import mysql from 'mysql2/promise';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startEvents, holding, type Events } from './events.http.ts';
import { BATCHES, everyFile, operator, serialsOf } from './serials.setup.ts';

let events: Events;
beforeAll(async () => {
  events = await startEvents();
});
afterAll(() => events.close());
const desk = serialsOf(() => events);

let round = 0;
/** Codes that no other test has. */
const fresh = (many: number): string[] => {
  round += 1;
  return Array.from({ length: many }, (_, n) => `R${round}X${String(n).padStart(8, '0')}`);
};
const waits = ({ Info }: Record<string, unknown>) => String(Info).endsWith('LOCK IN SHARE MODE');
const fileOf = (codes: string[]) => `serial_no\n${codes.join('\n')}\n`;

describe('a file of codes', () => {
  it('is read, reported, and good when a person says so; nothing of it is staged after that', async () => {
    const event = await desk.anEvent();
    const { body, status } = await desk.import(event, fileOf(fresh(300)));
    expect([status, body.data.state, body.data.may]).toEqual([200, 'waiting', ['cancel']]);
    await events.working(async () => {
      const report = await desk.until(body.data.id, 'checked');
      expect(report).toMatchObject({
        rows: 300,
        accepted: 300,
        codes: 0,
        done: 300,
        all: 300,
        may: ['commit', 'cancel'],
      });
      expect(report.file_sha256).toMatch(/^[0-9a-f]{64}$/);
      expect(await desk.count('serial_code', report.id)).toBe(0);
      await desk.post(`/${report.id}/commit`, {}, operator, { headers: { 'if-match': String(report.version) } });
      expect(await desk.until(report.id, 'ready')).toMatchObject({ codes: 300, used: 0, may: ['disable', 'unused'] });
      await expect.poll(() => desk.count('serial_stage', report.id)).toBe(0);
      expect(await desk.count('serial_code', report.id)).toBe(300);
    });
  }, 60_000);

  it.each([
    ['with a byte order mark and CRLF', (codes: string[]) => `\ufeffserial_no,note\r\n${codes.join(',a\r\n')},b\r\n`],
    ['packed', (codes: string[]) => gzipSync(fileOf(codes))],
    [
      'with other spellings',
      (codes: string[]) =>
        `SERIAL_NO\n${codes.map((code) => ` ${code.slice(0, 4)}-${code.slice(4).toLowerCase()} `).join('\n')}\n\n\n`,
    ],
    [
      'in full-width signs',
      (codes: string[]) =>
        `note,serial_no\n${codes.map((code) => `"說明, 一",${[...code].map((sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0)).join('')}`).join('\n')}`,
    ],
  ])(
    '%s has the same codes',
    async (_, written) => {
      const event = await desk.anEvent();
      const codes = fresh(20);
      const { data } = (await desk.import(event, written(codes))).body;
      await events.working(async () => {
        expect(await desk.until(data.id, 'checked')).toMatchObject({ rows: 20, accepted: 20 });
        await desk.post(`/${data.id}/commit`, {});
        await desk.until(data.id, 'ready');
      });
      const look = await events.call<{ found: { batch_id: number; state: string }[] }>(
        'POST /api/staff/serials/lookup',
        {
          who: operator,
          body: { serial_no: codes[7] },
        },
      );
      expect(look.body).toMatchObject({ code: '••••-••••-0007', found: [{ batch_id: data.id, state: 'good' }] });
    },
    60_000,
  );

  it('tells each fault, and takes the good rows only when it is told to', async () => {
    const event = await desk.anEvent();
    const [known = '', twice = '', good = '', second = ''] = fresh(4);
    await events.working(async () => {
      const before = (await desk.import(await desk.anEvent(), fileOf([known]))).body.data;
      await desk.until(before.id, 'checked');
      await desk.post(`/${before.id}/commit`, {});
      await desk.until(before.id, 'ready');
      const lines = [
        'serial_no,category_code,note',
        `${known},,`,
        `${twice},,`,
        `${twice.toLowerCase()},,`,
        ',,空的',
        'SHORT,,',
        '=HYPERLINK("x"),,',
        `${good},9,`,
        `${second},2,`,
        `${'A'.repeat(40)},,`,
        `${good.slice(0, -1)}Q,,a note, with a comma`,
        `${good.slice(0, -1)}R,,,,`,
        `${good.slice(0, -1)}S,${good.slice(0, -1)}T,`,
      ];
      const { data } = (await desk.import(event, lines.join('\n'))).body;
      const report = await desk.until(data.id, 'checked');
      expect(report).toMatchObject({
        rows: 12,
        accepted: 3,
        blank: 1,
        too_short: 1,
        too_long: 1,
        bad_chars: 1,
        many_cells: 1,
        bad_category: 2,
        dup_in_file: 1,
        dup_in_system: 1,
      });
      const csv = await events.call<string>(`GET ${BATCHES}/${data.id}/errors.csv`, { who: operator });
      expect(csv.body.split('\r\n')).toEqual([
        'line,serial_no,category_code,reason',
        `2,••••-••••-${known.slice(-4)},,網站上已經有`,
        `4,••••-••••-${twice.slice(-4)},,檔案裡重複`,
        '5,,,沒有填序號',
        '6,SHORT,,少於 8 碼',
        `7,"'=HYPERLINK(""x"")",,有英文字母和數字以外的字元`,
        '8,,9,沒有這個獎勵編號',
        '10,••••-••••-AAAA,,超過 32 碼',
        `11,••••-••••-${good.slice(-4, -1)}Q,,欄位比第一列多`,
        `13,,••••-••••-${good.slice(-4, -1)}T,沒有這個獎勵編號`,
        '',
      ]);
      const english = { who: operator, language: 'en' };
      const other = await events.call<string>(`GET ${BATCHES}/${data.id}/errors.csv`, english);
      expect(other.body).toContain('6,SHORT,,fewer than 8 characters');
      const refused = await desk.post(`/${data.id}/commit`, {});
      expect([refused.status, Object.keys(refused.body)]).toEqual([409, ['skip_bad']]);
      await desk.post(`/${data.id}/commit`, { skip_bad: true });
      expect(await desk.until(data.id, 'ready')).toMatchObject({ codes: 3, skipped_bad: true });
      const rows = await events.database.exec(
        `SELECT category_id FROM serial_code WHERE batch_id = ${data.id} ORDER BY category_id`,
      );
      const [usual, second_] = event.categories;
      expect(rows.map(({ category_id }) => category_id)).toEqual([usual, usual, second_]);
      // Some cells mended, the file of faults itself may be sent.
      const [mended, category] = fresh(2);
      const lines_ = csv.body.replace('6,SHORT', `6,${mended}`).replace('8,,9', `8,${category},1`);
      const next = (await desk.import(event, lines_)).body.data;
      expect(await desk.until(next.id, 'checked')).toMatchObject({ accepted: 2, rows: 9 });
    });
  }, 60_000);

  it('without a good row fails by itself, and still tells what is wrong with each', async () => {
    const event = await desk.anEvent();
    const { data } = (await desk.import(event, 'serial_no\nSHORT\n\nTINY\n')).body;
    const empty = (await desk.import(event, 'serial_no\n')).body.data;
    await events.working(async () => {
      for (const { id, may } of [
        { id: data.id, may: ['errors'] },
        { id: empty.id, may: [] },
      ]) {
        expect(await desk.until(id, 'failed')).toMatchObject({ fault: 'no_codes', accepted: 0, may });
        await expect.poll(async () => (await desk.job(id))?.file_key).toBeNull();
      }
      expect(await desk.one(data.id)).toMatchObject({ rows: 3, too_short: 2, blank: 1 });
    });
    const csv = await events.call<string>(`GET ${BATCHES}/${data.id}/errors.csv`, { who: operator });
    expect(csv.body.trim().split('\r\n')).toHaveLength(4);
    events.env.TIDY_MS = '50';
    await events.database.exec(`UPDATE serial_batch SET created_at = NOW() - INTERVAL 31 DAY WHERE id = ${data.id}`);
    await events.working(() => expect.poll(() => desk.count('serial_fault', data.id)).toBe(0));
  }, 60_000);

  it('is taken once for an event, also when it is sent twice at the same moment', async () => {
    const [event, other] = [await desk.anEvent(), await desk.anEvent()];
    const file = fileOf(fresh(3));
    const key = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => desk.import(event, file)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toHaveProperty('file');
    const again = [await desk.import(other, file, { key }), await desk.import(other, file, { key })];
    expect(again.map(({ status }) => status)).toEqual([200, 200]);
    expect(again[0]?.body.data.id).toBe(again[1]?.body.data.id);
    await desk.post(`/${again[0]?.body.data.id}/cancel`, {});
    expect((await desk.import(other, file)).status).toBe(200);
  });

  it('whose codes another file brought meanwhile is shown again before anything of it is good', async () => {
    const event = await desk.anEvent();
    const codes = fresh(50);
    const [one, two] = [fileOf([...codes, ...fresh(20)]), fileOf([...codes.reverse(), ...fresh(20)])];
    await events.working(async () => {
      const [a, b] = [(await desk.import(event, one)).body.data, (await desk.import(event, two)).body.data];
      for (const { id } of [a, b]) expect(await desk.until(id, 'checked')).toMatchObject({ accepted: 70 });
      await Promise.all([a, b].map(({ id }) => desk.post(`/${id}/commit`, {})));
      const ended = async () =>
        (await Promise.all([a, b].map(({ id }) => desk.one(id)))).map(({ state }) => state).sort();
      await expect.poll(ended, { timeout: 20_000 }).toEqual(['checked', 'ready']);
      const late = (await Promise.all([a, b].map(({ id }) => desk.one(id)))).find(({ state }) => state === 'checked');
      expect(late).toMatchObject({ accepted: 20, dup_in_system: 50, may: ['commit', 'cancel', 'errors'] });
    });
  }, 60_000);

  it.each([
    ['binary', Buffer.from([0x50, 0x4b, 3, 4, 0, 0, 255, 254]), 'not_csv'],
    ['without a header', fileOf(['A']).replace('serial_no', 'ABCDEFGH1'), 'no_header'],
    ['of one line of 5 MB', 'A'.repeat(5_000_000), 'not_csv'],
    ['with NUL signs', 'serial_no\nAB\0CDEFGH\n', 'not_csv'],
    ['packed and cut off', gzipSync(fileOf(fresh(2000))).subarray(0, 900), 'not_gzip'],
    [
      'that unpacks to 200 MB',
      gzipSync(Buffer.alloc(200_000_000, `serial_no,note\n,${'x'.repeat(60_000)}\n`)),
      'too_large',
    ],
    ['of empty lines alone', gzipSync(Buffer.alloc(50_000_000, '\n')), 'not_csv'],
  ])(
    '%s fails with a word and leaves nothing',
    async (_, file, fault) => {
      const { data } = (await desk.import(await desk.anEvent(), file)).body;
      await events.working(async () => {
        expect(await desk.until(data.id, 'failed')).toMatchObject({ fault, may: [] });
        await expect.poll(async () => (await desk.job(data.id))?.file_key, { timeout: 20_000 }).toBeNull();
      });
      expect(await desk.count('serial_stage', data.id)).toBe(0);
    },
    90_000,
  );
});

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

  it('as one word want an event that asks for it', async () => {
    const wish = { name: '直播', keyword: '夏日', cap: 500 };
    const [off, on] = [await desk.anEvent(), await desk.anEvent({ keyword: true })];
    expect((await desk.post('/keyword', { ...off, ...wish, keyword: 'SUMMER2026' })).status).toBe(409);
    expect((await desk.post('/keyword', { ...on, ...wish })).body).toHaveProperty('keyword');
    const made = await desk.post('/keyword', { ...on, ...wish, keyword: 'summer-2026' });
    expect(made.body.data).toMatchObject({ state: 'ready', codes: 1, cap: 500, kind: 'keyword' });
    expect((await desk.post('/keyword', { ...on, ...wish, keyword: 'SUMMER2026' })).status).toBe(409);
  });

  it('are disabled at once, with a reason and not by a stale page', async () => {
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
});

it('no text of a code lies plain in a table or a file', async () => {
  const canary = 'CANARYBIRD7777';
  const event = await desk.anEvent({ keyword: true });
  const { data } = (await desk.import(event, fileOf([canary, `${canary}8`, canary]))).body;
  await desk.post('/keyword', { ...event, name: '直播', keyword: `${canary}9`, cap: 5 });
  await events.call('POST /api/staff/serials/lookup', { who: operator, body: { serial_no: canary } });
  await events.working(async () => {
    await desk.until(data.id, 'checked');
    await desk.post(`/${data.id}/commit`, { skip_bad: true });
    await desk.until(data.id, 'ready');
  });
  const tables = await events.database.exec(
    'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE()',
  );
  for (const { name } of tables) {
    const rows = await events.database.exec(`SELECT * FROM \`${String(name)}\``);
    const text = JSON.stringify(rows, (_, value: unknown) =>
      (value as { type?: string } | null)?.type === 'Buffer' ? Buffer.from(value as never).toString('latin1') : value,
    );
    expect(text.includes('CANARYBIRD'), String(name)).toBe(false);
  }
  const files = await everyFile(events.folder);
  expect(files.length).toBeGreaterThan(0);
  expect(files.some((bytes) => bytes.includes('CANARYBIRD'))).toBe(false);
}, 60_000);
