import type { Texts } from '../shared/texts.ts';

export const workTexts = {
  TICKET_TAKEN: {
    tw: '這件剛剛由{name}接手了',
    hk: '這宗剛剛由{name}接手了',
    en: '{name} has just taken this case.',
  },
  ASSIGNEE_UNKNOWN: {
    tw: '這位同事不負責這款遊戲，請重新選擇',
    en: 'This colleague does not serve this game. Please choose another one.',
  },
  NOTE_FOREIGN: {
    tw: '只有寫的人可以修改這則備註；可以另外寫一則',
    en: 'Only its author can change this note; you can write another one.',
  },
  TICKET_GAME_FIXED: {
    tw: '這件是從遊戲裡送出的，遊戲不能更改；類型和伺服器可以',
    hk: '這宗是從遊戲內送出的，遊戲不能更改；類型和伺服器可以',
    en: 'This report came from inside the game, so its game cannot change; its type and server can.',
  },
  MERGE_SELF: {
    tw: '不能和自己合併，請填另一件的編號',
    hk: '不能和自己合併，請填另一宗的編號',
    en: 'A case cannot be merged into itself. Please enter another number.',
  },
  MERGE_NOEXIST: {
    tw: '找不到這個編號的案件，請再看一次編號',
    hk: '找不到這個編號的個案，請再看一次編號',
    en: 'There is no case with this number. Please check it once more.',
  },
  MERGE_CHANGED: {
    tw: '另一件剛剛有新的內容，請看過再合併',
    hk: '另一宗剛剛有新的內容，請看過再合併',
    en: 'The other case has just changed. Please read the news before you merge.',
  },
  MERGE_OWNER: {
    tw: '這兩件不是同一位玩家送出的，不能合併',
    hk: '這兩宗不是同一位玩家送出的，不能合併',
    en: 'These cases are not of the same player and cannot be merged.',
  },
  MERGE_MERGED: {
    tw: '這件已經併入案件 {number}，請改選那一件',
    hk: '這宗已經併入個案 {number}，請改選那一宗',
    en: 'This case was merged into {number}. Please choose that one.',
  },
  CASE_OPEN: {
    tw: '這件還沒結案，不用重新開啟',
    hk: '這宗尚未結案，不用重新開啟',
    en: 'This case is open already.',
  },
  REASON_SHORT: {
    tw: '請寫下原因，至少 4 個字',
    en: 'Please write the reason, in at least 4 characters.',
  },
  TOO_MANY_CODES: {
    tw: '這件今天已寄過 3 次查詢碼，請明天再寄',
    hk: '這宗今天已寄過 3 次查詢碼，請明天再寄',
    en: 'The code of this case was sent three times today. Please send it again tomorrow.',
  },
  BULK_EMPTY: {
    tw: '請先選取案件',
    hk: '請先選取個案',
    en: 'Please choose some cases first.',
  },
  BULK_TOO_MANY: {
    tw: '一次最多 200 件，請分批處理',
    hk: '每次最多 200 宗，請分批處理',
    en: 'At most 200 cases at once, please.',
  },
  BULK_COUNT: {
    tw: '選取的件數和確認的不同，請再確認一次',
    hk: '選取的數目和確認的不同，請再確認一次',
    en: 'The number of cases is not the one that was confirmed. Please confirm again.',
  },
} satisfies Texts;
