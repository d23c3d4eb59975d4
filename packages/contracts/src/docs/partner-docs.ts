import { partnerCalls } from '../partner/partner.calls.ts';
import {
  revokeTokensBody,
  revokeTokensView,
  unreadOfQuery,
  unreadOfView,
  vipPushBody,
  vipPushView,
} from '../partner/site-calls.ts';
import { answers, describeCalls } from './call-doc.ts';

const signed = {
  tw: '四個標頭 `X-PS-Key`、`X-PS-Id`、`X-PS-Timestamp`、`X-PS-Signature`，簽法與本站呼叫遊戲時相同；時鐘相差 300 秒以內。',
  en: 'Four headers, `X-PS-Key`, `X-PS-Id`, `X-PS-Timestamp` and `X-PS-Signature`, made as the site makes its own; clocks within 300 seconds.',
};
const once = {
  tw: `${signed.tw}同一個 \`X-PS-Id\` 只做一次：重送得到同樣的回答，內容不同則退回 409。`,
  en: `${signed.en} One \`X-PS-Id\` is carried out once: a repeat gets the same answer, other content gets 409.`,
};
const partner_uid = 'uid-900001';

/** Refusals are `{"error": "<word>"}`. */
export const partnerDocs = describeCalls({
  name: { tw: '遊戲伺服器呼叫本站', en: 'Calls of games’ servers' },
  of: partnerCalls,
  calls: {
    countUnread: {
      summary: {
        tw: '遊戲內紅點：這個帳號有幾件未讀的回覆，VIP 的也算在內',
        en: 'For the red dot in the game: unread answers of an account, those of VIP among them',
      },
      about: signed,
      query: unreadOfQuery,
      answer: answers(unreadOfView, { unread_count: 2 }),
    },
    revokeTokens: {
      summary: { tw: '讓一個帳號目前的登入全部失效', en: 'Ends everything that an account holds by now' },
      about: {
        tw: `${once.tw}半分鐘內生效，包含從這個帳號開啟回報的憑證；知道查詢碼和聯絡方式的人仍能開啟那一件。`,
        en: `${once.en} It takes effect within half a minute, for tokens of its reports too; who knows a check code and its contact still opens that report.`,
      },
      bodies: [{ name: { tw: '帳號', en: 'The account' }, schema: revokeTokensBody, example: { partner_uid } }],
      answer: answers(revokeTokensView, { ok: true }),
    },
    pushVip: {
      summary: { tw: '告知帳號的 VIP 等級，一次最多 500 筆', en: 'Tells the VIP level of accounts, 500 at most' },
      about: {
        tw: `${once.tw}\`as_of\` 較新的為準，先後到達都一樣；\`level\` 0 是沒有，\`until\` 空值是沒有期限。`,
        en: `${once.en} The newer \`as_of\` counts, in whichever order they arrive; \`level\` 0 is none, \`until\` null is without an end.`,
      },
      bodies: [
        {
          name: { tw: '名單', en: 'The list' },
          schema: vipPushBody,
          example: {
            as_of: '2026-11-22T10:00:00+08:00',
            rows: [{ partner_uid, level: 3, until: '2026-12-31T23:59:59+08:00' }],
          },
        },
      ],
      answer: answers(vipPushView, { taken: 1, older: 0 }),
    },
  },
});
