import type { HomeDoorsWords } from '@hub/tickets/web';
import { useLingui } from '@lingui/react/macro';

export function useDoorWords(): HomeDoorsWords {
  const { t } = useLingui();
  return {
    report: {
      title: t({ context: 'vip', message: '專屬回報' }),
      text: t({ context: 'vip', message: '由貴賓專屬團隊處理' }),
    },
    records: t({ context: 'vip', message: '處理進度與專員回覆' }),
    news: t({ context: 'vip', message: '專員回覆了您的問題' }),
  };
}
