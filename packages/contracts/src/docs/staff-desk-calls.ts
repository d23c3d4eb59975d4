import { object, string } from 'yup';
import type { Desk } from '../tickets/desk.ts';
import { staffReplyBody } from '../tickets/messages.ts';
import { staffQueueView, staffTicketView } from '../tickets/views.ts';
import { answers, refuses, type CallGroup } from './call-doc.ts';
import { caseNumber, TIME } from './example-case.ts';
import { exampleStaffCase } from './example-staff-case.ts';
import { paper } from './paper-calls.ts';
import { workCalls } from './work-calls.ts';

const queueQuery = object({
  queue: string().oneOf(['waiting', 'replied', 'closed', 'all']),
  game_id: string(),
  page: string(),
});

/** The staff's calls of a desk. */
export function staffDeskCalls(desk: Desk, name: CallGroup['name']): CallGroup {
  const base = `/api/staff/${desk.api}`;
  return {
    name,
    calls: {
      [`GET ${base}`]: {
        summary: {
          tw: '佇列：等待中的在前，或已回覆、已結案',
          en: 'The queue: who waits longest first, or replied, or closed',
        },
        query: queueQuery,
        answer: answers(staffQueueView, {
          data: [
            {
              id: 10231,
              game_id: 'H73',
              game_name: '遊戲 H73（示範）',
              type_text: '儲值未入帳',
              status: '1',
              preview: '儲值後未收到…',
              character_name: '測試角色',
              create_time: TIME,
              waiting_since: TIME,
            },
          ],
          page: { next: null },
        }),
      },
      [`GET ${base}/:q_id`]: {
        summary: { tw: '看一件案件，並留下紀錄', en: 'Reads a case and leaves a trace' },
        params: { q_id: caseNumber },
        answer: answers(staffTicketView, exampleStaffCase),
        refusals: [refuses(403, 'msg', 'FORBIDDEN'), refuses(404, 'noexist', 'NOEXIST')],
      },
      [`POST ${base}/:q_id/papers/:paper`]: paper(),
      [`POST ${base}/:q_id/reply`]: {
        summary: { tw: '回覆一件案件', en: 'Answers a case' },
        params: { q_id: caseNumber },
        bodies: [
          {
            name: { tw: '回覆（markdown）', en: 'An answer in markdown' },
            schema: staffReplyBody,
            example: { content: '您好，**已為您確認**，請重新登入遊戲。' },
          },
        ],
        submit: true,
        version: true,
        answer: answers(staffTicketView, exampleStaffCase),
        refusals: [
          refuses(403, 'msg', 'FORBIDDEN'),
          refuses(404, 'noexist', 'NOEXIST'),
          refuses(409, 'msg', 'TICKET_CHANGED'),
          refuses(409, 'msg', 'TICKET_CLOSED'),
        ],
      },
      ...workCalls(base),
    },
  };
}
