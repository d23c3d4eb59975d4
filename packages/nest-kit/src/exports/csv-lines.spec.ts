import { describe, expect, it } from 'vitest';
import { csvLines } from './csv-lines.ts';

describe('cells of a CSV', () => {
  it.each([
    ['=1+1', "'=1+1"],
    ['=HYPERLINK("http://evil.example","看這裡")', `"'=HYPERLINK(""http://evil.example"",""看這裡"")"`],
    ['+886912345678', "'+886912345678"],
    ['-2+3', "'-2+3"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t=1"],
    ['\r=1', `"'\r=1"`],
    ['＝1+1', "'＝1+1"],
    ['1=1', '1=1'],
    ['儲值未入帳', '儲值未入帳'],
    ['他說「你好」, 然後', '"他說「你好」, 然後"'],
    ['兩行\n內容', '"兩行\n內容"'],
    ['"引號"', '"""引號"""'],
    ['', ''],
    [null, ''],
    [42, '42'],
  ])('%j is written so that no spreadsheet runs it', (cell, written) => {
    expect(csvLines([[cell]])).toBe(`${written}\r\n`);
  });
});
