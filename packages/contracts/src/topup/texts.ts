import type { Texts } from '../shared/texts.ts';

export const buyerTexts = {
  BUYER_ROLE_REQUIRED: {
    tw: '請輸入角色 ID，只有數字',
    en: 'Please enter your character ID. It has digits only.',
  },
  BUYER_ROLE_DIGITS: { tw: '角色 ID 是 {digits} 位數字', en: 'The character ID has {digits} digits.' },
  BUYER_CHARACTER_REQUIRED: { tw: '請填寫角色名稱', en: 'Please enter the character name.' },
  BUYER_ROLE_UNCONFIRMED: { tw: '請先確認角色', en: 'Please confirm your character first.' },
  BUYER_ROLE_NONE: { tw: '查無角色資料', hk: '找不到角色資料', en: 'We cannot find this character.' },
  BUYER_EMAIL_REQUIRED: {
    tw: '請填寫電子信箱',
    hk: '請填寫電郵地址',
    en: 'Please enter your e-mail address.',
  },
  BUYER_PHONE_REQUIRED: { tw: '請填寫手機號碼', en: 'Please enter your mobile number.' },
  BUYER_PHONE_TAIWAN: {
    tw: '手機號碼是 09 開頭的 10 位數字',
    en: 'A mobile number of Taiwan has 10 digits and begins with 09.',
  },
  BUYER_PHONE_OVERSEAS: {
    tw: '手機號碼格式不對：香港是 852 加 8 位數字，澳門是 853 加 8 位數字，其他地區只填數字',
    hk: '手機號碼格式不正確：香港為 852 加 8 位數字，澳門為 853 加 8 位數字，其他地區只填數字',
    en: 'This mobile number does not look right: 852 and 8 digits for Hong Kong, 853 and 8 digits for Macau, digits only elsewhere.',
  },
  AREA_REQUIRED: { tw: '請選擇居住地區', en: 'Please choose where you live.' },
  GENDER_REQUIRED: {
    tw: '請選擇性別，也可以不公開',
    en: 'Please choose a gender; “prefer not to say” is one of them.',
  },
  BIRTHDAY_FORMAT: { tw: '請選擇完整的生日年、月、日', en: 'Please choose year, month and day of your birthday.' },
  BUYER_TOO_YOUNG: {
    tw: '未滿 18 歲，無法提供後續服務',
    en: 'You are under 18, so we cannot offer you this service.',
  },
  PRODUCT_REQUIRED: { tw: '請選擇一個方案', hk: '請選擇一個套裝', en: 'Please choose a package.' },
  QTY_LEAST: { tw: '數量至少是 1', en: 'At least one, please.' },
  QTY_MOST: { tw: '一次最多 {most} 份', en: 'At most {most} at a time.' },
  PRICE_CHANGED: {
    tw: '這個方案的價格剛剛更新，現在是 {amount}；請確認後再送出',
    hk: '這個套裝的價格剛剛更新，現在是 {amount}；請確認後再送出',
    en: 'The price of this package has just changed. It is {amount} now; please check it before you send.',
  },
  WIRE_CODE_REQUIRED: {
    tw: '請填匯款帳號的末五碼，共 5 個數字',
    hk: '請填寫轉賬帳戶的最後五位數字',
    en: 'Please enter the last five digits of the account that you paid from.',
  },
  WIRE_TIME_REQUIRED: {
    tw: '請選擇匯款的日期和時間',
    hk: '請選擇轉賬的日期及時間',
    en: 'Please choose day and time of the transfer.',
  },
  WIRE_TIME_FUTURE: {
    tw: '匯款時間還沒到，請再看一下',
    hk: '轉賬時間尚未到，請再核對',
    en: 'This time is still to come. Please check it.',
  },
  WIRE_TIME_OLD: {
    tw: '超過 30 天的匯款請聯絡客服，我們用人工幫您查',
    hk: '超過 30 天的轉賬請聯絡客戶服務，我們會人手為您查核',
    en: 'A transfer of more than 30 days ago is looked up by hand. Please contact support.',
  },
  WIRE_NAME_REQUIRED: {
    tw: '請填寫匯款人的姓名',
    hk: '請填寫轉賬人的姓名',
    en: 'Please enter the name on the account.',
  },
  BANK_REQUIRED: { tw: '請填寫匯款的銀行', hk: '請填寫轉賬的銀行', en: 'Please enter the bank that you paid from.' },
  INVOICE_REQUIRED: { tw: '請選擇發票的方式', en: 'Please choose a kind of invoice.' },
  LOVE_CODE_REQUIRED: { tw: '請選擇捐贈單位', en: 'Please choose whom the invoice is given to.' },
  BARCODE_REQUIRED: { tw: '請填寫手機條碼', en: 'Please enter your mobile barcode.' },
  BARCODE_FORMAT: {
    tw: '手機條碼是 / 加 7 個字，可用大寫英文、數字和 + - .',
    en: 'A mobile barcode is a slash and 7 signs of A–Z, 0–9, +, - and the dot.',
  },
  CERTIFICATE_REQUIRED: { tw: '請填寫自然人憑證條碼', en: 'Please enter your certificate barcode.' },
  CERTIFICATE_FORMAT: {
    tw: '自然人憑證條碼是 2 個大寫英文加 14 個數字',
    en: 'A certificate barcode is 2 capital letters and 14 digits.',
  },
  RECIPIENT_REQUIRED: { tw: '請填寫收件人姓名', en: 'Please enter the recipient’s name.' },
  INVOICE_AREA_REQUIRED: {
    tw: '請選擇寄送發票的縣市和鄉鎮市區',
    en: 'Please choose county and district for the invoice.',
  },
  INVOICE_ADDRESS_REQUIRED: { tw: '請填寫發票的寄送地址', en: 'Please enter the address for the invoice.' },
  OPT_IN_CLOSED: {
    tw: '這個活動現在沒有開放參加，請取消勾選再送出',
    en: 'This event is not open now. Please untick it and send again.',
  },
  EVENT_RECIPIENT_REQUIRED: { tw: '請填寫活動獎品的收件人', en: 'Please enter who receives the prize.' },
  EVENT_AREA_REQUIRED: { tw: '請選擇活動獎品寄送的地區', en: 'Please choose county and district for the prize.' },
  EVENT_ADDRESS_REQUIRED: { tw: '請填寫活動獎品的寄送地址', en: 'Please enter the address for the prize.' },
  EVENT_PHONE_REQUIRED: { tw: '請填寫活動收件人的聯絡電話', en: 'Please enter a phone number for the prize.' },
} satisfies Texts;
export type BuyerCode = keyof typeof buyerTexts;
