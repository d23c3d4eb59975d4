import { MAX_VIP_LEVEL } from '../partner/site-calls.ts';
import type { Texts } from '../shared/texts.ts';
import { VIP_NOTE_MAX } from './parts.ts';

export const vipMemberTexts = {
  VIP_ACCOUNT: {
    tw: '帳號只能用英文、數字和符號，不含空格，最多 64 個字',
    hk: '帳戶只可用英文、數字及符號，不含空格，最多 64 個字',
    en: 'An account has letters, digits and signs without spaces, 64 at most.',
  },
  VIP_LEVEL: {
    tw: `等級是 0 到 ${MAX_VIP_LEVEL} 的整數；0 是一律不算 VIP`,
    hk: `等級是 0 至 ${MAX_VIP_LEVEL} 的整數；0 代表一律不算 VIP`,
    en: `A level is a whole number from 0 to ${MAX_VIP_LEVEL}; 0 is never VIP.`,
  },
  VIP_DAY: { tw: '日期寫成 2026-12-31', en: 'Write a day as 2026-12-31.' },
  VIP_WINDOW: { tw: '結束日不能早於開始日', en: 'The last day cannot be before the first one.' },
  VIP_PAST: {
    tw: '結束日已經過了；要停止資格請用「結束」',
    hk: '結束日已過；如要停止資格請用「結束」',
    en: 'The last day has passed already. To stop it, please end the entry.',
  },
  VIP_AGENT: {
    tw: '找不到這位客服，請填登入名稱',
    hk: '找不到這位客戶服務員，請填寫登入名稱',
    en: 'There is no such agent. Please give the login.',
  },
  VIP_KNOWN: {
    tw: '這個帳號已經在名單裡，請改那一筆；您填的內容還在',
    hk: '這個帳戶已在名單內，請更改該筆；您填寫的內容仍在',
    en: 'This account is in the list already. Please change that entry; what you typed is still here.',
  },
  VIP_NOEXIST: { tw: '找不到這筆 VIP 資料', en: 'We cannot find this VIP entry.' },
  VIP_OVER: {
    tw: '這筆資格已經結束，不用再結束一次',
    en: 'This entry is over already; there is nothing to end.',
  },
  VIP_MOVED: {
    tw: '剛剛有同事改過，您的還沒存；請看最新內容再決定',
    hk: '剛剛有同事更改過，您的尚未儲存；請查看最新內容再決定',
    en: 'A colleague has just changed this; yours is not saved yet. Please look at it and decide.',
  },
  VIP_KEY: {
    tw: '表單已失效，請重新整理頁面',
    hk: '表單已失效，請重新載入頁面',
    en: 'This form is no longer valid. Please reload the page.',
  },
  VIP_FILE: { tw: '請選一個 CSV 檔', hk: '請選擇一個 CSV 檔', en: 'Please choose a CSV file.' },
  VIP_IMPORT_NOEXIST: { tw: '找不到這次匯入', en: 'We cannot find this import.' },
  VIP_IMPORT_STATE: {
    tw: '這次匯入現在不能這樣做，請看最新狀態',
    hk: '這次匯入現時不能這樣做，請查看最新狀態',
    en: 'This cannot be done with the import now. Please look at its present state.',
  },
  VIP_IMPORT_FAULTS: {
    tw: '檔案還有 {faults} 列有錯，改好後請重新上傳',
    hk: '檔案仍有 {faults} 行有錯，改好後請重新上載',
    en: 'The file still has {faults} faulty lines. Please mend it and upload it again.',
  },
  VIP_ROW_NOTE: { tw: `備註最多 ${VIP_NOTE_MAX} 個字`, en: `A note has at most ${VIP_NOTE_MAX} characters.` },
  VIP_ROW_CELLS: { tw: '欄數比第一列多', hk: '欄數比第一行多', en: 'There are more columns than in the first line.' },
  VIP_ROW_TWICE: {
    tw: '這個帳號在檔案裡不只一列，請只留一列；列號在旁邊',
    hk: '這個帳戶在檔案內不只一行，請只保留一行；行號在旁邊',
    en: 'This account stands in several lines, numbered here. Please keep one of them.',
  },
  RULE_DAYS: { tw: '請輸入 1 到 366 天', hk: '請輸入 1 至 366 天', en: 'Please enter 1 to 366 days.' },
  RULE_LEVEL: {
    tw: `規則的等級是 1 到 ${MAX_VIP_LEVEL} 的整數`,
    hk: `規則的等級是 1 至 ${MAX_VIP_LEVEL} 的整數`,
    en: `The level of a rule is a whole number from 1 to ${MAX_VIP_LEVEL}.`,
  },
  RULE_STANDS: { tw: '規則現在就是這樣', hk: '規則現時就是這樣', en: 'The rule is like this already.' },
} as const satisfies Texts;
