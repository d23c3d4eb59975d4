import { useLanguage } from '@hub/web';
import { useLingui } from '@lingui/react/macro';

const MINUTE = 60;
const HOUR = 3600;

/** Numbers and durations of service time as people say them. */
export function useFigureWords() {
  const { t } = useLingui();
  const language = useLanguage();
  const number = new Intl.NumberFormat(language);
  const hours = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const spell = (seconds: number): string => {
    if (seconds < MINUTE) return t`不到 1 分鐘`;
    if (seconds < HOUR) {
      const minutes = Math.round(seconds / MINUTE);
      return t`${minutes} 分鐘`;
    }
    const amount = hours.format(seconds / HOUR);
    return t`${amount} 小時`;
  };
  return {
    count: (value: number | null) => (value === null ? '—' : number.format(value)),
    time: (seconds: number | null) => (seconds === null ? '—' : spell(seconds)),
    hoursAxis: (seconds: number) => `${hours.format(seconds / HOUR)} h`,
    percent: (value: number | null) => (value === null ? '—' : `${value}%`),
  };
}
