import { object, string } from 'yup';
import type { Desk } from '../tickets/desk.ts';
import { staffReplyBody } from '../tickets/macros.ts';
import { staffQueueView, staffTicketView, type StaffTicketView } from '../tickets/views.ts';
import { answers, refuses, type CallDoc, type CallGroup } from './call-doc.ts';
import { caseNumber, exampleCase, TIME } from './example-case.ts';
import { card, contact } from './card-calls.ts';
import { paper } from './paper-calls.ts';
import { answerUpload, fileFields, fileRefusals } from './picture-calls.ts';

const queueQuery = object({
  queue: string().oneOf(['waiting', 'replied', 'closed', 'all']),
  game_id: string(),
  page: string(),
});

const aCase: StaffTicketView = {
  data: {
    ...exampleCase,
    status: '1',
    email: 'p****r@…',
    phone: '09xx***678',
    replies: [],
    role_id: '',
    in_game_id: '123456789',
    server_id: 'tw_2001',
    note: '',
    csat_comment: null,
    paper_ids: [],
    mail_dead: false,
    version: 3,
    language: 'zh-TW',
  },
};

/** An answer of staff. */
const answer = (desk: Desk): CallDoc => ({
  summary: { tw: '回覆一件案件', en: 'Answers a case' },
  about: {
    tw: '可附圖片；`close` 為 1 時，案件隨這則回覆結案。',
    en: 'May carry pictures; with `close` 1 the case ends with this answer.',
  },
  params: { q_id: caseNumber },
  bodies: [
    {
      name: { tw: '回覆（markdown）', en: 'An answer in markdown' },
      schema: staffReplyBody,
      example: { content: '您好，**已為您確認**，請重新登入遊戲。' },
    },
  ],
  form: { files: fileFields(desk, 'reply') },
  submit: true,
  version: true,
  answer: answers(staffTicketView, aCase),
  refusals: [
    ...fileRefusals,
    refuses(403, 'msg', 'FORBIDDEN'),
    refuses(404, 'noexist', 'NOEXIST'),
    refuses(409, 'msg', 'TICKET_CHANGED'),
    refuses(409, 'msg', 'TICKET_CLOSED'),
  ],
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
        answer: answers(staffTicketView, aCase),
        refusals: [refuses(403, 'msg', 'FORBIDDEN'), refuses(404, 'noexist', 'NOEXIST')],
      },
      [`POST ${base}/:q_id/papers/:paper`]: paper(),
      [`POST ${base}/:q_id/contact`]: contact(),
      [`GET /api/staff/card/${desk.api}`]: card(),
      [`POST ${base}/attachments`]: answerUpload(),
      [`POST ${base}/:q_id/reply`]: answer(desk),
    },
  };
}
