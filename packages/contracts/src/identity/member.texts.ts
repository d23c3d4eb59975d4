import type { Texts } from '../shared/texts.ts';
import { ticketTexts } from '../tickets/texts.ts';
import { buyerTexts } from '../topup/texts.ts';

const { EMAIL_FORMAT, PHONE_FORMAT, PHONE_LETTERS, CAPTCHA_REQUIRED, CAPTCHA_FAILED, CAPTCHA_OTHER, CAPTCHA_AWAY } =
  ticketTexts;
const { BIRTHDAY_FORMAT } = buyerTexts;

export const memberTexts = {
  MEMBER_EMAIL_REQUIRED: { tw: '請輸入電子信箱', hk: '請輸入電郵地址', en: 'Please enter your e-mail address.' },
  EMAIL_FORMAT,
  PHONE_FORMAT,
  PHONE_LETTERS,
  BIRTHDAY_FORMAT,
  CAPTCHA_REQUIRED,
  CAPTCHA_FAILED,
  CAPTCHA_OTHER,
  CAPTCHA_AWAY,
  MEMBER_CODE_REQUIRED: {
    tw: '請輸入信裡的驗證碼',
    hk: '請輸入電郵內的驗證碼',
    en: 'Please enter the code of the mail.',
  },
  MEMBER_CODE_SHAPE: { tw: '驗證碼是 6 位數字', en: 'A code has 6 digits.' },
  MEMBER_CODE_WRONG: {
    tw: '驗證碼不正確，或已經失效。請核對最新一封信，或重寄一次',
    hk: '驗證碼不正確，或已經失效。請核對最新一封電郵，或再寄一次',
    en: 'This code is wrong or no longer valid. Please look at the latest mail, or have a new one sent.',
  },
  MEMBER_CODES_MANY: {
    tw: '驗證碼寄得太頻繁，台北時間 {until} 之後可以再寄；已經收到的驗證碼 10 分鐘內都還能用',
    hk: '驗證碼寄得太頻密，台北時間 {until} 之後可以再寄；已收到的驗證碼 10 分鐘內仍可使用',
    en: 'Too many codes were asked for. The next one can be sent after {until} (Taipei time); codes that arrived stay valid for 10 minutes.',
  },
  MEMBER_TRIES_MANY: {
    tw: '不正確的驗證碼試了太多次，台北時間 {until} 之後恢復。不用等也可以：在這一頁寄一組新的驗證碼，並在這一頁輸入',
    hk: '不正確的驗證碼試了太多次，台北時間 {until} 之後恢復。毋須等候也可以：在這一頁寄一組新的驗證碼，並在這一頁輸入',
    en: 'Too many wrong codes were tried. This works again after {until} (Taipei time). You need not wait: have a new code sent from this page, and enter it on this page.',
  },
  MEMBER_ROLE_DIGITS: { tw: '角色 ID 只有數字', en: 'A role ID has digits only.' },
  MEMBER_CHANGED: {
    tw: '資料剛在另一個視窗存過，請確認目前的內容後再儲存',
    hk: '資料剛在另一個視窗儲存過，請確認目前的內容後再儲存',
    en: 'Your details were saved in another window just now. Please check what they say and save again.',
  },
  MEMBER_FRESH_CODE: {
    tw: '下載前請再輸入一次寄到信箱的驗證碼',
    hk: '下載前請再輸入一次寄到電郵的驗證碼',
    en: 'Please enter a new code from your mail before the download.',
  },
  MEMBER_ACCOUNTS_MANY: {
    tw: '這位會員已連結 {most} 個遊戲帳號，請先在「我的資料」結束其中一個',
    hk: '這位會員已連結 {most} 個遊戲帳戶，請先在「我的資料」結束其中一個',
    en: 'This member has linked {most} game accounts already. Please end one of them under “My data” first.',
  },
} satisfies Texts;
