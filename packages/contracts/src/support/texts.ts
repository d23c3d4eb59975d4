import type { Texts } from '../shared/texts.ts';
import { ticketTexts } from '../tickets/texts.ts';
import { whitelistTexts } from './whitelist-texts.ts';

const ownTexts = {
  PENALTY_KIND: { tw: '請選擇處分', hk: '請選擇處分', en: 'Please choose a penalty.' },
  PENALTY_DAYS: { tw: '請選擇 1 到 7 天', en: 'Please choose 1 to 7 days.' },
  PENALTY_NEWER: {
    tw: '剛剛有同事記了一筆處分，請先看過；您寫的還在',
    hk: '剛剛有同事記了一筆處分，請先看過；您寫的仍在',
    en: 'A colleague has just noted a penalty. Please look at it first; what you wrote is still here.',
  },
  HOLD_NEWER: {
    tw: '剛剛有同事重新設定了暫停刪除，請先看過原因；您寫的還在',
    hk: '剛剛有同事重新設定了暫停刪除，請先看過原因；您寫的仍在',
    en: 'A colleague has just put this account on hold anew. Please look at the reason first; what you wrote is still here.',
  },
  HOLD_OF_REQUEST: {
    tw: '這個帳號由一筆個資請求保留，請到「個資作業」解除',
    hk: '這個帳戶由一項個人資料要求保留，請到「個人資料處理」解除',
    en: 'A request about personal data holds this account. Please release it under “Personal data”.',
  },
  PENALTY_OVER: {
    tw: '這筆處分已經結束，不用解除',
    en: 'This penalty is over already; there is nothing to lift.',
  },
  ACCOUNT_NOEXIST: { tw: '找不到這個遊戲帳號', hk: '找不到這個遊戲帳戶', en: 'We cannot find this game account.' },
  PENALTY_NOEXIST: { tw: '找不到這筆處分', en: 'We cannot find this penalty.' },
} satisfies Texts;

export const supportTexts = { ...ticketTexts, ...whitelistTexts, ...ownTexts };
export type SupportCode = keyof typeof supportTexts;
