import { describe, expect, it } from 'vitest';
import { csvRows, NotCsv } from './csv-stream.ts';

async function* pieces(bytes: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}
async function read(text: string | Buffer, size = 3) {
  const rows = [];
  for await (const some of csvRows(pieces(Buffer.from(text), size))) rows.push(...some);
  return rows;
}

describe('a CSV that comes in pieces', () => {
  it('is read the same however it is cut', async () => {
    const text = '\ufeffserial_no,note\r\nAB12,"一, 二"\r\n"Q""1","兩行\n內容"\n\nEND,\n\n\n';
    const expected = [
      { line: 1, cells: ['serial_no', 'note'] },
      { line: 2, cells: ['AB12', '一, 二'] },
      { line: 3, cells: ['Q"1', '兩行\n內容'] },
      { line: 5, cells: [''] },
      { line: 6, cells: ['END', ''] },
    ];
    for (const size of [1, 2, 7, 1000]) expect(await read(text, size)).toEqual(expected);
  });

  it('takes a quotation mark inside of a cell for what it is', async () => {
    expect(await read('5" disk,b\n"a ""b"" c",d\n"",x\n')).toEqual([
      { line: 1, cells: ['5" disk', 'b'] },
      { line: 2, cells: ['a "b" c', 'd'] },
      { line: 3, cells: ['', 'x'] },
    ]);
  });

  it('may be empty, or end without a line end', async () => {
    expect(await read('')).toEqual([]);
    expect(await read('\n\n')).toEqual([]);
    expect(await read('a,b')).toEqual([{ line: 1, cells: ['a', 'b'] }]);
  });

  it.each([
    ['a row too long', 'a'.repeat(70_000)],
    ['a quotation mark that stays open', `serial_no\n"${'a\n'.repeat(100)}`],
    ['a quotation mark that stays open for long', `"${'a\n'.repeat(60_000)}`],
    ['bytes that are no UTF-8', Buffer.from([0xb1, 0xc0, 0x0a])],
    ['UTF-8 that is cut off', Buffer.from([0x61, 0xe4, 0xb8])],
    ['a NUL sign', 'a\0b\n'],
    ['nothing but empty lines', `a\n${'\n'.repeat(20_000)}`],
  ])('is refused with %s', async (_, text) => {
    await expect(read(text, 4096)).rejects.toThrow(NotCsv);
  });
});
