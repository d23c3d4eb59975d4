import { spoken, type Language, type Sentence, type TextParams } from '@hub/contracts/shared';

const words = {
  summary: { tw: '摘要', en: 'Summary' },
  rows: { tw: '共 {rows} 筆，新的在前', en: '{rows} rows, newest first' },
  filter: { tw: '條件', en: 'Filter' },
  all: { tw: '全部', en: 'all' },
  and: { tw: '、', en: ', ' },
  game: { tw: '遊戲', en: 'Game' },
  everyGame: { tw: '全部，含不屬於任何遊戲的紀錄', en: 'all, with the rows that belong to no game' },
  export: { tw: '匯出', en: 'Export' },
  by: { tw: '{by}，{at}', en: '{by}, {at}' },
  reason: { tw: '用途', en: 'What for' },
  check: { tw: '核對', en: 'How to check' },
  head: { tw: '鏈頭', en: 'Head of the chain' },
  broken: { tw: '第 {seq} 筆有問題', en: 'row {seq} has a fault' },
} as const satisfies Record<string, Sentence>;

/** How a reader makes sure that a row is as it was written, by the names of the columns in the same file. */
const checks: Sentence[] = [
  {
    tw: '每一筆的「雜湊」= SHA-256（「前一筆雜湊」的 32 個位元組，後面接 UTF-8 的 JSON 陣列，中間沒有空白）',
    en: '“Hash” of a row = SHA-256 (the 32 bytes of “Hash before”, then a JSON array in UTF-8 without spaces)',
  },
  {
    tw: 'JSON 陣列依序是這 13 個文字："v1"、來源、鏈上位置、來源編號、時間（UTC）、身分、誰、動作、遊戲、對象、內容、請求編號、位址',
    hk: 'JSON 陣列依序是這 13 個文字："v1"、來源、鏈上位置、來源編號、時間（UTC）、身份、誰、動作、遊戲、對象、內容、請求編號、位址',
    en: 'The array has these 13 texts: "v1", Source, Place in the chain, Number at the source, Time (UTC), Kind, Who, Action, Game, Object, Detail, Request, Address',
  },
  {
    tw: '「前一筆雜湊」要等於同一來源、鏈上位置少 1 那一筆的「雜湊」；第 1 筆的前一筆是 64 個 0。鏈的最後一筆要等於下面的鏈頭',
    en: '“Hash before” equals the “Hash” of the row of the same source whose place is one less; before row 1 stand 64 zeros. The last row of a chain equals the head below',
  },
  {
    tw: '開頭是 = + - @ 的儲存格前面加了單引號（避免被當成公式），核對前先去掉。「有遮蔽」寫「是」的列遮過個人資料，只能核對前後的雜湊',
    en: 'Cells that begin with = + - @ have an apostrophe before them, so that none is a formula; take it away first. Rows with “yes” at “Masked” have personal data masked: only the hashes beside them can be checked',
  },
  {
    tw: '這個檔案的列數和 SHA-256 記在稽核紀錄 export.done 裡',
    en: 'How many rows this file has and its SHA-256 stand in the audit at export.done',
  },
];

export const tailWords =
  (language: Language) =>
  (word: keyof typeof words, params: TextParams = {}): string =>
    spoken(words[word], language, params);

export const howToCheck = (language: Language): string[] => checks.map((line) => spoken(line, language));
