import { createHash, randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { BulkRepository, BulkFiles } from '@hub/nest-kit/bulk';
import { Db, openDatabase, type Tx } from '@hub/nest-kit/db';
import { openFileStore, UploadFolder } from '@hub/nest-kit/files';
import type { StaffCaller, Upload } from '@hub/nest-kit/http';
import { parseRing } from '@hub/nest-kit/keys';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FindSerialBatches } from '../src/serials/desk/find-serial-batches.ts';
import { ImportCodes } from '../src/serials/import/import-codes.ts';
import { startEvents, type Events } from './events.http.ts';
import { everyFile, fileOf, fresh, operator, serialsOf } from './serials.setup.ts';

let events: Events;
beforeAll(async () => {
  events = await startEvents();
});
afterAll(() => events.close());
const desk = serialsOf(() => events);

describe('a file of codes', () => {
  it('is read, reported, and good from the moment a person says so', async () => {
    const event = await desk.anEvent();
    const codes = fresh(300);
    const { body, status } = await desk.import(event, fileOf(codes));
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
      const state = async () => {
        const look = { who: operator, body: { serial_no: codes[7] } };
        const { body } = await events.call<{ found: { state: string }[] }>('POST /api/staff/serials/lookup', look);
        return body.found.map((row) => row.state);
      };
      expect(await state()).toEqual(['not_ready']);
      await desk.post(`/${report.id}/commit`, {}, operator, { headers: { 'if-match': String(report.version) } });
      expect(await desk.until(report.id, 'ready')).toMatchObject({ codes: 300, used: 0, may: ['disable', 'unused'] });
      expect(await state()).toEqual(['good']);
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
      expect(look.body).toMatchObject({ code: '••••0007', found: [{ batch_id: data.id, state: 'good' }] });
    },
    60_000,
  );

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

  it.each([50, 5000])(
    'with %i codes of another file, be it one that nobody confirmed yet, says so in its report',
    async (many) => {
      const event = await desk.anEvent();
      const codes = fresh(2 * many);
      const [one, two] = [fileOf(codes), fileOf([...codes.slice(many).reverse(), ...fresh(20)])];
      await events.working(async () => {
        const [a, b] = [
          (await desk.import(event, one)).body.data,
          (await desk.import(await desk.anEvent(), two)).body.data,
        ];
        await desk.until(a.id, 'checked');
        expect(await desk.until(b.id, 'checked')).toMatchObject({ accepted: 20, dup_in_system: many });
        await desk.post(`/${b.id}/commit`, { skip_bad: true });
        await desk.post(`/${a.id}/commit`, {});
        expect([(await desk.one(a.id)).codes, (await desk.one(b.id)).codes]).toEqual([2 * many, 20]);
      });
    },
    60_000,
  );
});

/** Its transactions are written, and nobody hears of it. */
class CutDb extends Db {
  override async runTx<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    await super.runTx(work);
    throw new Error('the line broke');
  }
}

it('a file whose batch was written though the answer was lost is still there when it is sent again', async () => {
  const event = await desk.anEvent();
  const [text, key, path] = [fileOf(fresh(5)), randomUUID(), join(events.folder, 'sent.csv')];
  await writeFile(path, text);
  const { FILES_URL = '', UPLOAD_FOLDER = '', SERIAL_KEYS = '' } = events.env;
  const store = await openFileStore(FILES_URL);
  const files = new BulkFiles(store, await UploadFolder.open(UPLOAD_FOLDER), parseRing(SERIAL_KEYS), 'events');
  const db = new CutDb(await openDatabase(events.database.url, { entities: [], migrations: [] }));
  const sha256 = createHash('sha256').update(text).digest('hex');
  const fields = { event_id: String(event.event_id), category_id: String(event.category_id), name: '合作序號' };
  const sent = { fields, files: [{ path, name: 'codes.csv', sha256, bytes: text.length }] };
  const importing = new ImportCodes(db, new BulkRepository(db, files), {} as FindSerialBatches);
  const caller = { who: operator, rid: 'r-lost', ip: '10.0.0.1', key } as StaffCaller;
  await expect(importing.run(caller, { read: async () => sent } as unknown as Upload)).rejects.toThrow(
    'the line broke',
  );
  await Promise.all([db.source.destroy(), store.close()]);
  const { status, body } = await desk.import(event, text, { key });
  expect(status).toBe(200);
  expect(await events.working(() => desk.until(body.data.id, 'checked'))).toMatchObject({ accepted: 5 });
});

it('no text of a code lies plain in a table or a file', async () => {
  const canary = 'CANARYBIRD7777';
  const event = await desk.anEvent({ keyword: true });
  const { data } = (await desk.import(event, fileOf([canary, `${canary}8`, canary, `${canary}!`]))).body;
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
