import { queueCalls } from '../tickets/queue.calls.ts';
import { caseCalls, paperCalls, workCalls, bulkCalls } from '../tickets/cases.calls.ts';
import type { Desk } from '../tickets/desk.ts';
import { takesPapers } from '../tickets/file-groups.ts';
import { staffReplyBody } from '../tickets/macros.ts';
import { staffTicketView } from '../tickets/views.ts';
import { answers, refuses, type CallDoc, type CallGroup, describeCalls } from './call-doc.ts';
import { card, contact } from './card-docs.ts';
import { caseNumber } from './example-case.ts';
import { exampleStaffCase } from './example-staff-case.ts';
import { paper } from './paper-docs.ts';
import { answerUpload, fileFields, fileRefusals } from './picture-docs.ts';
import { earlierCaseReplies } from './reply-docs.ts';
import { queueDocs } from './queue-docs.ts';
import { workDocs } from './work-docs.ts';

const answer = (desk: Desk): CallDoc => ({
  summary: { tw: '回覆一件案件', en: 'Answers a case' },
  about: {
    tw: '可附圖片；`close` 為 1 時，案件隨這則回覆結案；`concludes` 為 1 時，這則是有期限案件的處理結果。',
    en: 'May carry pictures; with `close` 1 the case ends with this answer; with `concludes` 1 it is the result that the terms promise by a day.',
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
  answer: answers(staffTicketView, exampleStaffCase),
  refusals: [
    ...fileRefusals,
    refuses(403, 'msg', 'FORBIDDEN'),
    refuses(404, 'noexist', 'NOEXIST'),
    refuses(409, 'msg', 'TICKET_CHANGED'),
    refuses(409, 'msg', 'TICKET_CLOSED'),
  ],
});

export function staffDeskDocs(desk: Desk, name: CallGroup['name']): CallGroup {
  return describeCalls({
    name,
    of: {
      ...queueCalls(desk),
      ...caseCalls(desk),
      ...(takesPapers(desk) && paperCalls(desk)),
      ...workCalls(desk),
      ...bulkCalls(desk),
    },
    calls: {
      ...queueDocs,
      getCase: {
        summary: { tw: '看一件案件，並留下紀錄', en: 'Reads a case and leaves a trace' },
        about: {
          tw: '訊息是最後 40 則；`earlier` 是前面還有幾則。',
          en: 'Of its messages the last 40; `earlier` says how many stand before.',
        },
        params: { q_id: caseNumber },
        answer: answers(staffTicketView, exampleStaffCase),
        refusals: [refuses(403, 'msg', 'FORBIDDEN'), refuses(404, 'noexist', 'NOEXIST')],
      },
      listCaseReplies: earlierCaseReplies(),
      showPaper: paper(),
      showContact: contact(),
      getCard: card(),
      uploadStaffPicture: answerUpload(),
      answerCase: answer(desk),
      ...workDocs,
    },
  });
}
