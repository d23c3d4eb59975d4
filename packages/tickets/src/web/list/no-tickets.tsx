import { EmptyState, MessageSquareQuoteIcon } from '@hub/web';
import type { TicketState } from '@hub/contracts/tickets';
import { useLingui } from '@lingui/react/macro';

export function NoTickets({ state }: { state: TicketState | '' }) {
  const { t } = useLingui();
  const words = {
    '': {
      title: t({ context: 'tickets', message: '還沒有回報' }),
      text: t({ context: 'tickets', message: '遇到問題時，從「新的回報」開始。' }),
    },
    processing: {
      title: t({ context: 'tickets', message: '沒有處理中的回報' }),
      text: t({ context: 'tickets', message: '送出的回報會先出現在這裡。' }),
    },
    replied: {
      title: t({ context: 'tickets', message: '目前沒有新的回覆' }),
      text: t({ context: 'tickets', message: '客服回覆後，會出現在這裡，也會寄到您的信箱。' }),
    },
    closed: {
      title: t({ context: 'tickets', message: '沒有已結案的回報' }),
      text: t({ context: 'tickets', message: '問題解決並結案後，紀錄會留在這裡。' }),
    },
  };
  return <EmptyState icon={<MessageSquareQuoteIcon />} {...words[state]} />;
}
