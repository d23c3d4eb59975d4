import { reportCalls, ratingCalls, handOverCalls, pictureCalls } from '../tickets/reports.calls.ts';
import { object, string } from 'yup';
import { ownCaptcha } from '../shared/captcha.ts';
import { pictureLimits, usualLimits } from '../shared/site-limits.ts';
import { part } from '../shared/view.ts';
import type { Desk } from '../tickets/desk.ts';
import {
  helpedBody,
  lookupBody,
  playerReportBody,
  replyBody,
  shownQuery,
  visitorReportBody,
} from '../tickets/messages.ts';
import {
  formSettingsView,
  helpedView,
  repliedView,
  ticketListView,
  ticketView,
  type TicketView,
} from '../tickets/views.ts';
import { createdView, lookupView } from '../tickets/submit-views.ts';
import { answers, refuses, type CallDoc, type CallGroup, describeCalls } from './call-doc.ts';
import { closingDocs } from './closing-docs.ts';
import { caseNumber, exampleCase, TIME } from './example-case.ts';
import { handOverDocs } from './hand-over-docs.ts';
import { aReply, earlierReplies, inPages, unread } from './reply-docs.ts';
import { fileFields, fileRefusals, upload, pictureDocs } from './picture-docs.ts';

const TOKEN = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMDIzMSJ9.c2lnbmF0dXJl';
const listQuery = object({
  page: string().matches(/^[1-9]\d{0,2}$/),
  before: string(),
  state: string().oneOf(['processing', 'replied', 'closed']),
});

const guarded = {
  tw: '開啟驗證的遊戲要帶 `captcha_token`；被退回時，回應標頭 `X-Captcha`（JSON）說明現在要做哪一種驗證。同一個 `Idempotency-Key` 通過一次就不再要求。',
  en: 'Where a game guards its forms, `captcha_token` is needed; the header `X-Captcha` (JSON) of a refusal says which check to make now. What passed once under an `Idempotency-Key` is not asked again.',
};
const captchaRefusals = [
  refuses(400, 'captcha_token', 'CAPTCHA_REQUIRED'),
  refuses(400, 'captcha_token', 'CAPTCHA_FAILED'),
  refuses(400, 'captcha_token', 'CAPTCHA_OTHER'),
  refuses(503, 'msg', 'CAPTCHA_AWAY'),
];

const aTicket: TicketView = {
  ...exampleCase,
  reply_by: null,
  status: '2',
  replies: [aReply],
  check_id: '7KQ2-M9XA-4D3H',
  token: TOKEN,
  captcha: ownCaptcha('reply', true),
  limits: pictureLimits(usualLimits),
};

const create = (desk: Desk): CallDoc => ({
  summary: { tw: '送出一件回報', en: 'Files a report' },
  about: guarded,
  bodies: [
    {
      name: { tw: '網頁訪客', en: 'A visitor of the website' },
      schema: visitorReportBody,
      example: {
        game_id: 'H73',
        question_type: '2',
        email: 'player@example.com',
        phone: '0912345678',
        server_id: 'tw_2001',
        got_char: '1',
        character_name: '小測',
        in_game_id: '123456789',
        content: '儲值後三十分鐘還沒有入帳',
      },
    },
    {
      name: { tw: '遊戲內玩家（帶 token）', en: 'A player inside a game (with a token)' },
      schema: playerReportBody,
      example: { game_id: 'H73', question_type: '1', email: 'player@example.com', content: '角色卡在地圖裡' },
    },
  ],
  form: { files: fileFields(desk, 'create') },
  answer: answers(part({ msg: createdView }), {
    msg: { question_id: 10232, check_id: '9MZQ-4T2B-KC7E', token: TOKEN, reply_by: TIME },
  }),
  refusals: [
    ...captchaRefusals,
    refuses(400, 'question_type', 'TYPE_UNKNOWN'),
    refuses(400, 'server_id', 'SERVER_UNKNOWN'),
    refuses(400, 'follows', 'FOLLOWS_UNKNOWN'),
    refuses(404, 'msg', 'GAME_UNKNOWN'),
    ...fileRefusals,
    refuses(409, 'msg', 'HAND_OVER_SENT'),
    refuses(429, 'msg', 'TOO_MANY_REPORTS'),
  ],
});

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

export function deskDocs(desk: Desk, name: CallGroup['name']): CallGroup {
  const view = part({ msg: ticketView.omit([...desk.viewOmits] as (keyof TicketView)[]).noUnknown() });
  return describeCalls({
    name,
    of: { ...reportCalls(desk), ...(desk.rating && ratingCalls(desk)), ...handOverCalls(desk), ...pictureCalls(desk) },
    calls: {
      createReport: create(desk),
      lookUpReport: lookup(),
      listReports: list(),
      countUnread: unread(),
      viewReport: {
        summary: { tw: '看一件自己的回報', en: 'Reads one’s own report' },
        about: inPages,
        params: { q_id: caseNumber },
        query: shownQuery,
        answer: answers(view, { msg: aTicket }),
        refusals: [refuses(404, 'noexist', 'NOEXIST')],
      },
      listReplies: earlierReplies(),
      replyToReport: reply(desk),
      noteHelped: helped(),
      ...handOverDocs,
      ...closingDocs(desk, view, aTicket),
      uploadPicture: upload(),
      ...pictureDocs,
      renderForm: {
        summary: { tw: '回報表單需要的資料', en: 'What the report form needs' },
        params: { game_id: { tw: '遊戲代碼', en: 'game id', example: 'H73' } },
        answer: answers(part({ settings: formSettingsView }), {
          settings: {
            game: {
              game_id: 'H73',
              game_name: '遊戲 H73（示範）',
              servers: [{ server_id: 'tw_2001', server_name: '台灣一服', server_status: 'public' }],
              role_digits: { digits_least: 9, digits_most: 9 },
            },
            question_types: { '1': '一般問題', '2': '儲值未入帳' },
            user: null,
            faq: [],
            events: [],
            events_in_game: true,
            open_reports: [],
            captcha: ownCaptcha('create', true),
            limits: pictureLimits(usualLimits),
            report_form: 'legacy',
            service_hours: '10:00-17:00',
          },
        }),
        refusals: [refuses(404, 'msg', 'GAME_UNKNOWN')],
      },
    },
  });
}
