import type { Texts } from './texts.ts';

export const sharedTexts = {
  SESSION_EXPIRED: {
    tw: '登入逾時，請重新操作',
    en: 'Your session has expired. Please start again.',
  },
  STEP_UP_NEEDED: { tw: '請再輸入一次驗證碼', en: 'Please enter a code again.' },
  SECOND_FACTOR_NEEDED: {
    tw: '請先完成兩步驟驗證',
    hk: '請先完成雙重認證',
    en: 'Please finish two-step sign-in first.',
  },
  FORBIDDEN: { tw: '您沒有使用這項功能的權限', en: 'You do not have permission to do this.' },
  NOT_FOUND: { tw: '查無資料', hk: '找不到資料', en: 'Nothing was found.' },
  TOO_MANY_REQUESTS: {
    tw: '操作過於頻繁，您填的內容還在，請過 {minutes} 分鐘再試一次',
    hk: '操作過於頻密，您填寫的內容仍在，請過 {minutes} 分鐘再試一次',
    en: 'That was too fast. What you typed is still here; please try again in {minutes} min.',
  },
  SERVICE_RESTING: {
    tw: '這項服務暫時休息，您填的內容還在，請過幾分鐘再試一次',
    hk: '這項服務暫停，您填寫的內容仍在，請過幾分鐘再試一次',
    en: 'This service is resting. What you typed is still here; please try again in a few minutes.',
  },
  UNEXPECTED: {
    tw: '處理時發生問題，您填的內容還在，請再試一次',
    hk: '處理時發生問題，您填寫的內容仍在，請再試一次',
    en: 'Something went wrong on our side. What you typed is still here; please try again.',
  },
  EXPORT_NOT_READY: {
    tw: '檔案還沒準備好，完成後就能下載',
    en: 'The file is not ready yet. It can be fetched once it is finished.',
  },
  EXPORT_GONE: {
    tw: '檔案已超過 24 小時，為了保護資料已刪除；需要時請再匯出一次',
    en: 'The file was deleted after 24 hours to protect what is in it. Please export it once more.',
  },
  BODY_TOO_LARGE: { tw: '附件過大，請勿超過 8MB', en: 'The attachment is too large. Please keep it within 8 MB.' },
  FILE_BUSY: {
    tw: '現在上傳的人比較多，圖片還沒收下；您填的內容還在，請過幾秒再送一次，或先送出文字、之後再補圖片',
    en: 'Many pictures are arriving right now and yours was not taken yet. What you typed is still here; please send it again in a few seconds, or send the text first and add the pictures later.',
  },
  BODY_MALFORMED: {
    tw: '資料格式不正確，請重新整理後再試',
    hk: '資料格式不正確，請重新載入後再試',
    en: 'The request could not be read. Please reload and try again.',
  },
  VERSION_NEEDED: {
    tw: '頁面少了這筆資料的版本，請重新整理後再試',
    hk: '頁面少了這筆資料的版本，請重新載入後再試',
    en: 'The page did not say which version it had read. Please reload and try again.',
  },
  KEY_REUSED: {
    tw: '這份內容已經送出過，請重新整理頁面',
    hk: '這份內容已經送出過，請重新載入頁面',
    en: 'This form has already been sent with other content. Please reload the page.',
  },
  FIELD_INVALID: { tw: '格式不正確', en: 'This is not in the right format.' },
  AMOUNT_SHAPE: {
    tw: '請輸入新台幣整數金額，例如 1,000',
    en: 'Please enter a whole amount in New Taiwan dollars, such as 1,000.',
  },
  AMOUNT_BOUNDS: {
    tw: '金額請在 {least} 到 {most} 之間',
    hk: '金額請在 {least} 至 {most} 之間',
    en: 'Please enter an amount from {least} to {most}.',
  },
  TOO_LONG: { tw: '最多 {max} 個字', en: 'At most {max} characters.' },
  FIELD_REQUIRED: { tw: '請填寫這一欄', en: 'Please fill this in.' },
} satisfies Texts;
