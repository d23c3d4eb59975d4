import type { Texts } from '../shared/texts.ts';

export const orderDeskTexts = {
  ORDER_NOEXIST: { tw: '找不到這筆訂單', en: 'We cannot find this order.' },
  ORDER_MOVED: {
    tw: '這筆訂單剛剛有變動，您的操作還沒生效；請看最新內容再決定',
    hk: '這張訂單剛剛有變動，您的操作尚未生效；請查看最新內容再決定',
    en: 'This order has just changed and nothing was done yet. Please look at it and decide.',
  },
  ORDER_STATEMENT_AMOUNT: {
    tw: '對帳單的金額和訂單不同，訂單是 {amount}；不能直接確認，請先查清楚',
    hk: '結單的金額與訂單不同，訂單是 {amount}；不能直接確認，請先查清楚',
    en: 'The statement differs from the order, which is {amount}. It cannot be confirmed as it is; please look into it first.',
  },
  STATEMENT_REF: {
    tw: '請填對帳單上這一筆的編號，可用英文、數字和 _ . / : -，最多 40 個字',
    hk: '請填寫結單上這一筆的編號，可用英文、數字及 _ . / : -，最多 40 個字',
    en: 'Please enter the number of this line on the statement: letters, digits and _ . / : -, 40 at most.',
  },
  STATEMENT_TIME: {
    tw: '請填對帳單上的入帳時間',
    hk: '請填寫結單上的入賬時間',
    en: 'Please enter when the statement says that the money came in.',
  },
  STATEMENT_FUTURE: {
    tw: '入帳時間還沒到，請再看一下',
    hk: '入賬時間尚未到，請再核對',
    en: 'This time is still to come. Please check it.',
  },
  STATEMENT_OLD: {
    tw: '入帳時間比訂單早了 {days} 天以上，請再看一下',
    hk: '入賬時間比訂單早了 {days} 天以上，請再核對',
    en: 'This is more than {days} days before the order. Please check it.',
  },
  STATEMENT_USED: {
    tw: '對帳單的這一筆已經確認過另一筆訂單，一筆入帳只能確認一次',
    hk: '結單的這一筆已確認過另一筆訂單，一筆入賬只能確認一次',
    en: 'This line of the statement has paid for another order already. It can be used once.',
  },
  ORDER_NOTHING_TO_ASK: {
    tw: '這筆訂單沒有送到金流平台的紀錄，不用查詢',
    hk: '這筆訂單沒有送到支付平台的紀錄，無須查詢',
    en: 'This order never went to the payment provider, so there is nothing to ask.',
  },
  PROVIDER_SILENT: {
    tw: '金流平台現在沒有回應，訂單沒有變動；請過幾分鐘再查一次',
    hk: '支付平台現時沒有回應，訂單沒有變動；請過幾分鐘再查詢一次',
    en: 'The payment provider is not answering, and the order is as it was. Please ask again in a few minutes.',
  },
  ISSUE_NOEXIST: { tw: '找不到這筆待查款項', en: 'We cannot find this payment.' },
  ISSUE_SETTLED: {
    tw: '這筆款項已經處理完了，請看最新狀態',
    en: 'This payment has been settled already. Please look at its present state.',
  },
  REHEARSALS_CLOSED: {
    tw: '這個環境沒有設定測試商店，不能彩排；請找管理員設定',
    hk: '這個環境沒有設定測試商店，未能彩排；請聯絡管理員設定',
    en: 'This environment has no test shop, so nothing can be rehearsed. Please ask an administrator to set one up.',
  },
  BULLETIN_REQUIRED: { tw: '請填寫維護公告，玩家會看到', en: 'Please write the bulletin. Players read it.' },
  MAINTENANCE_MOVED: {
    tw: '剛剛有同事改過維護狀態，您的還沒存；請看最新內容再決定',
    hk: '剛剛有同事更改過維護狀態，您的尚未儲存；請查看最新內容再決定',
    en: 'A colleague has just changed the maintenance; yours is not saved yet. Please look at it and decide.',
  },
  MAINTENANCE_PAST: {
    tw: '時間已經過了；要馬上開始就留空',
    hk: '時間已過；如要即時開始，請留空',
    en: 'This time has passed. To begin at once, leave it empty.',
  },
  MAINTENANCE_WINDOW: { tw: '預計結束要晚於開始', en: 'It has to end after it begins.' },
} satisfies Texts;
export type OrderDeskCode = keyof typeof orderDeskTexts;
