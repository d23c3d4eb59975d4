import { accountHoldCalls } from '../support/account-holds.calls.ts';
import { accountHoldBody, accountHoldQuery, accountHoldView, accountReleaseBody } from '../support/account-holds.ts';
import { answers, describeCalls, refuses } from './call-doc.ts';
import { TIME } from './example-case.ts';

const reason = '法務調查中';
const example = { game_id: 'H73', uid: 'uid-300000001', reason };
const foreign = refuses(404, 'noexist', 'ACCOUNT_NOEXIST');
const refusals = [refuses(403, 'msg', 'FORBIDDEN'), foreign];

export const accountHoldDocs = describeCalls({
  name: { tw: '帳號暫停刪除', en: 'Held accounts' },
  of: accountHoldCalls,
  calls: {
    getAccountHold: {
      summary: { tw: '玩家卡：遊戲帳號是否暫停刪除', en: 'The player’s card: is the account held?' },
      query: accountHoldQuery,
      answer: answers(accountHoldView, { data: { by: '阿敏', reason, at: TIME } }),
      refusals: [foreign],
    },
    holdAccount: {
      summary: { tw: '暫停刪除一個遊戲帳號的資料', en: 'Holds what is kept of a game account' },
      about: {
        tw: '所有服務期滿處理時都會跳過這個帳號的資料。再按一次會換成新的原因。',
        en: 'The retention of every service passes over it. Held again, the newer reason stands.',
      },
      bodies: [{ name: { tw: '原因', en: 'Why' }, schema: accountHoldBody, example }],
      answer: answers(accountHoldView, { data: { by: '阿敏', reason, at: TIME } }),
      refusals,
    },
    releaseAccount: {
      summary: { tw: '解除帳號的暫停刪除', en: 'Releases a held account' },
      about: {
        tw: '`seen` 是看到的暫停從什麼時候開始。之後重新設定過的，要先看過才能解除。',
        en: '`seen` is since when the hold that was read stands. One that was set anew since is looked at first.',
      },
      bodies: [
        {
          name: { tw: '解除的原因', en: 'Why it is released' },
          schema: accountReleaseBody,
          example: { ...example, seen: TIME },
        },
      ],
      answer: answers(accountHoldView, { data: null }),
      refusals: [...refusals, refuses(409, 'msg', 'HOLD_NEWER'), refuses(409, 'msg', 'HOLD_OF_REQUEST')],
    },
  },
});
