import { expect, it } from 'vitest';
import { parseCsv } from './parse-csv.ts';

const cellsOf = (text: string) => parseCsv(text).rows.map(({ cells }) => cells);

it.each([
  [
    'a,b\n1,2\n',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    '\uFEFFa,b\r\n1,2\r\n',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'a,b\r1,2',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [' a , b \n', [['a', 'b']]],
  ['"a,b",c', [['a,b', 'c']]],
  ['"say ""hi""",c', [['say "hi"', 'c']]],
  ['"two\nlines",c', [['two\nlines', 'c']]],
  [
    'a,\n\n,\n,b',
    [
      ['a', ''],
      ['', 'b'],
    ],
  ],
  ['5" disk,c', [['5" disk', 'c']]],
  ['', []],
])('reads %j', (text, cells) => {
  expect(cellsOf(text)).toEqual(cells);
});

it('names lines as an editor counts them, also after cells of several lines', () => {
  expect(parseCsv('h\n"a\nb"\n\nc').rows.map(({ line }) => line)).toEqual([1, 2, 5]);
});

it('says where a quotation mark is never closed', () => {
  expect(parseCsv('a\nb,"c\nd').open).toBe(2);
  expect(parseCsv('a\nb,"c\nd"').open).toBe(0);
});
