import type { Desk } from '../tickets/desk.ts';
import { staffReplyBody } from '../tickets/messages.ts';
import { staffTicketView, type StaffTicketView } from '../tickets/views.ts';
import { answers, refuses, type CallGroup } from './call-doc.ts';
import { caseNumber, exampleCase } from './example-case.ts';
import { paper } from './paper-calls.ts';
import { queueCalls, work } from './queue-calls.ts';

const aCase: StaffTicketView = {
  data: {
    ...exampleCase,
    status: '1',
    replies: [],
    role_id: '',
    in_game_id: '123456789',
    server_id: 'tw_2001',
    note: '',
    csat_comment: null,
    paper_ids: [],
    ...work,
  },
};

/** The staff's calls of a desk. */
export function staffDeskCalls(desk: Desk, name: CallGroup['name']): CallGroup {
  const base = `/api/staff/${desk.api}`;
  return {
    name,
    calls: {
      ...queueCalls(desk),
      [`GET ${base}/:q_id`]: {
        summary: { tw: '看一件案件，並留下紀錄', en: 'Reads a case and leaves a trace' },
        params: { q_id: caseNumber },
        answer: answers(staffTicketView, aCase),
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
        answer: answers(staffTicketView, aCase),
        refusals: [
          refuses(403, 'msg', 'FORBIDDEN'),
          refuses(404, 'noexist', 'NOEXIST'),
          refuses(409, 'msg', 'TICKET_CHANGED'),
          refuses(409, 'msg', 'TICKET_CLOSED'),
        ],
      },
    },
  };
}
