import { describe, expect, it } from 'vitest';
import { readHolidayLines } from './read-holiday-lines.ts';

describe('lines of holidays', () => {
  it('are read as people write them and as sheets paste them', () => {
    const text =
      '2026-01-01 元旦\r\n\r\n2026/2/28\t和平紀念日\n2026-10-10,國慶日\n 2026.12.25　行憲 紀念日 \n2026-10-25,"光復節"';
    expect(readHolidayLines(text, '2026')).toEqual({
      lines: [
        { day: '2026-01-01', name: '元旦' },
        { day: '2026-02-28', name: '和平紀念日' },
        { day: '2026-10-10', name: '國慶日' },
        { day: '2026-12-25', name: '行憲 紀念日' },
        { day: '2026-10-25', name: '光復節' },
      ],
      twice: 0,
      faults: [],
      all: 5,
    });
  });

  it.each([
    ['國慶日', 'HOLIDAY_LINE'],
    ['2026-10-10', 'HOLIDAY_LINE'],
    ['2026-10-10國慶日', 'HOLIDAY_LINE'],
    ['2026-02-30 沒有這天', 'RANGE_DAY'],
    ['2026-13-01 沒有這月', 'RANGE_DAY'],
    ['2027-01-01 元旦', 'HOLIDAY_OTHER_YEAR'],
    [`2026-01-01 ${'長'.repeat(65)}`, 'TOO_LONG'],
  ])('say why %s cannot be taken', (value, code) => {
    const { lines, faults } = readHolidayLines(`2026-01-01 元旦\n${value}`, '2026');
    expect(lines).toHaveLength(1);
    expect(faults).toEqual([expect.objectContaining({ line: 2, value, code })]);
  });

  it('count a day once', () => {
    expect(readHolidayLines('2026-01-01 元旦\n2026/1/1 開國紀念日', '2026')).toMatchObject({
      lines: [{ name: '元旦' }],
      twice: 1,
    });
  });
});
