import { pictureFileTexts } from '../shared/picture-file.texts.ts';
import type { Texts } from '../shared/texts.ts';
import { deadlineTexts } from './deadlines.texts.ts';
import { holidayTexts } from './holiday-texts.ts';
import { workTexts } from './work-texts.ts';

/** Shown by the forms and answered by the server. */
export const ticketTexts = {
  CONTENT_REQUIRED: { tw: '請描述您遇到的問題', en: 'Please describe the problem.' },
  CONTENT_SHORT: {
    tw: '問題描述至少要 {min} 個字，目前 {length} 個字',
    en: 'Please write at least {min} characters; you have {length}.',
  },
  CONTENT_LONG: {
    tw: '內容最多 {max} 個字，目前 {length} 個字',
    en: 'Please keep it within {max} characters; you have {length}.',
  },
  RANGE_DAY: { tw: '請選擇日期，例如 2026-11-22', en: 'Please choose a day, for example 2026-11-22.' },
  RANGE_DAYS: {
    tw: '結束日要在開始日之後，最多 {max} 天',
    en: 'The last day must not come before the first, and {max} days are the most.',
  },
  EXPORT_REASON: {
    tw: '檔案裡有玩家的個人資料，請寫下用途（4 個字以上），會留在稽核紀錄',
    hk: '檔案內有玩家的個人資料，請寫下用途（4 個字以上），會留在審核紀錄',
    en: 'The file holds personal data of players. Please say what it is for (4 characters or more); the audit keeps it.',
  },
  EXPORT_MANY: {
    tw: '同時最多進行 {max} 個匯出，請等其中一個完成或取消它',
    hk: '同時最多進行 {max} 個匯出，請等其中一個完成或取消它',
    en: 'At most {max} exports at a time. Please wait for one to finish, or cancel one.',
  },
  EMAIL_REQUIRED: {
    tw: '請填寫電子信箱，例如 name@example.com',
    hk: '請填寫電郵地址，例如 name@example.com',
    en: 'Please enter your e-mail address, for example name@example.com.',
  },
  EMAIL_FORMAT: {
    tw: '電子信箱的格式不正確，例如 name@example.com',
    hk: '電郵地址的格式不正確，例如 name@example.com',
    en: 'This e-mail address is not complete, for example name@example.com.',
  },
  PHONE_REQUIRED: { tw: '請填寫手機號碼', en: 'Please enter your mobile number.' },
  PHONE_FORMAT: {
    tw: '手機號碼和國碼不符，請再確認一次',
    hk: '手機號碼和國際區號不符，請再確認一次',
    en: 'This number does not fit the country code. Digits only, please.',
  },
  PHONE_LETTERS: {
    tw: '手機號碼只能填數字，請拿掉文字或英文字母',
    hk: '手機號碼只可填寫數字，請移除文字或英文字母',
    en: 'A mobile number has digits only. Please take the letters out.',
  },
  SERVER_REQUIRED: { tw: '請選擇伺服器', en: 'Please choose a server.' },
  SERVER_UNKNOWN: {
    tw: '這個伺服器目前不能選擇，請重新選擇',
    en: 'This server is not available. Please choose another one.',
  },
  CHARACTER_REQUIRED: {
    tw: '請填寫角色名稱，或勾選「我沒有角色」',
    en: 'Please enter the character name, or tick “I have no character”.',
  },
  CHARACTER_ID_REQUIRED: {
    tw: '請填寫角色 ID，或勾選「我沒有角色」',
    en: 'Please enter the character ID, or tick “I have no character”.',
  },
  EMAIL_ASKED: {
    tw: '請輸入您的電子信箱',
    hk: '請輸入您的電郵地址',
    en: 'Please enter your e-mail address.',
  },
  CHARACTER_NAME_REQUIRED: { tw: '請填寫角色名稱', en: 'Please enter the character name.' },
  ACCOUNT_ID_REQUIRED: { tw: '請填寫帳號 ID', hk: '請填寫帳戶 ID', en: 'Please enter the account ID.' },
  ACCOUNT_ID_DIGITS: { tw: '帳號 ID 只能填數字', hk: '帳戶 ID 只能填數字', en: 'The account ID has digits only.' },
  ROLE_ID_REQUIRED: { tw: '請填寫角色 ID', en: 'Please enter the character ID.' },
  ROLE_ID_DIGITS: { tw: '角色 ID 只能填數字', en: 'The character ID has digits only.' },
  PAID_AT_REQUIRED: {
    tw: '請選擇交易時間，日期和時間都要填',
    en: 'Please choose when you paid, both day and time.',
  },
  PAID_AT_FUTURE: {
    tw: '交易時間還沒到，請以台北時間再確認一次',
    en: 'This moment is still to come. Please check it, in Taipei time.',
  },
  ROLE_ID_LENGTH: {
    tw: '這款遊戲的角色 ID 是 {digits} 位數字，請再確認一次',
    hk: '這款遊戲的角色 ID 是 {digits} 位數字，請再核對一次',
    en: 'A character ID of this game has {digits} digits. Please check it.',
  },
  ORDER_REQUIRED: { tw: '請填寫訂單編號', en: 'Please enter the order number.' },
  PRODUCT_REQUIRED: { tw: '請填寫購買的商品名稱', en: 'Please enter the name of what you bought.' },
  MISSING_REQUIRED: { tw: '請填寫沒收到的商品名稱', en: 'Please enter the name of what did not arrive.' },
  RECEIPT_REQUIRED: { tw: '請上傳收據截圖', hk: '請上載收據截圖', en: 'Please add a screenshot of the receipt.' },
  SMS_REQUIRED: {
    tw: '請上傳簡訊或收據截圖',
    hk: '請上載短訊或收據截圖',
    en: 'Please add a screenshot of the text message or receipt.',
  },
  TYPE_REQUIRED: { tw: '請選擇問題類型', en: 'Please choose the kind of problem.' },
  TYPE_UNKNOWN: {
    tw: '這個問題類型目前不開放，請重新選擇',
    hk: '這個問題類型目前未開放，請重新選擇',
    en: 'This kind of problem is not open now. Please choose another one.',
  },
  GAME_UNKNOWN: { tw: 'game does not exist', en: 'game does not exist' },
  CAPTCHA_REQUIRED: { tw: '請完成驗證', en: 'Please complete the check.' },
  CAPTCHA_FAILED: { tw: '驗證已失效，請再驗證一次', en: 'The check has expired. Please do it again.' },
  CAPTCHA_OTHER: {
    tw: '原本的驗證暫時連不上，已換成另一種驗證，請再送出一次',
    hk: '原本的驗證暫時未能連線，已換成另一種驗證，請再送出一次',
    en: 'The usual check cannot be reached. We have changed to another one; please send it again.',
  },
  CAPTCHA_AWAY: {
    tw: '驗證暫時連不上，您填的內容還在，請過幾分鐘再送出',
    hk: '驗證暫時未能連線，您填寫的內容仍在，請過幾分鐘再送出',
    en: 'The check cannot be reached. What you typed is still here; please send it again in a few minutes.',
  },
  CONTACT_REQUIRED: {
    tw: '請輸入電子信箱或手機其中一項',
    hk: '請輸入電郵地址或手機號碼其中一項',
    en: 'Please enter your e-mail address or your mobile number.',
  },
  CHECK_CODE_REQUIRED: { tw: '請輸入 12 個字的查詢碼', en: 'Please enter the 12 characters of the check code.' },
  CHECK_CODE_MAILED: {
    tw: '如果這個聯絡方式有回報紀錄，查詢碼已寄到當時留的信箱。收到後，請輸入查詢碼。',
    hk: '如果這個聯絡方式有回報紀錄，查詢碼已寄到當時留下的電郵。收到後，請輸入查詢碼。',
    en: 'If there are reports for this contact, their codes are on the way to the address given then. Please enter the code once you have it.',
  },
  NOEXIST: {
    tw: '您查詢的問題不存在，請確認輸入的欄位是否正確',
    hk: '您查詢的問題不存在，請確認輸入的資料是否正確',
    en: 'We cannot find this report. Please check what you entered.',
  },
  FILTER_GONE: { tw: '這個檢視已經不在了', en: 'This view is gone.' },
  FILTER_CHANGED: {
    tw: '有人剛剛改過這個檢視，請看過再改',
    en: 'Somebody has just changed this view. Please look at it first.',
  },
  FILTERS_MANY: { tw: '最多存 30 個檢視，請先刪掉不用的', en: 'There is room for 30 views. Please delete one first.' },
  SEARCH_EMPTY: { tw: '請輸入要找的字', en: 'Please enter what to look for.' },
  SEARCH_LONG: { tw: '最多 100 個字', en: 'At most 100 characters.' },
  SEARCH_WORDS: {
    tw: '請輸入兩個以上的中文字、完整的英文單字或號碼，例如「月卡」；表情和符號不能單獨搜尋',
    en: 'Please enter at least two Chinese characters, or a whole word or number. Signs and emoji alone find nothing.',
  },
  TICKET_CLOSED: {
    tw: '此問題已結案。同樣的問題又發生時，可以從這件接著開新的回報',
    hk: '此問題已結案。同樣的問題再次發生時，可以由這宗接著開新的回報',
    en: 'This report is closed. If the problem comes back, please open a new one.',
  },
  TICKET_UNANSWERED: {
    tw: '客服回覆後就可以結案；您最後寫的內容，我們還在處理',
    hk: '客戶服務回覆後就可以結案；您最後寫的內容，我們仍在處理',
    en: 'You can close the report once we have answered; we are still working on what you wrote last.',
  },
  TICKET_NEWS: {
    tw: '客服剛剛又回覆了，請先看過再結案',
    hk: '客戶服務剛剛再有回覆，請先看過再結案',
    en: 'There is a new answer. Please read it before you close the report.',
  },
  TICKET_OPEN: {
    tw: '這件回報還沒結案，結案後就可以評分',
    hk: '這宗回報尚未結案，結案後就可以評分',
    en: 'This report is not closed yet. You can rate it once it is.',
  },
  TICKET_RATED: {
    tw: '這件回報已經評過分了，謝謝您',
    hk: '這宗回報已經評過分了，謝謝您',
    en: 'This report has been rated already. Thank you.',
  },
  CSAT_REQUIRED: {
    tw: '請選擇「有幫助」或「沒有幫助」',
    en: 'Please choose “It helped” or “It did not help”.',
  },
  COMMENT_UNASKED: {
    tw: '選「沒有幫助」時才能填寫意見',
    en: 'A comment can be added to “It did not help” only.',
  },
  FOLLOWS_UNKNOWN: {
    tw: '無法接續這件案件。您填的內容還在，可以不接續，當作新的回報送出',
    hk: '無法接續這宗個案。您填寫的內容仍在，可以不接續，當作新的回報送出',
    en: 'This report cannot continue that case. What you typed is still here; you can send it as a new report.',
  },
  TICKET_CHANGED: {
    tw: '這件回報剛剛有新的內容，請看過再送出',
    hk: '這宗回報剛剛有新的內容，請看過再送出',
    en: 'This report has just changed. Please read the news before you send.',
  },
  TOO_MANY_LOOKUPS: {
    tw: '查詢次數過多，請 {minutes} 分鐘後再試',
    en: 'Too many look-ups. Please try again in {minutes} minutes.',
  },
  TOO_MANY_REPORTS: {
    tw: '這裡剛剛收到比較多的回報，請 {minutes} 分鐘後再送出，您寫的內容都還在',
    hk: '這裡剛剛收到較多回報，請 {minutes} 分鐘後再送出，您寫的內容都還在',
    en: 'Many reports have come in here just now. Please send yours in {minutes} minutes; what you wrote is kept.',
  },
  CASE_FULL: {
    tw: '這件案件已經有 {max} 則訊息，放不下了。請另開一筆新的回報，寫上這件的案件編號，我們會接著處理',
    hk: '這宗個案已有 {max} 則訊息，放不下了。請另開一份新的回報，寫上這宗的個案編號，我們會接着處理',
    en: 'This case already holds {max} messages. Please open a new report and name the number of this one; we will carry on from there.',
  },
  HAND_OVER_GONE: {
    tw: '這個連結已經用過或過期了。您填的內容還在原來的視窗，請回到那裡再開一次',
    hk: '這條連結已經用過或過期了。您填寫的內容仍在原來的視窗，請回到那裡再開一次',
    en: 'This link was used or has expired. What you typed is still in the first window; please open it from there again.',
  },
  HAND_OVER_SENT: {
    tw: '這份回報已經送出了，請用查詢碼查看',
    hk: '這份回報已經送出，請用查詢碼查看',
    en: 'This report has been sent already. Please use its check code to read it.',
  },
  TOO_LARGE_TO_HAND_OVER: {
    tw: '內容太長，無法帶到另一個瀏覽器；您填的內容還在這裡',
    hk: '內容太長，未能帶到另一個瀏覽器；您填寫的內容仍在這裡',
    en: 'This is too long to be taken to another browser. What you typed is still here.',
  },
  TOO_MANY_HAND_OVERS: {
    tw: '您剛剛已開了許多連結，請 {minutes} 分鐘後再開；您填的內容還在這裡',
    hk: '您剛剛已開了許多連結，請 {minutes} 分鐘後再開；您填寫的內容仍在這裡',
    en: 'You have just made many links. Please make another one in {minutes} minutes; what you typed is still here.',
  },
  ...pictureFileTexts,
  FILE_TOO_MANY: {
    tw: '附件最多 {max} 張，請移除幾張後再送出；您填的內容還在',
    en: 'At most {max} attachments, please. Remove some and send again; what you typed is still here.',
  },
  CONTENT_UNANSWERED: {
    tw: '請在編號後面填上您記得的內容，至少一項',
    en: 'Please answer at least one of the numbered questions.',
  },
  FILE_UNWANTED: {
    tw: '這個問題類型不收這一類的附件，請移除後再送出；您填的內容還在',
    hk: '這個問題類型不收這一類附件，請移除後再送出；您填寫的內容仍在',
    en: 'This kind of problem takes no such attachment. Remove it and send again; what you typed is still here.',
  },
  FILE_GONE: {
    tw: '這個附件已經失效，請再上傳一次，或將它移除',
    hk: '這個附件已經失效，請再上載一次，或將其移除',
    en: 'This attachment is no longer available. Please upload it again, or remove it.',
  },
  PAPER_REASON_SHORT: {
    tw: '請寫下查看的原因，至少 4 個字',
    en: 'Please write why you need to see it, in at least 4 characters.',
  },
  PAPER_DESTROYED: {
    tw: '身分證件已依規定銷毀',
    hk: '身份證明文件已依規定銷毀',
    en: 'The identity documents have been destroyed as required.',
  },
  FILE_ARCHIVED: { tw: '已封存', en: 'This file is archived.' },
  ANSWER_GAP: {
    tw: '回覆裡還有空格要填：{gap}',
    hk: '回覆裡仍有空格要填：{gap}',
    en: 'The answer still has a gap to fill: {gap}',
  },
  MAIL_NOEXIST: { tw: '找不到這封信', hk: '找不到這封電郵', en: 'We cannot find this mail.' },
  MAIL_ADDRESS_DEAD: {
    tw: '這個信箱收不到信，請先恢復寄送，再重寄一次',
    hk: '這個電郵收不到信，請先恢復寄送，再重寄一次',
    en: 'This address takes no mail. Please release it first, then send again.',
  },
  MAIL_OUTDATED: {
    tw: '案件之後又重新開啟，這封信的內容已經不對，所以沒有重寄',
    hk: '個案之後已重新開啟，這封電郵的內容不再正確，所以沒有重寄',
    en: 'The case was opened again since, so what this mail says is no longer true. It was not sent.',
  },
  TOO_MANY_RESENDS: {
    tw: '這件今天已重寄 5 封信，請明天再寄',
    hk: '這宗今天已重寄 5 封電郵，請明天再寄',
    en: 'Five mails of this case were sent again today. Please try tomorrow.',
  },
  MAIL_UNDER_WAY: { tw: '這封信已經在寄了', hk: '這封電郵已經在寄送中', en: 'This mail is already on its way.' },
  MACRO_TITLE_REQUIRED: { tw: '請填寫名稱', hk: '請填寫名稱', en: 'Please enter a name.' },
  MACRO_VARIABLE: {
    tw: '沒有 {name} 這個變數，請從清單選用',
    hk: '沒有 {name} 這個變數，請由清單選用',
    en: 'There is no variable {name}. Please use those of the list.',
  },
  MACRO_NOEXIST: {
    tw: '找不到這則罐頭回覆',
    hk: '找不到這則預設回覆',
    en: 'We cannot find this canned reply.',
  },
  MACRO_CHANGED: {
    tw: '同事剛剛改過這則罐頭回覆。您寫的還在，請看過新的版本再存一次',
    hk: '同事剛剛改過這則預設回覆。您寫的仍在，請看過新的版本再儲存一次',
    en: 'A colleague has just changed this canned reply. What you wrote is still here; please look at the new version and save again.',
  },
  MACROS_FULL: {
    tw: '這個遊戲的罐頭回覆已有 {max} 則，請先封存用不到的',
    hk: '這個遊戲的預設回覆已有 {max} 則，請先封存用不到的',
    en: 'This game already has {max} canned replies. Please archive those that are not needed.',
  },
  TOO_MANY_UPLOADS: {
    tw: '您剛剛已上傳許多圖片，請 {minutes} 分鐘後再加；已選好的圖片和文字都還在',
    hk: '您剛剛已上載許多圖片，請 {minutes} 分鐘後再加；已選好的圖片和文字都仍在',
    en: 'You have just sent many pictures. Please add more in {minutes} minutes; what you chose and typed is still here.',
  },
  ...workTexts,
  ...deadlineTexts,
  ...holidayTexts,
} satisfies Texts;
export type TicketCode = keyof typeof ticketTexts;
