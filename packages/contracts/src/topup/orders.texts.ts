import type { Texts } from '../shared/texts.ts';

export const orderTexts = {
  ORDER_NONE: { tw: '查無訂單', hk: '找不到訂單', en: 'There is no such order.' },
  ORDER_TOKEN: {
    tw: '這個頁面少了訂單的憑證，請從填寫資料開始',
    hk: '這個頁面欠缺訂單的憑證，請由填寫資料開始',
    en: 'This page does not have the key of the order. Please begin with your details.',
  },
  ORDER_CLOSED: {
    tw: '這筆訂單已經結束或正在處理，不能再變更；請到訂單查詢看最新的狀態',
    hk: '這張訂單已經結束或正在處理，未能再更改；請到訂單查詢查看最新狀態',
    en: 'This order has ended or is under way, so it cannot be changed. Its page shows how it stands.',
  },
  ORDER_OTHER: {
    tw: '這筆訂單已經用不同的內容送出過；如果要更正，請聯絡客服',
    hk: '這張訂單已經以不同的內容送出過；如需更正，請聯絡客戶服務',
    en: 'This order was already sent with other content. To correct it, please contact support.',
  },
  ORDER_REGION: {
    tw: '這筆訂單屬於另一個地區的頁面，請從填寫資料開始',
    hk: '這張訂單屬於另一個地區的頁面，請由填寫資料開始',
    en: 'This order belongs to the page of another region. Please begin with your details.',
  },
  ORDER_WAY: {
    tw: '這款遊戲現在不是用這種方式付款，請重新整理頁面',
    hk: '這款遊戲現時不以這種方式付款，請重新載入頁面',
    en: 'This game is not paid for in this way now. Please reload the page.',
  },
  ORDER_PAID: {
    tw: '這筆訂單剛剛付款成功，不能取消',
    hk: '這張訂單剛剛付款成功，未能取消',
    en: 'This order has just been paid, so it cannot be cancelled.',
  },
  ORDER_TRIES: {
    tw: '這筆訂單送去付款的次數太多了，請重新下單',
    hk: '這張訂單送往付款的次數太多，請重新下單',
    en: 'This order was taken to the payment service too often. Please place a new one.',
  },
  ORDER_SERVER: {
    tw: '這個伺服器現在不能選，請選擇其他伺服器',
    hk: '這個伺服器現時未能選擇，請選擇其他伺服器',
    en: 'This server cannot be chosen now. Please choose another one.',
  },
  PAYMENT_AWAY: {
    tw: '付款服務現在沒有回應，還不能確認有沒有付款；請過幾分鐘再試一次',
    hk: '付款服務現時沒有回應，未能確認是否已付款；請過幾分鐘再試一次',
    en: 'The payment service does not answer, so we cannot tell whether this was paid. Please try again in a few minutes.',
  },
  ROLE_UNSURE: {
    tw: '遊戲伺服器現在沒有回應，還不能確認角色；您填的內容都還在，過一分鐘再試一次就好',
    hk: '遊戲伺服器現時沒有回應，未能確認角色；您填寫的內容仍在，一分鐘後再試一次即可',
    en: 'The game is not answering, so we cannot confirm your character yet. What you typed is still here; please try again in a minute.',
  },
  LOVE_CODE_UNKNOWN: {
    tw: '這個捐贈單位現在不能選，請換一個',
    hk: '這個捐贈單位現時未能選擇，請更換',
    en: 'This organisation cannot be chosen now. Please choose another one.',
  },
  NUMBER_NONE: {
    tw: '這筆訂單現在沒有可以繳費的帳號；請到訂單頁看最新的狀態',
    hk: '這張訂單現時沒有可以繳費的帳戶；請到訂單頁查看最新狀態',
    en: 'This order has no account to pay to now. Its page shows how it stands.',
  },
  NUMBER_MAILED: {
    tw: '這筆訂單已經寄過 3 封了；請看看垃圾信件匣，或在這一頁複製帳戶',
    hk: '這張訂單已寄出 3 封；請查看垃圾郵件，或在這一頁複製帳戶',
    en: 'Three mails were sent for this order already. Please look into your spam folder, or copy the account from this page.',
  },
  NOTICE_REFUSED: { tw: '不是付款服務的訊息', en: 'This is not a message of the payment service.' },
} satisfies Texts;
export type OrderCode = keyof typeof orderTexts;
