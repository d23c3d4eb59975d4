import { faultsOf, type TextParams } from '@hub/contracts/shared';
import { holidayLine } from '@hub/contracts/tickets';

export type HolidayLine = { day: string; name: string };
export type HolidayLineFault = { line: number; value: string; code: string; params?: TextParams };
/** `twice`: lines that name the day of an earlier one; `all`: lines that say anything. */
export type HolidayLines = { lines: HolidayLine[]; twice: number; faults: HolidayLineFault[]; all: number };

/** Day and name, a blank, a tab or a comma between them, as people write and sheets paste; `2026/1/1` is a day too. */
const LINE = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:\s*[,，]\s*|\s+)(.+)$/;

/** What was pasted, line by line; only days of the year. */
export function readHolidayLines(text: string, year: string): HolidayLines {
  const told = text
    .split(/\r\n?|\n/)
    .map((value, at) => ({ value: value.trim(), line: at + 1 }))
    .filter(({ value }) => value !== '');
  const found = new Map<string, HolidayLine>();
  const faults: HolidayLineFault[] = [];
  let twice = 0;
  for (const { value, line } of told) {
    const [, y = '', m = '', d = '', name = ''] = LINE.exec(value) ?? [];
    const read = { day: `${y}-${m.padStart(2, '0')}-${d.padStart(2, '0')}`, name: unquoted(name) };
    const [wrong] = name === '' ? [{ code: 'HOLIDAY_LINE' }] : Object.values(faultsOf(holidayLine, read));
    if (wrong) faults.push({ line, value, ...wrong });
    else if (y !== year) faults.push({ line, value, code: 'HOLIDAY_OTHER_YEAR', params: { year } });
    else if (found.has(read.day)) twice += 1;
    else found.set(read.day, read);
  }
  return { lines: [...found.values()], twice, faults, all: told.length };
}

const unquoted = (name: string): string => /^"(.*)"$/.exec(name.trim())?.[1]?.trim() ?? name.trim();
