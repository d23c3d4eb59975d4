import type { HomeDoorsWords } from '@hub/tickets/web';
import { useLingui } from '@lingui/react/macro';

export function useDoorWords(): HomeDoorsWords {
  const { t } = useLingui();
  return {
    report: {
      title: t({ context: 'support', message: '線上回報' }),
      text: t({ context: 'support', message: '約 3 分鐘，可隨時中斷再回來' }),
    },
    records: t({ context: 'support', message: '處理進度與客服回覆' }),
    news: t({ context: 'support', message: '客服回覆了您的問題' }),
  };
}
