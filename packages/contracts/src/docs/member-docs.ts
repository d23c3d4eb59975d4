import { memberCalls } from '../identity/members.calls.ts';
import {
  memberCodeBody,
  memberLoginBody,
  memberOkView,
  memberProfileForm,
  memberProfileView,
  memberSessionsView,
  memberTokenView,
  ownDataView,
} from '../identity/members.ts';
import { answers, describeCalls, refuses } from './call-doc.ts';
import { linkedAccount } from './member-account-docs.ts';
import { bounceDoc } from './mail-docs.ts';

const ok = answers(memberOkView, { msg: 'ok' });
const token = answers(memberTokenView, { token: 'eyJ…', expire: 1767232800 });
const holds = { tw: '會員的工作階段與 `member`', en: 'session of the member, and `member`' };
const gone = { tw: '刪除', en: 'is deleted' };
const own = [refuses(403, 'msg', 'CSRF_MISSING'), refuses(415, 'msg', 'BODY_MALFORMED')];
const saved = {
  phone: '0912345678',
  area: '台北市',
  gender: 'x',
  birthday: '1995-05-05',
  game_id: 'H73',
  server_id: 'tw_2001',
  role_id: '123456789',
  char_name: '測試角色',
};
const times = { member_since: '2026-11-01T10:00:00+08:00', last_login: '2026-11-26T10:00:00+08:00' };
const whoIs = { member_id: 'm_70001', email: 'player@example.com', ...times };
const device = {
  device: 'Chrome・Windows',
  address: '203.0.•.•',
  began_at: '2026-11-26T10:00:00+08:00',
  seen_at: '2026-11-26T10:20:00+08:00',
};

export const memberDocs = describeCalls({
  name: { tw: '會員', en: 'Members of the site' },
  of: memberCalls,
  calls: {
    askMemberCode: {
      summary: { tw: '寄出登入驗證碼', en: 'Mails a log-in code' },
      about: {
        tw: '不論信箱是否為會員，回答與時間都一樣。驗證碼 6 位數字，10 分鐘內有效，只能用一次。`page` 是這一頁自己產生的 32 個十六進位字元，輸入時帶同一個值，可以試 5 次；別處合計最多 3 次。',
        en: 'Answer and time are the same for every address. A code has 6 digits, is valid for 10 minutes, and works once. `page` is 32 random hexadecimal digits of the page that asks; shown with the same, a code may be tried 5 times, from everywhere else 3 times together.',
      },
      bodies: [
        {
          name: { tw: '信箱', en: 'The address' },
          schema: memberCodeBody,
          example: {
            email: 'player@example.com',
            page: '5f0c3a9be1d24c7788a1b2c3d4e5f607',
            captcha_token: 'eyJjaGFsbGVuZ2UiOi…',
          },
        },
      ],
      answer: ok,
      refusals: [
        refuses(400, 'captcha_token', 'CAPTCHA_REQUIRED'),
        refuses(400, 'captcha_token', 'CAPTCHA_FAILED'),
        refuses(400, 'captcha_token', 'CAPTCHA_OTHER'),
        refuses(429, 'msg', 'MEMBER_CODES_MANY'),
        refuses(503, 'msg', 'CAPTCHA_AWAY'),
      ],
    },
    logInMember: {
      summary: { tw: '用驗證碼登入', en: 'Logs in with a code' },
      about: {
        tw: '信箱第一次登入就成為會員。`member` cookie 是 URL 編碼的 JSON（`token`、`expire`），頁面可以讀取；真正的工作階段在另一個 HttpOnly cookie。',
        en: 'An address becomes a member by its first log-in. The cookie `member` is URL-encoded JSON (`token`, `expire`) that pages may read; the session itself is another cookie, HttpOnly.',
      },
      bodies: [
        {
          name: { tw: '信箱與驗證碼', en: 'Address and code' },
          schema: memberLoginBody,
          example: { email: 'player@example.com', code: '123456' },
        },
      ],
      answer: token,
      cookie: holds,
      refusals: [...own, refuses(400, 'code', 'MEMBER_CODE_WRONG'), refuses(429, 'msg', 'MEMBER_TRIES_MANY')],
    },
    resumeMember: {
      summary: { tw: '用工作階段換新的 token', en: 'A new token for the session of the cookie' },
      answer: token,
      cookie: holds,
      refusals: [...own, refuses(401, 'jwt', 'SESSION_EXPIRED')],
    },
    logOutMember: {
      summary: { tw: '登出這個瀏覽器', en: 'Logs out of this browser' },
      answer: ok,
      cookie: gone,
      refusals: own,
    },
    logOutEverywhere: {
      summary: { tw: '登出所有裝置', en: 'Logs out everywhere' },
      answer: ok,
      cookie: gone,
      refusals: own,
    },
    listMemberSessions: {
      summary: { tw: '登入中的裝置', en: 'Browsers that one is logged in with' },
      answer: answers(memberSessionsView, { data: [{ ref: '8e0c1f6a2b4d9c01', ...device, current: true }] }),
    },
    endMemberSession: {
      summary: { tw: '登出其中一個裝置', en: 'Ends one session' },
      params: { ref: { tw: '工作階段代號', en: 'name of the session', example: '8e0c1f6a2b4d9c01' } },
      answer: ok,
      refusals: [...own, refuses(404, 'msg', 'NOT_FOUND')],
    },
    getProfile: {
      summary: { tw: '自己的資料', en: 'The own data' },
      answer: answers(memberProfileView, { data: { ...whoIs, ...saved, version: 3, fresh: true } }),
    },
    saveProfile: {
      summary: { tw: '儲存自己的資料', en: 'Saves the own data' },
      bodies: [{ name: { tw: '要記住的資料', en: 'What is remembered' }, schema: memberProfileForm, example: saved }],
      answer: answers(memberProfileView, { data: { ...whoIs, ...saved, version: 4, fresh: true } }),
      refusals: [...own, refuses(409, 'msg', 'MEMBER_CHANGED')],
    },
    takeOwnData: {
      summary: { tw: '下載自己的會員資料', en: 'All that is kept of the member, for a download' },
      about: {
        tw: '15 分鐘內輸入過驗證碼才能下載。',
        en: 'Wants a code that was shown within the last 15 minutes.',
      },
      answer: answers(ownDataView, { data: { ...whoIs, saved, sessions: [device], game_accounts: [linkedAccount] } }),
      refusals: [...own, refuses(403, 'step_up', 'MEMBER_FRESH_CODE')],
    },
    noteMemberBounce: bounceDoc,
  },
});
