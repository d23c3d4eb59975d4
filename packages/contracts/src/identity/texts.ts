import type { Texts } from '../shared/texts.ts';

export const identityTexts = {
  LOGIN_REQUIRED: { tw: '請輸入帳號', hk: '請輸入帳戶', en: 'Please enter your login.' },
  PASSWORD_REQUIRED: { tw: '請輸入密碼', en: 'Please enter your password.' },
  LOGIN_FAILED: { tw: '帳號或密碼不正確', hk: '帳戶或密碼不正確', en: 'Login or password is wrong.' },
  LOGIN_LOCKED: {
    tw: '嘗試次數過多，請 {minutes} 分鐘後再試',
    en: 'Too many attempts. Please try again in {minutes} minutes.',
  },
  CSRF_MISSING: {
    tw: '頁面已過期，請重新整理後再試',
    hk: '頁面已過期，請重新載入後再試',
    en: 'This page has expired. Please reload and try again.',
  },
} satisfies Texts;
