import { useLingui } from '@lingui/react/macro';

const MINUTE_S = 60;
const HOUR_S = 3600;
const DAY_S = 86_400;

/** A span of seconds in its largest unit. */
export function useSpanWords(): (seconds: number) => string {
  const { t } = useLingui();
  return (seconds) => {
    if (seconds < MINUTE_S) return t`${Math.round(seconds)} 秒`;
    if (seconds < HOUR_S) return t`${Math.floor(seconds / MINUTE_S)} 分鐘`;
    return seconds < 2 * DAY_S ? t`${Math.floor(seconds / HOUR_S)} 小時` : t`${Math.floor(seconds / DAY_S)} 天`;
  };
}
