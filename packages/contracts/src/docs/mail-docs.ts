import { mailCalls } from '../tickets/mails.calls.ts';
import type { Desk } from '../tickets/desk.ts';
import {
  bounceBody,
  bounceView,
  mailsQuery,
  mailsView,
  mailView,
  resendBody,
  type MailLogRow,
} from '../tickets/mails.ts';
import { answers, refuses, type CallDoc, type CallGroup, describeCalls } from './call-doc.ts';
import { TIME } from './example-case.ts';

const params = { id: { tw: '信件編號', en: 'number of the mail', example: '12' } };
const example: MailLogRow = {
  id: 12,
  kind: 'answered',
  question_id: 10231,
  game_id: 'H73',
  game_name: '遊戲 H73（示範）',
  address: 'p****r@…',
  dead: false,
  state: 'sent',
  attempts: 1,
  resends: 0,
  answer: '250 2.0.0',
  mine: true,
  create_time: TIME,
  change_time: TIME,
};
const refusals = [refuses(403, 'msg', 'FORBIDDEN'), refuses(404, 'noexist', 'MAIL_NOEXIST')];

export const bounceDoc: CallDoc = {
  summary: { tw: '郵件伺服器回報退信', en: 'The mail server reports a bounce' },
  about: {
    tw: '`token` 是退信路徑 `bounce+<token>@…` 裡的那一段；`signature` 是以 BOUNCE_KEY 對「token、status、at 各一行」做的 HMAC-SHA256（hex）。只有 5.x.x 會算退信。',
    en: '`token` stands in the return path `bounce+<token>@…`; `signature` is HMAC-SHA256 (hex) with BOUNCE_KEY over token, status and at, a line each. Only 5.x.x counts.',
  },
  bodies: [
    {
      name: { tw: '退信', en: 'A bounce' },
      schema: bounceBody,
      example: { token: 'ab'.repeat(16), status: '5.1.1', at: TIME, signature: '0f'.repeat(32) },
    },
  ],
  answer: answers(bounceView, { msg: { taken: true } }),
  refusals: [refuses(403, 'msg', 'FORBIDDEN')],
};

export function mailDocs(desk: Desk, name: CallGroup['name']): CallGroup {
  return describeCalls({
    name,
    of: mailCalls(desk),
    calls: {
      listMails: {
        summary: { tw: '寄信紀錄', en: 'What was mailed' },
        query: mailsQuery,
        answer: answers(mailsView, { data: [example], page: { next: null } }),
        refusals: [refuses(403, 'msg', 'FORBIDDEN')],
      },
      resendMail: {
        summary: { tw: '重寄一封信到案件留的信箱', en: 'Sends a mail again, to the address of its case' },
        params,
        bodies: [
          {
            name: { tw: '看到的重寄次數', en: 'How often it was sent again, as it was seen' },
            schema: resendBody,
            example: { resends: 0 },
          },
        ],
        answer: answers(mailView, { data: { ...example, state: 'queued', resends: 1, attempts: 0, answer: '' } }),
        refusals: [
          ...refusals,
          refuses(409, 'msg', 'MAIL_ADDRESS_DEAD'),
          refuses(409, 'msg', 'MAIL_UNDER_WAY'),
          refuses(409, 'msg', 'MAIL_OUTDATED'),
          refuses(429, 'msg', 'TOO_MANY_RESENDS'),
        ],
      },
      releaseMail: {
        summary: { tw: '恢復寄送到這封信的信箱', en: 'Lets mails go to the address of this one again' },
        params,
        answer: answers(mailView, { data: example }),
        refusals,
      },
      noteBounce: bounceDoc,
    },
  });
}
