import { formatDay } from '@hub/web';
import { useLingui } from '@lingui/react/macro';

/** The same for a day, `2026-12-11`. */
export function useTaipeiDay(): (day: string) => string {
  const words = useDayWords();
  return (day) => words(`${day}T12:00:00+08:00`);
}

/** Words for the day of a time in Taipei: `11 月 19 日（四）`, with the year when it is another one; '' for what is no time. */
export function useDayWords(): (at: string) => string {
  const { t } = useLingui();
  const weekdays = t({ context: 'tickets', message: '日 一 二 三 四 五 六', comment: '星期日起' }).split(' ');
  const thisYear = formatDay(new Date()).slice(0, 4);
  return (at) => {
    const date = formatDay(at);
    if (!date) return '';
    const [year = '', month, day] = date.split('/').map((part) => part.replace(/^0/, ''));
    const name = weekdays[new Date(date.replaceAll('/', '-')).getUTCDay()];
    return year === thisYear
      ? t({ context: 'tickets', message: `${month} 月 ${day} 日（${name}）` })
      : t({ context: 'tickets', message: `${year} 年 ${month} 月 ${day} 日（${name}）` });
  };
}
