import { approvalTexts } from '../approvals/texts.ts';
import type { Texts } from '../shared/texts.ts';
import { eventDeskTexts } from './codes/desk.texts.ts';
import { redeemTexts } from './codes/player.texts.ts';
import { serialTexts } from './codes/serials.texts.ts';

const ownTexts = {
  GAME_UNKNOWN: { tw: '請選擇遊戲', en: 'Please choose a game.' },
  TOO_LONG: { tw: '內容太長', en: 'This is too long.' },
  ITEMS_NONE: { tw: '至少要有一項物品', en: 'There has to be one item at least.' },
  ITEMS_MANY: { tw: '一封信最多 20 項物品', en: 'One mail brings at most 20 items.' },
  ITEM_CODE: {
    tw: '物品代碼是 1 到 64 個英文字母、數字、_ . : 或 -',
    hk: '物品代碼是 1 至 64 個英文字母、數字、_ . : 或 -',
    en: 'The code of an item has 1 to 64 letters, digits, _ . : or -.',
  },
  ITEM_QTY: {
    tw: '物品數量是 1 到 1,000,000 的整數',
    hk: '物品數量是 1 至 1,000,000 的整數',
    en: 'There are 1 to 1,000,000 of an item, a whole number.',
  },
  EXPIRE_DAYS: {
    tw: '領取期限是 1 到 180 天',
    hk: '領取期限是 1 至 180 日',
    en: 'A mail can be claimed for 1 to 180 days.',
  },
  QUOTA_RANGE: { tw: '每人每天是 0 到 1,000 封', hk: '每人每日是 0 至 1,000 封', en: 'From 0 to 1,000 mails a day.' },
  RANGE_DAY: { tw: '請選擇日期', en: 'Please choose a day.' },
  RANGE_DAYS: {
    tw: '結束的日期不能比開始的早，範圍最多 {max} 天',
    hk: '結束日期不能早於開始日期，範圍最多 {max} 日',
    en: 'The last day cannot come before the first, and the range is at most {max} days.',
  },
  NOEXIST: { tw: '找不到這筆寄送', en: 'We cannot find this delivery.' },
  BATCH_NOEXIST: { tw: '找不到這個批次', en: 'We cannot find this batch.' },
  DELIVERY_MOVED: {
    tw: '這筆寄送剛剛有了變化，請先看最新狀態再決定',
    en: 'This delivery has just moved. Please look at its present state first.',
  },
  DELIVERY_STATE: {
    tw: '目前的狀態不能這樣做，請看最新狀態',
    en: 'This cannot be done in its present state.',
  },
  DELIVERY_SENDING: {
    tw: '正在寄送中，結果幾秒後就會出來，請稍等一下再操作',
    en: 'It is under way at this moment. Its outcome will be here in a few seconds.',
  },
  DELIVERY_ARRIVED: {
    tw: '問過遊戲了：這封信其實已經送到，狀態已改成「已送達」',
    hk: '已向遊戲查詢：這封信其實已經送到，狀態已改為「已送達」',
    en: 'We asked the game: it has arrived after all and is now marked as delivered.',
  },
  DELIVERY_UNCLEAR: {
    tw: '問不到遊戲有沒有收到，為了不讓玩家領兩次，沒有變更；遊戲恢復後請再試',
    hk: '未能向遊戲確認是否收到，為免玩家重複領取，沒有作出變更；遊戲恢復後請再試',
    en: 'The game could not tell whether it has it. Nothing was changed, so that nobody gets it twice; please try again when the game is back.',
  },
  DELIVERY_FRESH: {
    tw: '剛送出不久，可能還在路上；請等一分鐘再試',
    en: 'It was sent a moment ago and may still be on its way. Please try again in a minute.',
  },
  DELIVERY_CONFLICT: {
    tw: '同一個編號已經有不同內容的寄送，這一筆沒有收下',
    en: 'There is a delivery of this name with other content. This one was not taken.',
  },
  SOURCE_FOREIGN: {
    tw: '這項服務不能以這個來源要求寄送',
    en: 'This service may not ask for a delivery of this source.',
  },
  KEY_NEEDED: {
    tw: '少了防止重複送出的識別碼，請重新整理頁面再試',
    hk: '缺少防止重複送出的識別碼，請重新載入頁面再試',
    en: 'The key that keeps this from being sent twice is missing. Please reload the page.',
  },
  DEADLINE_PAST: { tw: '期限已經過了', en: 'The deadline has passed already.' },
  BATCH_EMPTY: {
    tw: '這個批次沒有在等放行的寄送',
    en: 'Nothing in this batch waits for a release.',
  },
  BATCH_MOVED: {
    tw: '批次內容和試算時不一樣了，請重新試算',
    en: 'The batch is not what the dry run showed. Please run it again.',
  },
} satisfies Texts;

export const eventsTexts = { ...approvalTexts, ...ownTexts, ...redeemTexts, ...eventDeskTexts, ...serialTexts };
export type EventsCode = keyof typeof eventsTexts;
