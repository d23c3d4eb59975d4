import { dayOf, type DeadlineView } from '@hub/contracts/tickets';
import { Notice } from '@hub/web';
import { useLingui } from '@lingui/react/macro';
import { useTaipeiDay } from '../use-day-words.ts';

/** By when the terms promise an answer, and where the fee of a request stands. */
export function DeadlineNote({ deadline }: { deadline: DeadlineView }) {
  const { t } = useLingui();
  const dayWords = useTaipeiDay();
  const { kind, due_on, ended_on, fee, fee_twd } = deadline;
  const day = dayWords(due_on);
  const late = due_on < dayOf(new Date());
  const promised =
    kind === 'complaint'
      ? t({ context: 'tickets', message: `最晚 ${day}答覆處理結果` })
      : t({ context: 'tickets', message: `最晚 ${day}提供遊戲歷程` });
  const title = late ? t({ context: 'tickets', message: `原定 ${day}前答覆，我們晚了，很抱歉` }) : promised;
  const fees = {
    due: t({ context: 'tickets', message: `查詢費 NT$${fee_twd ?? 0} 尚未收到；付款方式請看客服的回覆。` }),
    received: t({ context: 'tickets', message: `查詢費 NT$${fee_twd ?? 0} 已收到。` }),
    waived: t({ context: 'tickets', message: '這次不收查詢費。' }),
  };
  if (ended_on !== null) return null;
  return (
    <Notice kind={late ? 'warn' : 'info'} title={title}>
      {fee && <p>{fees[fee]}</p>}
    </Notice>
  );
}
