import { useLanguage } from '@hub/web';
import { useLingui } from '@lingui/react/macro';

const MINUTE = 60;
const HOUR = 3600;

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
  /** Durations on an axis: counted in hours or, where all are short, in minutes, so that its marks are whole ones. */
  const spans = (seconds: readonly number[]) => {
    const inHours = Math.max(0, ...seconds) >= 2 * HOUR;
    const unit = inHours ? HOUR : MINUTE;
    return {
      of: (one: number | null) => (one === null ? null : one / unit),
      format: (units: number) => spell(units * unit),
      formatAxis: (units: number) => (inHours ? t`${units} 小時` : t`${units} 分`),
    };
  };
  return {
    spans,
    count: (value: number | null) => (value === null ? '—' : number.format(value)),
    time: (seconds: number | null) => (seconds === null ? '—' : spell(seconds)),
    percent: (value: number | null) => (value === null ? '—' : `${value}%`),
  };
}
