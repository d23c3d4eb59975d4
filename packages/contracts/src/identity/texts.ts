import { approvalTexts } from '../approvals/texts.ts';
import type { Texts } from '../shared/texts.ts';
import { inactivityTexts } from './inactivity.texts.ts';
import { memberTexts } from './member.texts.ts';

export const identityTexts = {
  ...approvalTexts,
  ...memberTexts,
  ...inactivityTexts,
  LOGIN_REQUIRED: { tw: '請輸入帳號', hk: '請輸入帳戶', en: 'Please enter your login.' },
  PASSWORD_REQUIRED: { tw: '請輸入密碼', en: 'Please enter your password.' },
  LOGIN_FAILED: { tw: '帳號或密碼不正確', hk: '帳戶或密碼不正確', en: 'Login or password is wrong.' },
  LOGIN_LOCKED: {
    tw: '嘗試次數過多，請 {minutes} 分鐘後再試',
    en: 'Too many attempts. Please try again in {minutes} minutes.',
  },
  CODE_REQUIRED: { tw: '請輸入驗證碼', en: 'Please enter the code.' },
  CODE_SHAPE: {
    tw: '驗證碼是 6 位數字；救援碼是 12 個英數字',
    hk: '驗證碼是 6 位數字；備用碼是 12 個英文字母及數字',
    en: 'A code has 6 digits; a recovery code has 12 letters and digits.',
  },
  CODE_WRONG: {
    tw: '驗證碼不正確，或已經用過了。請等手機顯示下一組再輸入',
    hk: '驗證碼不正確，或已經使用過。請等手機顯示下一組再輸入',
    en: 'This code is wrong or was used already. Please wait for the next one and enter that.',
  },
  RECOVERY_WRONG: {
    tw: '救援碼不正確，或已經用過了',
    hk: '備用碼不正確，或已經使用過',
    en: 'This recovery code is wrong or was used already.',
  },
  ENROL_CODE_WRONG: {
    tw: '驗證碼不正確。請確認手機時間是自動設定，再輸入目前顯示的 6 位數字',
    en: 'The code is wrong. Please check that your phone sets its time automatically, then enter the 6 digits it shows.',
  },
  FACTOR_LOCKED: {
    tw: '驗證碼錯誤太多次，這次登入已結束，請 {minutes} 分鐘後重新登入',
    en: 'Too many wrong codes. This sign-in has ended; please sign in again in {minutes} minutes.',
  },
  FACTOR_MISSING: {
    tw: '這個帳號還沒有設定驗證器',
    hk: '這個帳戶尚未設定驗證器',
    en: 'This account has no authenticator app yet.',
  },
  FACTOR_PRESENT: {
    tw: '這個帳號已經設定驗證器，請輸入驗證碼',
    hk: '這個帳戶已經設定驗證器，請輸入驗證碼',
    en: 'This account has an authenticator app already. Please enter its code.',
  },
  ENROL_GONE: {
    tw: '設定已中斷，請重新掃描 QR 碼',
    hk: '設定已中斷，請重新掃描 QR Code',
    en: 'The set-up was interrupted. Please scan the QR code again.',
  },
  PASSWORD_SHORT: { tw: '密碼至少 12 個字', en: 'A password has at least 12 characters.' },
  PASSWORD_LONG: { tw: '密碼最多 256 個字', en: 'A password has at most 256 characters.' },
  PASSWORD_WRONG: { tw: '目前的密碼不正確', en: 'The current password is wrong.' },
  PASSWORD_KNOWN: {
    tw: '這組密碼太常見，或和帳號太像，請換一組',
    hk: '這組密碼太常見，或與帳戶太相似，請換一組',
    en: 'This password is too common or too much like the login. Please choose another.',
  },
  PASSWORD_SAME: {
    tw: '新密碼和原來的一樣，請換一組',
    hk: '新密碼與原來的相同，請換一組',
    en: 'The new password is the old one. Please choose another.',
  },
  LOGIN_SHAPE: {
    tw: '帳號是 2 到 32 個小寫英數字，英文字母開頭',
    hk: '帳戶是 2 至 32 個小寫英文字母及數字，以英文字母開頭',
    en: 'A login has 2 to 32 lower-case letters and digits and begins with a letter.',
  },
  LOGIN_TAKEN: { tw: '這個帳號已經有人使用', hk: '這個帳戶已有人使用', en: 'This login is taken.' },
  NAME_REQUIRED: { tw: '請輸入姓名', en: 'Please enter a name.' },
  NAME_LONG: { tw: '姓名最多 32 個字', en: 'A name has at most 32 characters.' },
  ROLES_REQUIRED: {
    tw: '請選至少一個角色，或設為系統管理者',
    hk: '請選擇至少一個角色，或設為系統管理員',
    en: 'Please choose at least one role, or make this account a system owner.',
  },
  ROLE_GAME_REQUIRED: {
    tw: '這個角色要選至少一款遊戲',
    hk: '這個角色要選擇至少一款遊戲',
    en: 'Please choose at least one game for this role.',
  },
  ROLE_UNKNOWN: {
    tw: '沒有服務使用這個角色，不能給人',
    hk: '沒有服務使用這個角色，不能授予',
    en: 'No service knows this role, so it cannot be given.',
  },
  GAME_UNKNOWN: { tw: '沒有這款遊戲', en: 'There is no such game.' },
  OWN_ACCOUNT: {
    tw: '不能變更自己的帳號，請另一位系統管理者處理',
    hk: '不能更改自己的帳戶，請另一位系統管理員處理',
    en: 'You cannot change your own account. Please ask another system owner.',
  },
  ACCOUNT_CHANGED: {
    tw: '這個帳號剛被其他人更新，請確認目前的內容後再儲存',
    hk: '這個帳戶剛被其他人更新，請確認目前的內容後再儲存',
    en: 'Somebody else has just changed this account. Please check what it says now and save again.',
  },
  KEY_GAME_REQUIRED: { tw: '請選一款遊戲', hk: '請選擇一款遊戲', en: 'Please choose a game.' },
  KEY_NAME_REQUIRED: { tw: '請輸入金鑰名稱（kid）', en: 'Please enter the name of the key (kid).' },
  KEY_NAME_SHAPE: {
    tw: '金鑰名稱是 1 到 64 個英數字、點、底線或連字號',
    hk: '金鑰名稱是 1 至 64 個英文字母、數字、點、底線或連字號',
    en: 'The name of a key has 1 to 64 letters, digits, dots, underscores or hyphens.',
  },
  KEY_NAME_TAKEN: {
    tw: '這個金鑰名稱已經用過，請換一個',
    en: 'This name has been used for a key before. Please choose another.',
  },
  KEY_PEM_REQUIRED: { tw: '請貼上公鑰（PEM）', en: 'Please paste the public key (PEM).' },
  KEY_PEM: {
    tw: '這不是適合這個演算法的公鑰，請貼上 PEM（SPKI）格式，RSA 至少 2048 位元',
    en: 'This is no public key for the algorithm. Please paste PEM (SPKI); RSA needs 2048 bits or more.',
  },
  KEY_OLD_REQUIRED: { tw: '請選要換掉的金鑰', hk: '請選擇要更換的金鑰', en: 'Please choose the key to replace.' },
  KEY_OVERLAP: {
    tw: '新舊並行時間是 0 到 168 小時',
    hk: '新舊並行時間是 0 至 168 小時',
    en: 'Both keys may work for 0 to 168 hours.',
  },
  KEY_ROOM: {
    tw: '這款遊戲已有兩把使用中的金鑰，請先停用一把',
    hk: '這款遊戲已有兩條使用中的金鑰，請先停用一條',
    en: 'This game has two live keys already. Please revoke one first.',
  },
  KEY_NOT_LIVE: { tw: '這把金鑰不在使用中', hk: '這條金鑰不在使用中', en: 'This key is not live.' },
  KEY_LINK_ALG: {
    tw: '伺服器連線只用 HS256',
    en: 'Calls between the servers are signed with HS256 only.',
  },
  ADDRESS_REQUIRED: {
    tw: '請輸入遊戲伺服器的位址',
    hk: '請輸入遊戲伺服器的網址',
    en: 'Please enter the address of the game’s server.',
  },
  ADDRESS_SHAPE: {
    tw: '請輸入完整的位址，例如 https://game.example/hub；不可含帳號密碼、? 或 #，最多 200 字',
    hk: '請輸入完整的網址，例如 https://game.example/hub；不可含帳戶密碼、? 或 #，最多 200 字',
    en: 'Please enter a whole address such as https://game.example/hub, without a user name, ? or #, 200 characters at most.',
  },
  ADDRESS_HTTPS: {
    tw: '位址要以 https:// 開頭',
    hk: '網址要以 https:// 開頭',
    en: 'The address must begin with https://.',
  },
  ADDRESS_PRIVATE: {
    tw: '這個位址通往內部網路，請改用遊戲伺服器對外的位址',
    hk: '這個網址通往內部網絡，請改用遊戲伺服器對外的網址',
    en: 'This address leads into a private network. Please use the one that the game’s server has on the open net.',
  },
  ADDRESS_UNKNOWN: {
    tw: '找不到這個主機名稱，請確認拼字，或等 DNS 生效',
    hk: '找不到這個主機名稱，請確認拼法，或等 DNS 生效',
    en: 'This host name was not found. Please check its spelling, or wait until the DNS knows it.',
  },
  ADDRESS_SAME: { tw: '目前就是這個位址', hk: '目前就是這個網址', en: 'This is the address already.' },
  LINK_INCOMPLETE: {
    tw: '這款遊戲還沒有位址，或沒有使用中的連線金鑰，先補齊才能測試',
    hk: '這款遊戲還沒有網址，或沒有使用中的連線金鑰，先補齊才能測試',
    en: 'This game has no address yet, or no live key for its link. Both are needed for a test.',
  },
  KEY_TOKEN_REQUIRED: { tw: '請貼上遊戲伺服器產生的權杖', en: 'Please paste a token made by the game’s server.' },
  KEY_TOKEN: { tw: '這段文字太長，不是權杖', en: 'This is too long for a token.' },
  CSRF_MISSING: {
    tw: '頁面已過期，請重新整理後再試',
    hk: '頁面已過期，請重新載入後再試',
    en: 'This page has expired. Please reload and try again.',
  },
  AUDIT_TIME: {
    tw: '日期寫成 2026-11-21，或加上時間 2026-11-21T14:30',
    en: 'Write a day as 2026-11-21, or with a time as 2026-11-21T14:30.',
  },
  AUDIT_WORDS: { tw: '請輸入兩個字以上', hk: '請輸入兩個字或以上', en: 'Please type at least two signs.' },
  AUDIT_EXPORT_REASON: {
    tw: '請寫下用途（4 到 200 個字），會和您的帳號一起留在稽核紀錄',
    hk: '請寫下用途（4 至 200 個字），會與您的帳戶一起留在審核紀錄',
    en: 'Please say what it is for (4 to 200 characters); the audit keeps it with your account.',
  },
  AUDIT_EXPORT_SAME: {
    tw: '同樣條件的檔案正在準備，完成後就能下載',
    en: 'A file of the same search is being made. It can be fetched once it is finished.',
  },
  AUDIT_EXPORT_MANY: {
    tw: '同時最多進行 {max} 個匯出，請等其中一個完成或取消它；條件都還在',
    hk: '同時最多進行 {max} 個匯出，請等其中一個完成或取消它；條件都仍在',
    en: 'At most {max} exports at a time. Please wait for one to finish, or cancel one. Your search is kept.',
  },
  AUDIT_EXPORT_FULL: {
    tw: '放匯出檔的空間滿了。檔案 24 小時後會刪除，空間就會空出來；條件和用途都還在，可以晚點再送，急用請聯絡系統管理者',
    hk: '存放匯出檔的空間已滿。檔案 24 小時後會刪除，空間便會釋出；條件和用途都仍在，可以稍後再送，急用請聯絡系統管理員',
    en: 'There is no room for another file. Files go after 24 hours, which makes room; your search and reason are kept, so it can be sent later. If it is urgent, ask a system owner.',
  },
  AUDIT_SIGN_NOTE: {
    tw: '這個月有紀錄鏈還沒驗證完或驗證不過，請寫下查到什麼、怎麼處理（最多 300 個字）',
    hk: '這個月有紀錄鏈尚未驗證完或驗證不通過，請寫下查到甚麼、怎樣處理（最多 300 個字）',
    en: 'A chain of this month is not verified to its end, or does not verify. Please say what you found and what is done about it (300 characters at most).',
  },
  AUDIT_SIGN_NOTE_LONG: { tw: '備註最多 300 個字', hk: '備註最多 300 個字', en: 'A note has at most 300 characters.' },
  AUDIT_MONTH_OPEN: {
    tw: '這個月最後的紀錄還沒到齊，下個月 2 日起才能簽核',
    hk: '這個月最後的紀錄尚未到齊，下個月 2 日起才能簽核',
    en: 'The last rows of this month are not all here. It can be signed off from the 2nd of the next.',
  },
  AUDIT_MONTH_SIGNED: {
    tw: '這個月已由 {name} 簽核',
    en: 'This month was signed off by {name} already.',
  },
  AUDIT_SLOW: {
    tw: '這個條件要找的範圍太大，請縮短時間或多加一個條件',
    hk: '這個條件要尋找的範圍太大，請縮短時間或多加一個條件',
    en: 'This search covers too much. Please choose a shorter time or one more filter.',
  },
} satisfies Texts;
