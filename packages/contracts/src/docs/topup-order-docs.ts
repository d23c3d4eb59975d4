import { usualRules } from '../topup/goods.ts';
import { firstStepBody, purchaseBody, transferBody } from '../topup/bodies.ts';
import { orderCalls } from '../topup/orders.calls.ts';
import {
  cancelledReportView,
  cancelReportBody,
  completedReportView,
  firstStepView,
  mailNumberBody,
  memberDataView,
  myReportsQuery,
  myReportsView,
  numberMailedView,
  payAgainBody,
  paymentFormView,
  prevReportView,
  reportCodeView,
  reportResultView,
} from '../topup/order-views.ts';
import { answers, describeCalls, refuses } from './call-doc.ts';
import { report_id, token, orderno, buyer, whatFor, waiting, number, form, chosen } from './example-order.ts';

const tokenParam = { token: { tw: '訂單的 token', en: 'token of the order', example: token } };
const absent = refuses(404, 'msg', 'ORDER_NONE');
const paused = refuses(503, 'msg', 'TOPUP_MAINTENANCE');
const closed = refuses(403, 'msg', 'TOPUP_CLOSED');
const ended = refuses(409, 'msg', 'ORDER_CLOSED');
const ofSecondStep = [
  closed,
  refuses(403, 'msg', 'ORDER_TOKEN'),
  refuses(403, 'msg', 'ORDER_WAY'),
  absent,
  refuses(400, 'productId', 'PRODUCT_GONE'),
  refuses(400, 'wireAmount', 'PRICE_CHANGED'),
  refuses(400, 'loveCode', 'LOVE_CODE_UNKNOWN'),
  refuses(409, 'msg', 'ORDER_OTHER'),
  ended,
  paused,
];

export const topupOrderDocs = describeCalls({
  name: { tw: '儲值訂單', en: 'Top-up orders' },
  of: orderCalls,
  calls: {
    getMemberData: {
      summary: { tw: '已登入的玩家：預先填好第一步', en: 'A player who signed in: fills in the first step' },
      about: {
        tw: '角色來自 token；聯絡方式來自這個帳號自己最近的一筆訂單。',
        en: 'The character is that of the token; how to reach the player is from the last order that this account began itself.',
      },
      answer: answers(memberDataView, { member_id: '', ...buyer }),
    },
    getPrevReport: {
      summary: { tw: '用訂單 token 預先填好第一步', en: 'Fills in the first step from an earlier order' },
      about: {
        tw: 'token 180 天內有效；匯款的銀行與帳號末五碼只在 90 天內提供。',
        en: 'A token opens its order for 180 days; bank and account are given for 90.',
      },
      params: tokenParam,
      answer: answers(prevReportView, {
        record: { ...buyer, report_type: '1', wire_code: '12345', wire_name: '王示範', bank_name: '示範銀行' },
      }),
      refusals: [refuses(404, 'msg', 'NOT_FOUND')],
    },
    firstStep: {
      summary: { tw: '第一步：建立訂單', en: 'The first step: begins an order' },
      about: {
        tw: '角色由伺服器再向遊戲確認一次。回答的 `token` 是之後每一步的憑證；24 小時內沒有付款或回報的訂單會自動取消。',
        en: 'The server asks the game for the character once more. `token` is the key of every later step; an order that is neither paid nor reported ends after 24 hours.',
      },
      bodies: [
        {
          name: { tw: '購買人', en: 'The buyer' },
          schema: firstStepBody(null),
          example: {
            game_id: 'H73',
            reportType: '1',
            serverId: 'tw_2001',
            roleId: '123456789',
            charName: '測試角色',
            email: 'player@example.com',
            userPhone: '0912345678',
            area: '台北市',
            gender: 'x',
            birthday: '1995-05-05',
          },
        },
      ],
      answer: answers(firstStepView, {
        record: { report_id, token, report_type: '1', cancel_time: waiting.cancel_time },
      }),
      refusals: [
        refuses(400, 'serverId', 'ORDER_SERVER'),
        refuses(400, 'roleId', 'BUYER_ROLE_NONE'),
        refuses(400, 'charName', 'BUYER_ROLE_UNCONFIRMED'),
        closed,
        refuses(404, 'msg', 'NOT_FOUND'),
        paused,
        refuses(503, 'msg', 'ROLE_UNSURE'),
      ],
    },
    reportTransfer: {
      summary: { tw: '第二步：回報匯款', en: 'The second step: reports a transfer' },
      about: {
        tw: '金額由伺服器重新計算。同樣的內容再送一次，會得到同一筆；不同的內容會被退回。',
        en: 'The server computes the amount again. The same once more answers the same record; other content is refused.',
      },
      bodies: [
        {
          name: { tw: '匯款', en: 'The transfer' },
          schema: transferBody(usualRules),
          example: {
            ...chosen,
            wireCode: '12345',
            wireTime: '2026-11-26T14:05:00+08:00',
            wireName: '王示範',
            bankName: '示範銀行',
            note: '',
          },
        },
      ],
      answer: answers(completedReportView, {
        record: {
          ...whatFor,
          ...waiting,
          by_transfer: true,
          may_pay: false,
          may_cancel: false,
          cancel_time: null,
          email: buyer.email,
          phone: buyer.phone,
          wire_code: '12345',
          wire_time: '2026-11-26T14:05:00+08:00',
          wire_name: '王示範',
          bank_name: '示範銀行',
          invoice_option: 'donate',
          address: '',
        },
      }),
      refusals: ofSecondStep,
    },
    openPurchase: {
      summary: { tw: '第二步：選擇方案，前往付款', en: 'The second step: chooses goods and goes to pay' },
      about: {
        tw: '回答的前五個欄位是付款服務的表單，請在兩分鐘內由瀏覽器送出。同樣的內容再送一次，是同一筆訂單的另一次付款。',
        en: 'The first five fields are the form of the payment service, to be posted by the browser within two minutes. The same once more is another attempt for the same order.',
      },
      bodies: [
        {
          name: { tw: '購買', en: 'The purchase' },
          schema: purchaseBody(usualRules, true),
          example: { ...chosen, report_type: '1', eventCheck: false },
        },
      ],
      answer: answers(paymentFormView, { record: form }),
      refusals: [...ofSecondStep, refuses(400, 'report_type', 'ORDER_REGION'), refuses(409, 'msg', 'ORDER_TRIES')],
    },
    payAgain: {
      summary: { tw: '同一筆訂單再付款一次', en: 'Takes what was chosen to the provider once more' },
      bodies: [{ name: { tw: '訂單', en: 'The order' }, schema: payAgainBody, example: { token } }],
      answer: answers(paymentFormView, { record: form }),
      refusals: [absent, ended, refuses(409, 'msg', 'ORDER_TRIES'), paused],
    },
    mailNumber: {
      summary: { tw: '把繳費帳號寄到訂單的信箱', en: 'Mails the number to pay to' },
      about: {
        tw: '一分鐘內再按一次是同一封；一筆訂單最多三封。',
        en: 'Once more within a minute is the same mail; an order has three at most.',
      },
      bodies: [{ name: { tw: '訂單', en: 'The order' }, schema: mailNumberBody, example: { token } }],
      answer: answers(numberMailedView, { record: { report_id, email: buyer.email } }),
      refusals: [absent, refuses(409, 'msg', 'NUMBER_NONE'), refuses(429, 'msg', 'NUMBER_MAILED')],
    },
    getReportCode: {
      summary: { tw: '一次付款的資訊：轉帳帳號或結果', en: 'One attempt: the number to pay to, or how it ended' },
      about: {
        tw: '不含任何個人資料。`Status` 是 `SUCCESS`、付款服務的錯誤代碼，或空字串（還沒有消息）。',
        en: 'Nothing of a person. `Status` is `SUCCESS`, the provider’s code of an error, or empty while it has said nothing.',
      },
      params: { orderno: { tw: '付款的編號', en: 'number of the attempt', example: orderno } },
      answer: answers(reportCodeView, {
        record: {
          Status: 'SUCCESS',
          report_id,
          TradeNo: '26112614100000001',
          title: '10,000 方案',
          qty: 1,
          Amt: 10000,
          PaymentType: 'VACC',
          ...number,
          Message: '',
          TradeStatus: '0',
          report_type: '1',
          game_id: 'H73',
          report_status: 1,
          delivery_status: 0,
          late: false,
          cancel_time: waiting.cancel_time,
          rehearsal: false,
        },
      }),
      refusals: [absent],
    },
    getReportResult: {
      summary: { tw: '訂單現在的狀態', en: 'How an order stands' },
      about: {
        tw: '付款與寄送分開回答：`report_status` 2 是已付款，`delivery_status` 2 是已寄到遊戲。',
        en: 'Payment and delivery stand apart: `report_status` 2 is paid, `delivery_status` 2 has arrived in the game.',
      },
      params: tokenParam,
      answer: answers(reportResultView, {
        record: {
          ...whatFor,
          ...waiting,
          email: buyer.email,
          phone: buyer.phone,
          invoiceOption: 'donate',
          Message: '',
          PaymentType: 'VACC',
          orderno,
          number,
          paid_time: null,
        },
      }),
      refusals: [absent],
    },
    cancelReport: {
      summary: { tw: '玩家取消還沒付款的訂單', en: 'The player cancels what is not paid' },
      about: {
        tw: '先向付款服務確認沒有付款。取消之後才到的款項不會遺失，由專人處理。',
        en: 'The payment service is asked first. Money that comes later is not lost: a person looks at it.',
      },
      bodies: [{ name: { tw: '訂單', en: 'The order' }, schema: cancelReportBody, example: { token } }],
      answer: answers(cancelledReportView, { record: { report_id, report_status: 3 } }),
      refusals: [absent, ended, refuses(409, 'msg', 'ORDER_PAID'), refuses(503, 'msg', 'PAYMENT_AWAY')],
    },
    listMyReports: {
      summary: { tw: '自己的訂單', en: 'One’s own orders' },
      query: myReportsQuery,
      answer: answers(myReportsView, { record: [{ ...whatFor, ...waiting, paid_time: null }], next: null }),
    },
  },
});
