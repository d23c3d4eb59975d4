import { paymentCalls } from '../topup/payments.calls.ts';
import { providerForm, returnQuery } from '../topup/payments.ts';
import { describeCalls, refuses, type BodyDoc, type Words } from './call-doc.ts';

const message: BodyDoc = {
  name: { tw: '付款服務的訊息', en: 'A message of the provider' },
  schema: providerForm,
  example: {
    Status: 'SUCCESS',
    MerchantID: 'MS900000001',
    Version: '2.0',
    TradeInfo: 'f4df5d081be0d4a4…',
    TradeSha: 'CAE78AB098F0302C…',
  },
};
const unsigned: Words = {
  tw: '只有簽章正確的內容才會被保存；其他一律不採信，瀏覽器仍會被帶到網站的頁面。',
  en: 'Only what is signed is kept; a browser is sent on to a page of the site whatever it brings.',
};

export const paymentDocs = describeCalls({
  name: { tw: '付款服務的通知', en: 'What the payment provider tells' },
  of: paymentCalls,
  calls: {
    takeNotice: {
      summary: { tw: '付款結果的通知', en: 'A notice of a payment' },
      about: {
        tw: '付款服務的伺服器送來；存下來才回 200，內容是 `OK`。重送幾次都只算一次。',
        en: 'From the provider’s server; 200 and `OK` once it is kept. However often it comes, it counts once.',
      },
      bodies: [message],
      answer: { file: 'text/plain' },
      refusals: [refuses(400, 'msg', 'NOTICE_REFUSED')],
    },
    returnFromPayment: {
      summary: { tw: '付款後回到網站', en: 'The browser comes back from paying' },
      about: unsigned,
      query: returnQuery,
      bodies: [message],
      answer: {
        goesTo: {
          tw: '`/wire_report_result?token=`；沒有簽章時是 `/wire_report_code?orderno=`',
          en: '`/wire_report_result?token=`, or `/wire_report_code?orderno=` where nothing is signed',
        },
      },
    },
    returnWithNumber: {
      summary: { tw: '取得轉帳帳號後回到網站', en: 'The browser comes back with a number to pay to' },
      about: unsigned,
      query: returnQuery,
      bodies: [message],
      answer: { goesTo: { tw: '`/wire_report_code?orderno=`', en: '`/wire_report_code?orderno=`' } },
    },
  },
});
