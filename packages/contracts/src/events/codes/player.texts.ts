import type { Texts } from '../../shared/texts.ts';

/** One sentence for every wrong code: another would say that a code is real. */
export const redeemTexts = {
  EVENT_NOEXIST: { tw: 'event does not exist', en: 'event does not exist' },
  EVENT_OVER: { tw: '活動已結束', en: 'This event is over.' },
  EVENT_STOPPED: {
    tw: '活動已停止兌換，這組序號沒有用掉',
    en: 'This event was stopped. The code was not used up.',
  },
  EVENT_EARLY: { tw: '活動尚未開始', en: 'This event has not begun yet.' },
  SERIAL_SHORT: { tw: '序號至少 8 碼', hk: '序號至少 8 位', en: 'A code has at least 8 characters.' },
  SERIAL_SIGNS: {
    tw: '序號只有英文字母和數字，最多 32 碼',
    hk: '序號只有英文字母和數字，最多 32 位',
    en: 'A code has letters and digits only, 32 at most.',
  },
  SERIAL_TWO: {
    tw: '這裡像是兩組序號，請一次輸入一組。如果是同一組，請拿掉中間的空格',
    hk: '這裡似乎有兩組序號，請每次輸入一組。如果是同一組，請刪去中間的空格',
    en: 'These look like two codes. Please enter one at a time. If they are one code, take out the blank between them.',
  },
  SERIAL_WRONG: {
    tw: '序號錯誤或已使用，請再確認一次',
    hk: '序號錯誤或已使用，請再核對一次',
    en: 'This code is wrong or has been used. Please check it once more.',
  },
  CATEGORY_DONE: { tw: '此類別獎勵已兌換', hk: '此類別獎賞已兌換', en: 'You already have this kind of reward.' },
  CATEGORY_CLOSED: {
    tw: '此類別獎勵目前沒有開放兌換',
    hk: '此類別獎賞目前沒有開放兌換',
    en: 'This kind of reward cannot be redeemed at the moment.',
  },
  REDEEM_LOCKED: {
    tw: '錯誤次數已達上限，兌換功能已鎖定',
    en: 'There were too many wrong entries. Redeeming is locked.',
  },
  REDEEMED: {
    tw: '兌換成功，獎勵將寄送至遊戲內信箱',
    hk: '兌換成功，獎賞將寄送至遊戲內郵箱',
    en: 'Redeemed. The reward will be sent to your in-game mailbox.',
  },
  REDEEMED_BEFORE: {
    tw: '您已經兌換過這組序號，獎勵不會重複寄送',
    hk: '您已兌換過這組序號，獎賞不會重複寄送',
    en: 'You have redeemed this code already. The reward will not be sent a second time.',
  },
  ALL_REDEEMED: { tw: '您已完成本活動所有兌換', en: 'You have redeemed everything of this event.' },
  PROMOTION_OVER: { tw: '兌換期間已結束', en: 'The time to redeem is over.' },
} satisfies Texts;
