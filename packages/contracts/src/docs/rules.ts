import type { Words } from './call-doc.ts';

/** What JSON Schema cannot say, by the name that the rule has in the schema. */
export const ruleWords: Record<string, Words> = {
  texts: {
    tw: '欄位名稱對文字；最多 40 欄，全部 16,000 字以內',
    en: 'field names and their texts: 40 at most, 16,000 characters all together',
  },
  named: {
    tw: '信箱、電話、會員編號、遊戲帳號、角色至少要有一項',
    en: 'one at least of e-mail, phone, member id, account and character',
  },
  trim: { tw: '前後的空白會去掉', en: 'blanks around it are dropped' },
  string_case: { tw: '一律轉成小寫', en: 'is made lower case' },
  blank: { tw: '空字串和 null 等於沒有填', en: "'' and null are as good as absent" },
  shortest: {
    tw: '長度以字（code point）計，太短會被退回',
    en: 'length is counted in code points; too short is refused',
  },
  longest: {
    tw: '長度以字（code point）計，太長會被退回',
    en: 'length is counted in code points; too long is refused',
  },
  readable: {
    tw: '能讀成所選國碼的手機號碼；全形、空白、連字號都可以',
    en: 'can be read as a mobile number of the country code; full-width signs, blanks and hyphens are fine',
  },
  answered: {
    tw: '編號的問題後面至少要填一項',
    en: 'of numbered questions, one at least is answered',
  },
  contact: { tw: 'email 和 mobile 至少要有一個', en: 'one of email and mobile is needed' },
  code: { tw: '12 個英數字的查詢碼，大小寫和連字號不拘', en: 'a check code of 12 signs, in any case, hyphens or not' },
  one: {
    tw: '一次一組；空白、逗號或換行隔開的兩組會退回，不計錯誤',
    en: 'one at a time: two codes with a blank, a comma or a new line between them are refused without a count',
  },
  shape: {
    tw: '6 位數字的驗證碼，或 12 個英數字的救援碼',
    en: 'a code of 6 digits, or a recovery code of 12 letters and digits',
  },
  some: { tw: '至少一個角色；系統管理者可以沒有', en: 'one role at least; an owner needs none' },
  game: { tw: '遊戲代碼，或代表全部遊戲的 *', en: 'a game id, or * for every game' },
  taipei: {
    tw: '台北時間的日期 2026-11-21 或分鐘 2026-11-21T14:30',
    en: 'a day or minute of Taipei: 2026-11-21 or 2026-11-21T14:30',
  },
  distinct: { tw: '編號不可重複', en: 'no number twice' },
  confirmed: { tw: '要和 ids 的件數相同', en: 'must be how many ids there are' },
  day: { tw: '台北的日期，例如 2026-11-22', en: 'a day of Taipei, for example 2026-11-22' },
  range: {
    tw: '不早於開始日，連頭尾最多 400 天',
    en: 'not before the first day; 400 days at most, both ends counted',
  },
  gaps: { tw: '不可留有還沒填的變數，例如 {fill}', en: 'no variable may be left to fill, such as {fill}' },
  variables: {
    tw: '大括號裡只能是 character_name、game、server、type、number、agent、fill',
    en: 'braces hold character_name, game, server, type, number, agent or fill only',
  },
  minute: {
    tw: '台北時間的分鐘，例如 2026-11-22T10:00，或空白',
    en: 'a minute of Taipei, 2026-11-22T10:00, or nothing',
  },
  window: { tw: '要在開始之後', en: 'after the beginning' },
  bounds: {
    tw: '上下限之間的整數；上限也是網站能收的最大值',
    en: 'a whole number between the bounds; the upper one is the most that the site can take',
  },
  https: { tw: 'https 網址，或空白', en: 'an https address, or nothing' },
  tips: { tw: '一行一則，最多 12 則，每則 255 個字以內', en: 'one a line, 12 at most, each within 255 characters' },
  lines: { tw: '行數不超過 tips，一行對一行', en: 'no more lines than tips has; each stands for the one beside it' },
  most: { tw: '不小於 digits_least', en: 'not less than digits_least' },
  role: { tw: 'kind 是 role 時要是一款遊戲，不能是 *', en: 'one game, not *, where kind is role' },
  value: {
    tw: 'ASCII，不含空白；kind 是 role 時為角色編號，是 network 時為 203.0.113.0/24 或 2001:db8::/48',
    en: 'ASCII without spaces; a character id where kind is role, 203.0.113.0/24 or 2001:db8::/48 where it is network',
  },
  wide: { tw: 'network 最大 /16，IPv6 最大 /32', en: 'a network no wider than /16, or /32 for IPv6' },
  address: {
    tw: '完整的 https 位址，可有路徑；不可含帳號密碼、? 或 #，最多 200 字',
    en: 'a whole https address, a path is fine; no user name, ? or #, 200 characters at most',
  },
  link: { tw: 'purpose 是 link 時只能是 HS256', en: 'HS256 only, where purpose is link' },
  rules: {
    tw: '依問卷這一題的設定檢查：位數、字數、選項或格式',
    en: 'by the question of the survey: its digits, length, options or format',
  },
  given: { tw: '必填的同意要是 true', en: 'a consent that is needed is true' },
  fitting: {
    tw: '獎勵、每人幾次與題目要相配：遊戲內的獎勵和每個角色一份要有角色題，點數卡要有必填的電子信箱題',
    en: 'reward, how often and questions fit: goods and once for each character want a character, card codes a required e-mail address',
  },
  whole: {
    tw: '代號不重複、顯示條件指前面的選擇題、選擇題有選項、全部最多 60 題',
    en: 'no key twice, conditions on earlier choices, options where there is a choice, 60 questions at most',
  },
  free: { tw: '不能用系統保留的代號', en: 'no key that is reserved' },
  moment: { tw: '有時區的時間，例如 2026-11-22T10:00:00+08:00', en: 'a time with its zone: 2026-11-22T10:00:00+08:00' },
  accounts: { tw: '同一個帳號只能出現一次', en: 'no account twice' },
  digits: { tw: '位數依遊戲的規則', en: 'as many digits as the game’s ids have' },
  area: {
    tw: '台灣的縣市；海外是 852、853 或 other',
    en: 'a county of Taiwan; 852, 853 or other where reportType is 2',
  },
  phone: {
    tw: '台灣是 09 開頭的 10 位數字；海外依地區',
    en: 'ten digits that begin with 09 in Taiwan; elsewhere as the area has it',
  },
  calendar: { tw: '真實的日期，例如 1995-05-05', en: 'a day that there is, such as 1995-05-05' },
  age: { tw: '年滿 18 歲', en: 'of somebody who is 18 or older' },
  qty: { tw: '不超過遊戲一次能買的數量', en: 'no more than the game sells at once' },
  place: { tw: '郵遞區號、縣市、鄉鎮市區，例如 100 台北市 中正區', en: 'code, county and district: 100 台北市 中正區' },
  time: {
    tw: '2026-11-26T14:05（台北）或有時區的時間',
    en: '2026-11-26T14:05 of Taipei, or a time with its zone',
  },
  past: { tw: '不在未來', en: 'not in the future' },
  kept: { tw: '60 天以內', en: 'within the last 60 days' },
  order: { tw: '不早於開始日', en: 'not before the first day' },
  recent: { tw: '30 天以內', en: 'within the last 30 days' },
  campaign: { tw: '遊戲的活動開放時才能是真', en: 'only while the game has an event that one can take part in' },
  words: { tw: '至少兩個字，或一個英數字', en: 'two characters at least, or one letter or digit' },
};

export const conditionWords: Record<string, Words> = {
  character_name: { tw: 'got_char 是 1 時必填', en: 'required when got_char is 1' },
  question_id: { tw: 'for 是 reply 時必填', en: 'required when for is reply' },
  content: { tw: 'action 是 answer 時必填', en: 'required when action is answer' },
  comment: { tw: 'csat 是 1 時不可填', en: 'only when csat is 2' },
  reason: { tw: 'kind 是 cases 且 personal 為真時必填', en: 'required when kind is cases and personal is true' },
  fixed_host: { tw: 'host_rule 是 fixed 時必填', en: 'required when host_rule is fixed' },
  in_game_id: { tw: 'got_char 是 1 時必填', en: 'required when got_char is 1' },
  known_on: { tw: 'question_type 是 complaint 時必填', en: 'required when question_type is complaint' },
  history_from: { tw: 'question_type 是 game_history 時必填', en: 'required when question_type is game_history' },
  history_until: { tw: 'question_type 是 game_history 時必填', en: 'required when question_type is game_history' },
  loveCode: { tw: 'invoiceOption 是 donate 時必填', en: 'required when invoiceOption is donate' },
  carrierNum: {
    tw: 'invoiceOption 是 mobile 或 citizen 時必填',
    en: 'required when invoiceOption is mobile or citizen',
  },
  recipient: { tw: 'invoiceOption 是 paper 時必填', en: 'required when invoiceOption is paper' },
  eventRecipient: { tw: 'eventCheck 為真時必填', en: 'required when eventCheck is true' },
  eventArea: { tw: 'eventCheck 為真時必填', en: 'required when eventCheck is true' },
  eventAddress: { tw: 'eventCheck 為真時必填', en: 'required when eventCheck is true' },
  eventPhone: { tw: 'eventCheck 為真時必填', en: 'required when eventCheck is true' },
};
