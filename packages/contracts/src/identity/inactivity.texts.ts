import type { Texts } from '../shared/texts.ts';

export const inactivityTexts = {
  INACTIVITY_MOVED: {
    tw: '名單剛剛變了（有人登入，或已經換日），請重新整理，看過目前的名單再提出',
    hk: '名單剛剛有變（有人登入，或已經轉日），請重新載入，看過目前的名單再提出',
    en: 'The list has changed: somebody logged in, or a new day began. Please reload, look at it as it is now, and ask again.',
  },
  INACTIVITY_NOBODY: {
    tw: '今天沒有要通知的會員，也沒有到期的會員',
    hk: '今天沒有要通知的會員，亦沒有到期的會員',
    en: 'There is nobody to write to today, and no membership to close.',
  },
  INACTIVITY_RUNNING: {
    tw: '上一次還在進行，完成後再提出',
    hk: '上一次仍在進行，完成後再提出',
    en: 'The run before is still under way. Please ask again once it is done.',
  },
} satisfies Texts;
export type InactivityCode = keyof typeof inactivityTexts;
