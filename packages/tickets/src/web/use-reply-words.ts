import { formatTime } from '@hub/web';
import { useLingui } from '@lingui/react/macro';
import { useDayWords } from './use-day-words.ts';

/** Words for by when an answer is to be expected: `預計 11 月 19 日（四）17:00 前回覆`. */
export function useReplyWords(): (by: string) => string {
  const { t } = useLingui();
  const dayWords = useDayWords();
  return (by) => {
    const [day, time] = [dayWords(by), formatTime(by).slice(-5)];
    return t({ context: 'tickets', message: `預計 ${day}${time} 前回覆` });
  };
}
