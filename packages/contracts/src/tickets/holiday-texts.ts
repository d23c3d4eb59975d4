import type { Texts } from '../shared/texts.ts';

export const holidayTexts = {
  HOLIDAY_NAME: {
    tw: '請填寫假日名稱，例如 國慶日',
    hk: '請填寫假期名稱，例如 國慶日',
    en: 'Please name the holiday.',
  },
  HOLIDAY_REASON: {
    tw: '請寫至少 4 個字的原因',
    hk: '請填寫至少 4 個字的原因',
    en: 'Please give a reason of at least 4 characters.',
  },
  HOLIDAY_YEAR_SHAPE: {
    tw: '請填西元年，例如 2026',
    hk: '請填寫年份，例如 2026',
    en: 'Please enter a year, such as 2026.',
  },
  HOLIDAY_OTHER_YEAR: {
    tw: '這一天不在 {year} 年',
    en: 'This day is not in {year}.',
  },
  HOLIDAY_LINE: {
    tw: '寫成「2026-10-10 國慶日」：日期、空格、名稱',
    hk: '請寫成「2026-10-10 國慶日」：日期、空格、名稱',
    en: 'Write it as “2026-10-10 National Day”: day, space, name.',
  },
  HOLIDAY_KNOWN: {
    tw: '這一天已經是「{name}」；要改名稱，請先移除再加入',
    hk: '這一天已經是「{name}」；要更改名稱，請先移除再加入',
    en: 'This day is “{name}” already. To rename it, remove it first.',
  },
  HOLIDAYS_FULL: {
    tw: '一年最多 {max} 天，請先移除用不到的',
    hk: '一年最多 {max} 天，請先移除不再需要的',
    en: 'A year holds at most {max} days. Please remove some first.',
  },
  HOLIDAY_LINES: {
    tw: '一次最多 {max} 列，請分年匯入',
    hk: '每次最多 {max} 行，請分年匯入',
    en: 'At most {max} lines at a time. Please import year by year.',
  },
  HOLIDAY_TEXT_LONG: { tw: '內容太長，請分年匯入', en: 'This is too long. Please import year by year.' },
  HOLIDAY_NOEXIST: { tw: '清單裡沒有這一天', hk: '清單內沒有這一天', en: 'This day is not in the list.' },
} as const satisfies Texts;
