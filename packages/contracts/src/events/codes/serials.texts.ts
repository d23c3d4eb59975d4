import type { Texts } from '../../shared/texts.ts';

export const serialTexts = {
  GENERATE_MANY: {
    tw: '一次可產生 1 到 1,000,000 組',
    hk: '一次可產生 1 至 1,000,000 組',
    en: 'From 1 to 1,000,000 codes at a time.',
  },
  CODE_LENGTH: { tw: '序號長度是 12 到 16 碼', hk: '序號長度是 12 至 16 位', en: 'Codes have 12 to 16 characters.' },
  KEYWORD_CAP: {
    tw: '總次數是 1 到 10,000,000 次',
    hk: '總次數是 1 至 10,000,000 次',
    en: 'It can be used 1 to 10,000,000 times in all.',
  },
  CATEGORY_NEEDED: { tw: '請選擇獎勵', hk: '請選擇獎賞', en: 'Please choose a reward.' },
  SERIAL_BATCH_NOEXIST: { tw: '找不到這批序號', en: 'We cannot find this batch of codes.' },
  SERIAL_MOVED: {
    tw: '這批序號剛剛有了變化，請先看最新狀態再決定',
    en: 'This batch has just changed. Please look at its present state first.',
  },
  SERIAL_STATE: { tw: '目前的狀態不能這樣做，請看最新狀態', en: 'This cannot be done in its present state.' },
  SERIAL_FILE: { tw: '請選擇檔案', en: 'Please choose a file.' },
  SERIAL_FILE_SAME: {
    tw: '這個活動已經匯入過同一個檔案（第 {batch} 批）',
    hk: '這個活動已匯入過同一個檔案（第 {batch} 批）',
    en: 'This very file was imported for this event already (batch {batch}).',
  },
  SERIAL_ROWS_BAD: {
    tw: '有 {bad} 列有問題：請修正檔案後重新匯入，或勾選「略過有問題的列」',
    en: '{bad} rows are faulty. Please mend the file and import it again, or choose to leave faulty rows out.',
  },
  ROW_BLANK: { tw: '沒有填序號', en: 'No code' },
  ROW_TOO_SHORT: { tw: '少於 8 碼', en: 'Fewer than 8 characters' },
  ROW_TOO_LONG: { tw: '超過 32 碼', en: 'More than 32 characters' },
  ROW_BAD_CHARS: { tw: '有英文字母和數字以外的字元', en: 'Characters that are neither letters nor digits' },
  ROW_MANY_CELLS: { tw: '欄位比第一列多', hk: '欄位較第一列多', en: 'More columns than the first row' },
  ROW_BAD_CATEGORY: { tw: '沒有這個獎勵編號', hk: '沒有這個獎賞編號', en: 'No reward of this number' },
  ROW_DUP_IN_FILE: { tw: '檔案裡重複', hk: '檔案內重複', en: 'Twice in the file' },
  ROW_DUP_IN_SYSTEM: { tw: '網站上已經有這組序號', hk: '網站上已有這組序號', en: 'Already on the site' },
  ROW_DUP_KEYWORD: { tw: '和這個遊戲的通關密語相同', hk: '與這個遊戲的通關密語相同', en: 'A keyword of this game' },
  KEYWORD_OFF: { tw: '這個活動沒有開放通關密語', en: 'This event has no keywords.' },
  KEYWORD_TAKEN: { tw: '這個活動已經有這組序號', en: 'This event has this code already.' },
  KEYWORD_IS_KEYWORD: {
    tw: '「{event}」已經用了這個通關密語；請換一個，或先停用那一批（第 {batch} 批）',
    hk: '「{event}」已使用這個通關密語；請換一個，或先停用該批次（第 {batch} 批）',
    en: 'This is a keyword of "{event}" already. Please choose another one, or disable that batch ({batch}) first.',
  },
  KEYWORD_IS_CODE: {
    tw: '「{event}」有一組序號和它相同，會分不清楚；請換一個通關密語',
    hk: '「{event}」有一組序號與它相同，會混淆；請換一個通關密語',
    en: '"{event}" has a code that is the same. Please choose another keyword.',
  },
  UNUSED_GONE: {
    tw: '沒有可以下載的檔案：尚未核准、期限已過，或已經下載過',
    hk: '沒有可以下載的檔案：尚未批核、期限已過，或已經下載過',
    en: 'There is no file to download: it was not approved, its time is over, or it was fetched already.',
  },
} satisfies Texts;
