import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startEvents, type Events } from './events.http.ts';
import { BATCHES, fileOf, fresh, operator, serialsOf } from './serials.setup.ts';

let events: Events;
beforeAll(async () => {
  events = await startEvents();
});
afterAll(() => events.close());
const desk = serialsOf(() => events);

describe('the report of a file', () => {
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
        `2,••••${known.slice(-4)},,網站上已經有這組序號`,
        `4,••••${twice.slice(-4)},,檔案裡重複`,
        '5,,,沒有填序號',
        '6,SHORT,,少於 8 碼',
        `7,"'=••••••INK(""x"")",,有英文字母和數字以外的字元`,
        '8,,9,沒有這個獎勵編號',
        '10,••••AAAA,,超過 32 碼',
        `11,••••${good.slice(-4, -1)}Q,,欄位比第一列多`,
        `13,,••••${good.slice(-4, -1)}T,沒有這個獎勵編號`,
        '',
      ]);
      // The words of the file are for whoever mends it, not for who fetches it.
      const english = { who: operator, language: 'en' };
      expect((await events.call<string>(`GET ${BATCHES}/${data.id}/errors.csv`, english)).body).toBe(csv.body);
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

  it('gives no code away that only has to be mended: its letters and digits are hidden but for the last four', async () => {
    const [known = '', almost = ''] = fresh(2);
    const full = [...almost].map((sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0)).join('');
    const cells = [
      `${almost}!`,
      `=${almost}`,
      `${almost.slice(0, 5)}.${almost.slice(5)}`,
      `"${full}、${known}"`,
      '中文序號一二三四',
    ];
    const { data } = (await desk.import(await desk.anEvent(), fileOf([known, ...cells]))).body;
    await events.working(() => desk.until(data.id, 'checked'));
    const csv = await events.call<string>(`GET ${BATCHES}/${data.id}/errors.csv`, { who: operator });
    const shown = csv.body
      .trim()
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(',')[1]);
    const dots = '•'.repeat(almost.length);
    const masked = dots.slice(4) + almost.slice(-4);
    expect(shown).toEqual([
      `${masked}!`,
      `'=${masked}`,
      `${masked.slice(0, 5)}.${masked.slice(5)}`,
      `${dots}、${dots.slice(4)}${known.slice(-4)}`,
      '中文序號一二三四',
    ]);
    const kept = await events.database.exec(`SELECT cell FROM serial_fault WHERE batch_id = ${data.id}`);
    expect(JSON.stringify(kept)).not.toContain(almost.slice(0, 8));
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
      expect(await desk.count('serial_code', data.id)).toBe(0);
    },
    90_000,
  );
});
