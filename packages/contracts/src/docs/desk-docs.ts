import { reportCalls, ratingCalls, handOverCalls, pictureCalls } from '../tickets/reports.calls.ts';
import { object, string } from 'yup';
import { ownCaptcha } from '../shared/captcha.ts';
import { pictureLimits, usualLimits } from '../shared/site-limits.ts';
import { part } from '../shared/view.ts';
import type { Desk } from '../tickets/desk.ts';
import { ticketStates } from '../tickets/status.ts';
import { helpedBody, lookupBody, openOwnBody, replyBody, shownQuery } from '../tickets/messages.ts';
import { helpedView, repliedView, ticketListView, ticketView, type TicketView } from '../tickets/views.ts';
import { lookupView, openedView } from '../tickets/submit-views.ts';
import { answers, refuses, type CallDoc, type CallGroup, describeCalls } from './call-doc.ts';
import { closingDocs } from './closing-docs.ts';
import { caseNumber, exampleCase, TIME } from './example-case.ts';
import { handOverDocs } from './hand-over-docs.ts';
import { captchaRefusals, createDoc, guarded, TOKEN, usualForm, type FormDoc } from './report-docs.ts';
import { aReply, earlierReplies, inPages, unread } from './reply-docs.ts';
import { fileFields, fileRefusals, upload, pictureDocs } from './picture-docs.ts';

const listQuery = object({
  page: string().matches(/^[1-9]\d{0,2}$/),
  before: string(),
  state: string().oneOf(ticketStates),
});

const aTicket: TicketView = {
  ...exampleCase,
  reply_by: null,
  deadline: null,
  status: '2',
  replies: [aReply],
  check_id: '7KQ2-M9XA-4D3H',
  token: TOKEN,
  captcha: ownCaptcha('reply', true),
  limits: pictureLimits(usualLimits),
};

const reply = (desk: Desk): CallDoc => ({
  summary: { tw: '在自己的案件補充內容', en: 'Adds something to one’s own case' },
  about: guarded,
  bodies: [
    {
      name: { tw: '補充', en: 'A follow-up' },
      schema: replyBody,
      example: { question_id: 10231, content: '謝謝，但仍未收到' },
    },
  ],
  query: shownQuery,
  form: { files: fileFields(desk, 'reply') },
  answer: answers(part({ msg: repliedView }), { msg: { replies: [aReply], pic_plus: [], earlier: 0, status: '1' } }),
  refusals: [
    ...captchaRefusals,
    refuses(404, 'noexist', 'NOEXIST'),
    refuses(409, 'msg', 'TICKET_CLOSED'),
    refuses(409, 'msg', 'CASE_FULL'),
    ...fileRefusals,
    refuses(429, 'msg', 'TOO_MANY_REPORTS'),
  ],
});

const lookup = (): CallDoc => ({
  summary: { tw: '用聯絡方式和查詢碼找一件回報', en: 'Finds a report by contact and check code' },
  about: {
    tw: '沒有填查詢碼時，把查詢碼寄到當時留的信箱，並以 `check_id` 說明。同一網路失敗三次後要帶 `captcha_token`。',
    en: 'Without a code the codes are mailed to the address given then, and `check_id` says so. After three failures of a network `captcha_token` is needed.',
  },
  bodies: [
    {
      name: { tw: '查詢', en: 'A look-up' },
      schema: lookupBody,
      example: { email: 'player@example.com', check_id: '7KQ2-M9XA-4D3H' },
    },
  ],
  answer: answers(part({ msg: lookupView }), {
    msg: { check_id: '7KQ2-M9XA-4D3H', email: 'player@example.com', mobile: '', question_id: 10231, token: TOKEN },
  }),
  refusals: [
    ...captchaRefusals,
    refuses(400, 'check_id', 'CHECK_CODE_MAILED'),
    refuses(404, 'noexist', 'NOEXIST'),
    refuses(429, 'msg', 'TOO_MANY_LOOKUPS'),
  ],
});

const list = (): CallDoc => ({
  summary: { tw: '自己的回報，新的在前', en: 'One’s own reports, newest first' },
  query: listQuery,
  answer: answers(ticketListView, {
    msg: [
      {
        id: 10231,
        status: '2',
        is_read: '0',
        create_time: TIME,
        content: '儲值後未收到…',
        type_text: '儲值未入帳',
        reply_time: TIME,
        reply_by: null,
      },
    ],
    next: null,
    total: 1,
  }),
});

const openOwn = (): CallDoc => ({
  summary: { tw: '會員打開一件自己的回報', en: 'A member opens one of the own reports' },
  about: {
    tw: '只打得開用已驗證的信箱送出的回報；答覆的 token 只能用在這一件。',
    en: 'Opens only what came with the proven address; the token of the answer is for this one.',
  },
  bodies: [{ name: { tw: '回報', en: 'The report' }, schema: openOwnBody, example: { question_id: 10231 } }],
  answer: answers(part({ msg: openedView }), { msg: { question_id: 10231, game_id: 'H73', token: TOKEN } }),
  refusals: [refuses(404, 'noexist', 'NOEXIST')],
});

const helped = (): CallDoc => ({
  summary: { tw: '文章解決了問題，不用回報了', en: 'An article solved it; no report is needed' },
  about: {
    tw: '只記下哪一天、哪款遊戲、哪種問題、哪篇文章各幾次，不記是誰。同一個 `Idempotency-Key` 只算一次。',
    en: 'Counts by day, game, type and article, never who it was. One `Idempotency-Key` counts once.',
  },
  bodies: [
    {
      name: { tw: '文章', en: 'The article' },
      schema: helpedBody,
      example: { game_id: 'H73', article_id: 3, question_type: '2' },
    },
  ],
  answer: answers(part({ msg: helpedView }), { msg: { counted: true } }),
  refusals: [
    refuses(400, 'article_id', 'FIELD_INVALID'),
    refuses(400, 'question_type', 'TYPE_UNKNOWN'),
    refuses(404, 'msg', 'GAME_UNKNOWN'),
    refuses(429, 'msg', 'TOO_MANY_REQUESTS'),
  ],
});

/** What a desk that leaves fields out answers has a name of its own. */
const ticketViewOf = ({ key, viewOmits }: Desk) =>
  viewOmits.length === 0
    ? ticketView
    : ticketView
        .omit([...viewOmits] as (keyof TicketView)[])
        .noUnknown()
        .meta({ name: `Ticket_${key}` });

const ticketOf = ({ viewOmits }: Desk): Partial<TicketView> =>
  Object.fromEntries(Object.entries(aTicket).filter(([name]) => !viewOmits.includes(name)));

export function deskDocs(desk: Desk, name: CallGroup['name'], form: FormDoc = usualForm): CallGroup {
  const view = part({ msg: ticketViewOf(desk) });
  const example = ticketOf(desk);
  return describeCalls({
    name,
    of: { ...reportCalls(desk), ...(desk.rating && ratingCalls(desk)), ...handOverCalls(desk), ...pictureCalls(desk) },
    calls: {
      createReport: createDoc(desk),
      lookUpReport: lookup(),
      listReports: list(),
      openOwnReport: openOwn(),
      countUnread: unread(),
      viewReport: {
        summary: { tw: '看一件自己的回報', en: 'Reads one’s own report' },
        about: inPages,
        params: { q_id: caseNumber },
        query: shownQuery,
        answer: { schema: view, example: { msg: example } },
        refusals: [refuses(404, 'noexist', 'NOEXIST')],
      },
      listReplies: earlierReplies(),
      replyToReport: reply(desk),
      noteHelped: helped(),
      ...handOverDocs,
      ...closingDocs(desk, view, example),
      uploadPicture: upload(),
      ...pictureDocs,
      renderForm: {
        summary: { tw: '回報表單需要的資料', en: 'What the report form needs' },
        params: { game_id: { tw: '遊戲代碼', en: 'game id', example: 'H73' } },
        answer: { schema: part({ settings: form.view }), example: { settings: form.example } },
        refusals: [refuses(404, 'msg', 'GAME_UNKNOWN')],
      },
    },
  });
}
