import type { Schema } from 'yup';
import type { Desk } from '../tickets/desk.ts';
import { closeBody, csatBody, shownQuery } from '../tickets/messages.ts';
import type { TicketView } from '../tickets/views.ts';
import { refuses, type CallDoc } from './call-doc.ts';
import { TIME } from './example-case.ts';

const close = (view: Schema, closed: Partial<TicketView>): CallDoc => ({
  summary: { tw: '把自己的案件結案', en: 'Closes one’s own case' },
  about: {
    tw: '最後一則訊息是客服回覆時才能結案；已結案的再結一次，回應相同。帶 `reply_id`（看到的最後一則）時，若客服又回覆了就退回，請先看過。',
    en: 'Only while staff spoke last; closing again answers the same. With `reply_id`, the last message that was seen, it is refused when there is a newer answer: read it first.',
  },
  bodies: [
    {
      name: { tw: '結案', en: 'The close' },
      schema: closeBody,
      example: { question_id: 10231, reply_id: 501 },
    },
  ],
  query: shownQuery,
  answer: { schema: view, example: { msg: closed } },
  refusals: [
    refuses(404, 'noexist', 'NOEXIST'),
    refuses(409, 'msg', 'TICKET_UNANSWERED'),
    refuses(409, 'msg', 'TICKET_NEWS'),
  ],
});

const rate = (view: Schema, closed: Partial<TicketView>): CallDoc => ({
  summary: { tw: '為已結案的案件評分', en: 'Rates one’s own closed case' },
  about: {
    tw: '`csat`：1 有幫助、2 沒有幫助；只有 2 可以附 `comment`。一件只能評一次；同一個 `Idempotency-Key` 重送不算第二次。',
    en: '`csat`: 1 helped, 2 did not; only 2 takes a `comment`. Once per case; a repeat under the same `Idempotency-Key` is no second rating.',
  },
  bodies: [
    {
      name: { tw: '評分', en: 'The rating' },
      schema: csatBody,
      example: { question_id: 10231, csat: '2', comment: '等候太久' },
    },
  ],
  query: shownQuery,
  answer: { schema: view, example: { msg: { ...closed, csat: '2', csat_time: TIME } } },
  refusals: [
    refuses(404, 'noexist', 'NOEXIST'),
    refuses(409, 'msg', 'TICKET_OPEN'),
    refuses(409, 'msg', 'TICKET_RATED'),
  ],
});

export function closingDocs(desk: Desk, view: Schema, example: Partial<TicketView>) {
  const closed: Partial<TicketView> = { ...example, status: '4', closed_at: TIME, closed_by: 'player' };
  return {
    closeReport: close(view, closed),
    ...(desk.rating ? { rateReport: rate(view, closed) } : {}),
  };
}
