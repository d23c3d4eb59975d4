import { formatDay } from '@hub/web';
import { useLingui } from '@lingui/react/macro';

/** One sign is the name of a day in Chinese only. */
const weekdayOf = (language: string) =>
  new Intl.DateTimeFormat(language, { timeZone: 'Asia/Taipei', weekday: language === 'en' ? 'short' : 'narrow' });

/** The same for a day, `2026-12-11`. */
export function useTaipeiDay(): (day: string) => string {
  const words = useDayWords();
  return (day) => words(`${day}T12:00:00+08:00`);
}

/** Words for the day of a time in Taipei: `11 月 19 日（四）`, with the year when it is another one. */
export function useDayWords(): (at: string) => string {
  const { t, i18n } = useLingui();
  const weekday = weekdayOf(i18n.locale);
  const thisYear = formatDay(new Date()).slice(0, 4);
  return (at) => {
    const [year = '', month, day] = formatDay(at)
      .split('/')
      .map((part) => part.replace(/^0/, ''));
    const name = weekday.format(new Date(at));
    return year === thisYear
      ? t({ context: 'tickets', message: `${month} 月 ${day} 日（${name}）` })
      : t({ context: 'tickets', message: `${year} 年 ${month} 月 ${day} 日（${name}）` });
  };
}
