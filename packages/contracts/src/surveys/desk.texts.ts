import { approvalTexts } from '../approvals/texts.ts';
import type { Texts } from '../shared/texts.ts';
import { FIELDS_MOST, OPTIONS_MOST, PAGES_MOST } from './editor.ts';

const { REASON_REQUIRED, REASON_SHORT, REASON_LONG } = approvalTexts;

export const surveyDeskTexts = {
  REASON_REQUIRED,
  REASON_SHORT,
  REASON_LONG,
  GAME_UNKNOWN: { tw: '請選擇遊戲', en: 'Please choose a game.' },
  SURVEY_KEY: {
    tw: '代號以英文字母開頭，可用英文、數字和底線，最多 32 個字',
    hk: '代號以英文字母開頭，可用英文、數字及底線，最多 32 個字',
    en: 'A key begins with a letter and has letters, digits and underscores, 32 at most.',
  },
  SURVEY_KEY_TAKEN: { tw: '這個代號保留給系統，請換一個', en: 'This key is reserved. Please choose another one.' },
  SURVEY_KEY_TWICE: { tw: '這個代號用過了，請換一個', en: 'This key is used already. Please choose another one.' },
  SURVEY_ADDRESS: {
    tw: '問卷網址代號是 3 到 32 個小寫英文、數字和 -',
    hk: '問卷網址代號是 3 至 32 個小寫英文、數字及 -',
    en: 'The key of a survey has 3 to 32 small letters, digits and hyphens.',
  },
  SURVEY_ADDRESS_TAKEN: {
    tw: '這個網址代號已經有問卷在用，請換一個；您填的內容還在',
    hk: '這個網址代號已有問卷使用，請換一個；您填寫的內容仍在',
    en: 'Another survey has this key. Please choose another one; what you typed is still here.',
  },
  SURVEY_OPTION_KEY: {
    tw: '選項代號可用英文、數字和底線，最多 32 個字',
    hk: '選項代號可用英文、數字及底線，最多 32 個字',
    en: 'The key of an option has letters, digits and underscores, 32 at most.',
  },
  SURVEY_OPTION_TWICE: { tw: '選項代號不能重複', en: 'Two options cannot have the same key.' },
  SURVEY_OPTIONS: {
    tw: `選擇題要有 1 到 ${OPTIONS_MOST} 個選項`,
    hk: `選擇題須有 1 至 ${OPTIONS_MOST} 個選項`,
    en: `A choice has 1 to ${OPTIONS_MOST} options.`,
  },
  SURVEY_CHOICES: {
    tw: '可選的數量不符，請確認最少和最多幾項',
    hk: '可選的數量不符，請確認最少及最多幾項',
    en: 'The fewest and the most choices do not fit the options.',
  },
  SURVEY_LENGTH: { tw: '字數上限是 1 到 500', hk: '字數上限是 1 至 500', en: 'From 1 to 500 characters.' },
  SURVEY_DIGITS_RANGE: {
    tw: '位數是 1 到 20，先少後多',
    hk: '位數是 1 至 20，先少後多',
    en: 'From 1 to 20 digits, the fewest first.',
  },
  SURVEY_WHEN: {
    tw: '顯示條件要指前面的選擇題和它的選項',
    hk: '顯示條件須指前面的選擇題及其選項',
    en: 'A condition names an earlier choice and its options.',
  },
  SURVEY_ROLE_TWICE: { tw: '一份問卷只能問一次角色', en: 'A survey asks for a character once.' },
  SURVEY_PAGES: {
    tw: `問卷有 1 到 ${PAGES_MOST} 頁`,
    hk: `問卷有 1 至 ${PAGES_MOST} 頁`,
    en: `A survey has 1 to ${PAGES_MOST} pages.`,
  },
  SURVEY_PAGE_EMPTY: { tw: '每一頁至少要有一題', en: 'There has to be one question on each page.' },
  SURVEY_FIELDS: { tw: `整份問卷最多 ${FIELDS_MOST} 題`, en: `A survey has at most ${FIELDS_MOST} questions.` },
  SURVEY_WINDOW: { tw: '結束時間要晚於開始時間', en: 'It has to close after it opens.' },
  SURVEY_EMBED: {
    tw: '外部表單要是 https 網址，可以用 {code} 帶入驗證碼',
    hk: '外部表單須為 https 網址，可用 {code} 帶入驗證碼',
    en: 'An outside form has an https address, with {code} where the code goes.',
  },
  SURVEY_ROLE_NEEDED: {
    tw: '每個角色一份，或獎勵寄到遊戲內，都要有確認角色的題目',
    hk: '每個角色一份，或獎賞寄到遊戲內，都要有確認角色的題目',
    en: 'A survey that is answered once per character, or rewarded in the game, has to ask for a character.',
  },
  SURVEY_EMAIL_NEEDED: {
    tw: '點數卡用電子郵件寄出，要有必填的電子信箱題目',
    hk: '點數卡以電郵寄出，須有必填的電郵地址題目',
    en: 'Card codes are sent by e-mail, so a required e-mail question is needed.',
  },
  SURVEY_QUALIFIED_ONLY: {
    tw: '資格和點數卡只用在專屬會員問卷',
    hk: '資格及點數卡只用於專屬會員問卷',
    en: 'Qualifications and card codes belong to surveys of exclusive members.',
  },
  SURVEY_EDITION_TAKEN: {
    tw: '這個遊戲的這一版已經有開放的問卷',
    en: 'There is a published survey of this game and edition already.',
  },
  SURVEY_AMOUNT: {
    tw: '數量是 1 到 1,000,000 的整數',
    hk: '數量是 1 至 1,000,000 的整數',
    en: 'A whole number from 1 to 1,000,000.',
  },
  SURVEY_STATE: {
    tw: '目前的狀態不能這樣做，請看最新狀態',
    hk: '目前的狀態不能這樣做，請查看最新狀態',
    en: 'This cannot be done in its present state.',
  },
  SURVEY_MOVED: {
    tw: '剛剛有同事改過，您的還沒存；請看最新內容再決定',
    hk: '剛剛有同事更改過，您的尚未儲存；請查看最新內容再決定',
    en: 'A colleague has just changed this; yours is not saved yet. Please look at it and decide.',
  },
  SURVEY_ABSENT: { tw: '找不到這份問卷', en: 'We cannot find this survey.' },
  SURVEY_FORM_KEY: {
    tw: '表單已失效，請重新整理頁面',
    hk: '表單已失效，請重新載入頁面',
    en: 'This form is no longer valid. Please reload the page.',
  },
  SURVEY_FILE: { tw: '請選一個 CSV 檔', hk: '請選擇一個 CSV 檔', en: 'Please choose a CSV file.' },
  SURVEY_IMPORT_ABSENT: { tw: '找不到這次匯入', en: 'We cannot find this import.' },
  SURVEY_IMPORT_STATE: {
    tw: '這次匯入現在不能這樣做，請看最新狀態',
    hk: '這次匯入現時不能這樣做，請查看最新狀態',
    en: 'This cannot be done with the import now. Please look at its present state.',
  },
  SURVEY_IMPORT_FAULTS: {
    tw: '檔案還有 {faults} 列有錯，改好後請重新上傳',
    hk: '檔案仍有 {faults} 行有錯，改好後請重新上載',
    en: 'The file still has {faults} faulty lines. Please mend it and upload it again.',
  },
  SURVEY_ROW_ROLE: {
    tw: '角色 ID 或帳號 ID 是 6–8 位數字',
    hk: '角色 ID 或帳戶 ID 是 6–8 位數字',
    en: 'A character or account ID has 6 to 8 digits.',
  },
  SURVEY_ROW_ACCOUNT: {
    tw: '用戶中心帳號 ID 是 9 位數字',
    hk: '用戶中心帳戶 ID 是 9 位數字',
    en: 'A user-centre account ID has 9 digits.',
  },
  SURVEY_ROW_NAME: { tw: '角色名稱最多 64 個字', en: 'A character name has at most 64 characters.' },
  SURVEY_ROW_CODE: {
    tw: '卡號是 6 到 64 個英文、數字和 -，不含空格',
    hk: '卡號是 6 至 64 個英文、數字及 -，不含空格',
    en: 'A card code has 6 to 64 letters, digits and hyphens, without spaces.',
  },
  SURVEY_ROW_CELLS: {
    tw: '欄數比第一列多',
    hk: '欄數比第一行多',
    en: 'There are more columns than in the first line.',
  },
  SURVEY_ROW_TWICE: {
    tw: '這一筆在檔案裡不只一列',
    hk: '這一筆在檔案內不只一行',
    en: 'This stands in several lines of the file.',
  },
  SURVEY_REWARD_ABSENT: { tw: '找不到這筆獎勵', hk: '找不到這份獎賞', en: 'We cannot find this reward.' },
  SURVEY_REWARD_STATE: {
    tw: '這筆獎勵現在不能這樣做，請看最新狀態',
    hk: '這份獎賞現時不能這樣做，請查看最新狀態',
    en: 'This cannot be done with the reward now. Please look at its present state.',
  },
} as const satisfies Texts;
