import type { Texts } from '../shared/texts.ts';

export const identityTexts = {
  LOGIN_REQUIRED: { tw: '請輸入帳號', en: 'Please enter your login.' },
  PASSWORD_REQUIRED: { tw: '請輸入密碼', en: 'Please enter your password.' },
  LOGIN_FAILED: { tw: '帳號或密碼不正確', en: 'Login or password is wrong.' },
  LOGIN_LOCKED: {
    tw: '嘗試次數過多，請 {minutes} 分鐘後再試',
    en: 'Too many attempts. Please try again in {minutes} minutes.',
  },
  CSRF_MISSING: { tw: '頁面已過期，請重新整理後再試', en: 'This page has expired. Please reload and try again.' },
  AUDIT_TIME: {
    tw: '日期寫成 2026-11-21，或加上時間 2026-11-21T14:30',
    en: 'Write a day as 2026-11-21, or with a time as 2026-11-21T14:30.',
  },
  AUDIT_WORDS: { tw: '請輸入兩個字以上', hk: '請輸入兩個字或以上', en: 'Please type at least two signs.' },
  AUDIT_SLOW: {
    tw: '這個條件要找的範圍太大，請縮短時間或多加一個條件',
    en: 'This search covers too much. Please choose a shorter time or one more filter.',
  },
} satisfies Texts;
