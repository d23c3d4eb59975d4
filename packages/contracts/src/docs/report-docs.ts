import { ownCaptcha } from '../shared/captcha.ts';
import { pictureLimits, usualLimits } from '../shared/site-limits.ts';
import { part } from '../shared/view.ts';
import type { Schema } from 'yup';
import type { Desk } from '../tickets/desk.ts';
import { confirmedReportBody, playerReportOf, visitorReportBody } from '../tickets/messages.ts';
import { createdView } from '../tickets/submit-views.ts';
import { formSettingsView, type FormSettingsView, type NoticeView } from '../tickets/views.ts';
import { answers, refuses, type CallDoc } from './call-doc.ts';
import { TIME } from './example-case.ts';
import { fileFields, fileRefusals } from './picture-docs.ts';

export const TOKEN = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMDIzMSJ9.c2lnbmF0dXJl';

export const guarded = {
  tw: '開啟驗證的遊戲要帶 `captcha_token`；被退回時，回應標頭 `X-Captcha`（JSON）說明現在要做哪一種驗證。同一個 `Idempotency-Key` 通過一次就不再要求。',
  en: 'Where a game guards its forms, `captcha_token` is needed; the header `X-Captcha` (JSON) of a refusal says which check to make now. What passed once under an `Idempotency-Key` is not asked again.',
};
export const captchaRefusals = [
  refuses(400, 'captcha_token', 'CAPTCHA_REQUIRED'),
  refuses(400, 'captcha_token', 'CAPTCHA_FAILED'),
  refuses(400, 'captcha_token', 'CAPTCHA_OTHER'),
  refuses(503, 'msg', 'CAPTCHA_AWAY'),
];

const ofVisitor = {
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
};
const ofConfirmed = {
  schema: confirmedReportBody,
  example: {
    game_id: 'H73',
    question_type: '2',
    email: 'vip@example.com',
    phone: '912345678',
    mobile_locale: '886',
    in_game_id: '123456780',
    content: '儲值後三十分鐘還沒有入帳',
  },
};

export const createDoc = (desk: Desk): CallDoc => ({
  summary: { tw: '送出一件回報', en: 'Files a report' },
  about: guarded,
  bodies: [
    {
      name: { tw: '網頁訪客', en: 'A visitor of the website' },
      ...(desk.confirmsCharacter ? ofConfirmed : ofVisitor),
    },
    {
      name: { tw: '遊戲內玩家（帶 token）', en: 'A player inside a game (with a token)' },
      schema: playerReportOf(desk),
      example: {
        game_id: 'H73',
        question_type: '1',
        email: 'player@example.com',
        ...(desk.phoneInGame && { phone: '912345678', mobile_locale: '886' }),
        content: '角色卡在地圖裡',
      },
    },
  ],
  form: { files: fileFields(desk, 'create') },
  answer: answers(part({ msg: createdView }), {
    msg: { question_id: 10232, check_id: '9MZQ-4T2B-KC7E', token: TOKEN, reply_by: TIME, deadline: null },
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

export const exampleNotice: NoticeView = {
  id: 1,
  title: '11/28（六）08:00 至 12:00 停機維護',
  content: '維護期間無法登入遊戲。',
  start: '2026-11-21T00:00:00+08:00',
  kind: 'maintenance',
};

export const exampleForm: FormSettingsView = {
  game: {
    game_id: 'H73',
    game_name: '遊戲 H73（示範）',
    servers: [{ server_id: 'tw_2001', server_name: '台灣一服', server_status: 'public' }],
    role_digits: { digits_least: 9, digits_most: 9 },
  },
  question_types: { '1': '一般問題', '2': '儲值未入帳' },
  user: null,
  faq: [],
  notices: [exampleNotice],
  events: [],
  events_in_game: true,
  open_reports: [],
  captcha: ownCaptcha('create', true),
  limits: pictureLimits(usualLimits),
  report_form: 'legacy',
  service_hours: '10:00-17:00',
};

export type FormDoc = { view: Schema; example: FormSettingsView };
export const usualForm: FormDoc = { view: formSettingsView, example: exampleForm };
