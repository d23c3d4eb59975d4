import { memberAccountCalls } from '../identity/member-accounts.calls.ts';
import { accountLinkView, memberAccountsView, type MemberAccountRow } from '../identity/member-accounts.ts';
import { memberLoginBody, memberOkView } from '../identity/members.ts';
import { answers, describeCalls, refuses } from './call-doc.ts';

const character = { game_id: 'H73', server_id: 'tw_2001', role_id: '123456789', char_name: '測試角色' };
const linked_at = '2026-11-26T10:05:00+08:00';
export const linkedAccount: MemberAccountRow = { id: 12, ...character, linked_at };
const ok = answers(memberOkView, { msg: 'ok' });
const linked = answers(accountLinkView, { data: { ...character, linked_at } });

export const memberAccountDocs = describeCalls({
  name: { tw: '會員的遊戲帳號', en: 'Game accounts of members' },
  of: memberAccountCalls,
  calls: {
    getAccountLink: {
      summary: {
        tw: '這個遊戲帳號有沒有連結會員',
        en: 'Whether the account of the token is linked to a member',
      },
      about: {
        tw: '要有遊戲內玩家的 token。不說是哪一位會員。',
        en: 'Needs the token of an in-game player. It does not say to whom.',
      },
      answer: linked,
    },
    linkAccount: {
      summary: { tw: '把遊戲帳號連結到會員', en: 'Links the account of the token to a member' },
      about: {
        tw: '兩個證明都要有：遊戲的 token，和寄到會員信箱的驗證碼。一個遊戲帳號只連結一位會員：先前的連結就此結束。',
        en: 'Wants two proofs: the token of the game, and a code mailed to the member. An account is linked to one member: an earlier link ends.',
      },
      bodies: [
        {
          name: { tw: '信箱與驗證碼', en: 'Address and code' },
          schema: memberLoginBody,
          example: { email: 'player@example.com', code: '123456' },
        },
      ],
      answer: linked,
      refusals: [
        refuses(400, 'code', 'MEMBER_CODE_WRONG'),
        refuses(409, 'msg', 'MEMBER_ACCOUNTS_MANY'),
        refuses(429, 'msg', 'MEMBER_TRIES_MANY'),
      ],
    },
    endAccountLink: {
      summary: { tw: '從遊戲裡結束連結', en: 'Ends the link of the account of the token' },
      answer: ok,
    },
    listMemberAccounts: {
      summary: { tw: '會員自己連結的遊戲帳號', en: 'Game accounts that the member linked' },
      answer: answers(memberAccountsView, { data: [linkedAccount] }),
    },
    unlinkAccount: {
      summary: { tw: '會員結束一個連結', en: 'Ends one of the member’s links' },
      params: { account: { tw: '連結編號', en: 'number of the link', example: '12' } },
      answer: ok,
      refusals: [refuses(403, 'msg', 'CSRF_MISSING'), refuses(415, 'msg', 'BODY_MALFORMED')],
    },
  },
});
