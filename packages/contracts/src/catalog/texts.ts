import { approvalTexts } from '../approvals/texts.ts';
import type { Texts } from '../shared/texts.ts';
import { legalTexts } from './legal/legal.texts.ts';

export const catalogTexts = {
  ...approvalTexts,
  ...legalTexts,
  /** The client matches this text, so it is the same in every language. */
  GAME_NOT_EXIST: { tw: 'game does not exist', en: 'game does not exist' },
  THEME_TOO_WEAK: { tw: '這組顏色對比不足：{pairs}', en: 'The contrast of these colours is too weak: {pairs}' },
  TARGET_NOT_ALLOWED: {
    tw: '網址必須以 https 開頭，且主機在允許清單內',
    hk: '網址必須以 https 開頭，而且主機在允許名單內',
    en: 'The address must begin with https and its host must be on the list.',
  },
  CLICK_HOST: {
    tw: '這個主機不在允許名單：可以用 {hosts}。要加新的，請先填進遊戲設定的官方網站或連結',
    hk: '這個主機不在允許名單：可以使用 {hosts}。如要加新的，請先填入遊戲設定的官方網站或連結',
    en: 'This host is not on the list. You can use {hosts}. To add one, enter it in the settings of the game first.',
  },
  TEXT_LONG: { tw: '最多 {max} 個字', en: 'At most {max} characters.' },
  SETTING_GAME: { tw: '請選一款遊戲', hk: '請選擇一款遊戲', en: 'Please choose a game.' },
  CODE_SHAPE: {
    tw: '代碼是 1 到 32 個英數字、底線或連字號',
    hk: '代碼是 1 至 32 個英文字母、數字、底線或連字號',
    en: 'A code has 1 to 32 letters, digits, underscores or hyphens.',
  },
  ORDER_SHAPE: {
    tw: '請輸入 0 到 65535 的整數',
    hk: '請輸入 0 至 65535 的整數',
    en: 'Please enter a whole number from 0 to 65535.',
  },
  LIMIT_BOUNDS: {
    tw: '請輸入 {least} 到 {most} 的整數',
    hk: '請輸入 {least} 至 {most} 的整數',
    en: 'Please enter a whole number from {least} to {most}.',
  },
  TIME_SHAPE: { tw: '請選日期和時間', hk: '請選擇日期及時間', en: 'Please choose a day and a time.' },
  CLOCK_SHAPE: { tw: '時間寫成 09:00', en: 'Write a time as 09:00.' },
  WINDOW_ORDER: { tw: '結束時間要在開始之後', en: 'The end has to come after the beginning.' },
  LINK_SHAPE: { tw: '網址要以 https:// 開頭', en: 'An address begins with https://.' },
  PATH_SHAPE: {
    tw: '填本站的路徑，以 / 開頭，例如 /click/3',
    en: 'Enter a path of this site that begins with /, such as /click/3.',
  },
  TIPS_SHAPE: {
    tw: '一行一則，最多 12 則，每則 255 個字以內',
    en: 'One a line, 12 at most, each within 255 characters.',
  },
  TIPS_LINES: {
    tw: '和繁體中文（台灣）同一行是同一則，不能比那邊多',
    hk: '與繁體中文（台灣）同一行為同一則，不可多於該欄',
    en: 'Each line translates the same line of the Taiwan text; there cannot be more of them.',
  },
  SERVER_STATUS: {
    tw: '狀態是 public、hidden、maintenance、closed 或 merged',
    en: 'A status is public, hidden, maintenance, closed or merged.',
  },
  GAME_RESERVED: {
    tw: '這個代碼是網站自己用的，請換一個',
    hk: '這個代碼是網站本身使用的，請更換',
    en: 'The site itself uses this code. Please choose another one.',
  },
  SETTING_CHANGED: {
    tw: '別人剛存了新的內容，您的還沒存；請看差異再決定',
    hk: '其他人剛儲存了新的內容，您的尚未儲存；請查看差異再決定',
    en: 'Somebody else has just saved this; yours is not saved yet. Please look at the difference and decide.',
  },
  SETTING_EXISTS: { tw: '這個代碼已經有了', hk: '這個代碼已存在', en: 'This code exists already.' },
  SETTING_FIXED: {
    tw: '遊戲和代碼建立後不能改，請另外新增',
    en: 'Game and code cannot be changed later. Please add another one.',
  },
  CSV_EMPTY: { tw: '請選一個 CSV 檔', hk: '請選擇一個 CSV 檔', en: 'Please choose a CSV file.' },
  CSV_LARGE: { tw: '檔案太大，請分成幾份', en: 'This file is too large. Please split it.' },
  CSV_HEAD: {
    tw: '第一列要有 server_id、server_name、status 欄位',
    en: 'The first line has to name server_id, server_name and status.',
  },
  CSV_COLUMNS: { tw: '欄數和第一列不同', en: 'The number of columns differs from the first line.' },
  CSV_TWICE: { tw: '這個代碼在檔案裡重複（第 {first} 列）', en: 'This code stands in line {first} already.' },
  CSV_QUOTE: { tw: '引號沒有結束', en: 'A quotation mark is not closed.' },
  CSV_FAULTS: { tw: '檔案有錯誤的列，還沒有匯入', en: 'The file has faulty lines; nothing was taken.' },
  ROLE_REQUIRED: { tw: '請輸入數字 ID', en: 'Please enter the ID of your role.' },
  ROLE_DIGITS: {
    tw: '請輸入 {digits} 位數字',
    en: 'Please enter {digits} digits.',
  },
  HOST_UNKNOWN: {
    tw: '這個伺服器現在查不到，請重新選擇伺服器',
    hk: '這個伺服器現時查不到，請重新選擇伺服器',
    en: 'This server cannot be asked now. Please choose the server again.',
  },
  SERVER_UNKNOWN: {
    tw: '這款遊戲沒有這個伺服器',
    en: 'This game has no such server.',
  },
  GAME_AWAY: {
    tw: '遊戲伺服器現在沒有回應，還不能確認角色；您填的內容都還在，過一分鐘再查一次就好',
    hk: '遊戲伺服器現時沒有回應，未能確認角色；您填寫的內容仍在，一分鐘後再查一次即可',
    en: 'The game is not answering, so we cannot confirm your role yet. What you typed is still here; please look it up again in a minute.',
  },
  GAME_BUSY: {
    tw: '同時查這款遊戲角色的人太多了；您填的內容都還在，過幾秒再查一次就好',
    hk: '同時查詢這款遊戲角色的人太多；您填寫的內容仍在，幾秒後再查一次即可',
    en: 'Many people are looking up roles of this game right now. What you typed is still here; please look it up again in a few seconds.',
  },
  CAPTCHA_REQUIRED: { tw: '請完成驗證，再查一次', en: 'Please complete the check and look it up again.' },
  CAPTCHA_FAILED: {
    tw: '驗證已失效，請再驗證一次',
    en: 'The check has expired. Please do it once more.',
  },
  TOO_MANY_ROLES: {
    tw: '這個網路查詢角色的次數太多了，您填的內容還在，請 {minutes} 分鐘後再查',
    hk: '這個網絡查詢角色的次數太多，您填寫的內容仍在，請 {minutes} 分鐘後再查',
    en: 'Too many roles were looked up from this network. What you typed is still here; please try again in {minutes} minutes.',
  },
  DIGITS_SHAPE: {
    tw: '請輸入 1 到 20 的整數',
    hk: '請輸入 1 至 20 的整數',
    en: 'Please enter a whole number from 1 to 20.',
  },
  DIGITS_ORDER: { tw: '最多不能比最少還少', en: 'The most cannot be less than the least.' },
  ARTICLE_NOT_FOUND: { tw: '文章不存在', hk: '找不到這篇文章', en: 'This article does not exist.' },
} satisfies Texts;
