import { orderDeskCalls } from '../topup/desk.calls.ts';
import {
  confirmTransferBody,
  deskOrdersView,
  deskOrderView,
  orderCountsView,
  orderReasonBody,
  ordersQuery,
  queryProviderView,
} from '../topup/desk.ts';
import { openRehearsalBody, rehearsalAddress, rehearsalView } from '../topup/rehearsal.ts';
import { paymentIssuesQuery, paymentIssuesView, paymentIssueView } from '../topup/payment-issues.ts';
import { answers, describeCalls, refuses } from './call-doc.ts';
import { TIME } from './example-case.ts';
import { exampleIssue, exampleOrder, exampleOrderDetail } from './example-desk-order.ts';

const params = { report: { tw: '訂單編號', en: 'the number of the order', example: '261126000123' } };
const one = answers(deskOrderView, { data: exampleOrderDetail });
const reason = { name: { tw: '原因', en: 'A reason' }, schema: orderReasonBody, example: { reason: '對帳單查無此筆' } };
const forbidden = refuses(403, 'msg', 'FORBIDDEN');
const absent = refuses(404, 'noexist', 'ORDER_NOEXIST');
const moved = refuses(409, 'msg', 'ORDER_MOVED');
const closed = refuses(409, 'msg', 'ORDER_CLOSED');
const pending = refuses(409, 'msg', 'APPROVAL_PENDING');

export const topupDeskDocs = describeCalls({
  name: { tw: '後台儲值訂單', en: 'Orders at the desk' },
  of: orderDeskCalls,
  calls: {
    listOrders: {
      summary: { tw: '某個狀態的訂單', en: 'Orders of a state' },
      about: {
        tw: '等人處理的（`reported`、`late`）先來的在前，其他新的在前。姓名一律遮蔽。',
        en: 'What waits for a person (`reported`, `late`) comes in the order in which it came, the rest newest first. Names are masked.',
      },
      query: ordersQuery,
      answer: answers(deskOrdersView, { data: [exampleOrder], page: { next: null } }),
      refusals: [forbidden],
    },
    countOrders: {
      summary: { tw: '等人處理的有多少', en: 'How many wait for a person' },
      answer: answers(orderCountsView, { data: { reported: 3, late: 1, issues: 0, more: false, oldest: TIME } }),
      refusals: [forbidden],
    },
    listPaymentIssues: {
      summary: { tw: '對不上的款項', en: 'Money that fits nothing' },
      query: paymentIssuesQuery,
      answer: answers(paymentIssuesView, { data: [exampleIssue], page: { next: null } }),
      refusals: [forbidden],
    },
    settlePaymentIssue: {
      summary: { tw: '記下一筆款項怎麼處理了', en: 'Notes what was done about such money' },
      params: { issue: { tw: '編號', en: 'its number', example: '7' } },
      bodies: [reason],
      answer: answers(paymentIssueView, { data: exampleIssue }),
      refusals: [forbidden, refuses(404, 'noexist', 'ISSUE_NOEXIST'), refuses(409, 'msg', 'ISSUE_SETTLED')],
    },
    openRehearsal: {
      summary: { tw: '開一條測試儲值的連結', en: 'A link for going through an order without buying' },
      about: {
        tw: '8 小時內有效；訂單在金流平台的測試區付款，不會送進遊戲，也不計入任何金額。',
        en: 'It works for eight hours. Such an order is paid at the provider’s test area, brings nothing and counts for nothing.',
      },
      bodies: [{ name: { tw: '遊戲', en: 'The game' }, schema: openRehearsalBody, example: { game_id: 'H73' } }],
      answer: answers(rehearsalView, {
        data: { address: rehearsalAddress('H73', '1795000000.3.abc'), until: TIME },
      }),
      refusals: [forbidden, refuses(409, 'msg', 'REHEARSALS_CLOSED')],
    },
    getOrder: {
      summary: { tw: '一筆訂單的全部經過', en: 'One order with all that happened to it' },
      about: {
        tw: '財務看得到購買人，會留下紀錄；其他角色看到遮蔽的。',
        en: 'Finance sees the buyer, which leaves a trace; other roles see it masked.',
      },
      params,
      answer: one,
      refusals: [absent],
    },
    confirmTransfer: {
      summary: { tw: '確認匯款入帳', en: 'Confirms that a transfer came in' },
      about: {
        tw: '金額要和訂單相同；對帳單的一筆只能確認一次。超過 50,000 元由第二人核准，答案的 `asked` 會說明。',
        en: 'The sum has to be that of the order, and a line of the statement pays once. Above NT$50,000 a second person agrees first: `asked` says so.',
      },
      params,
      bodies: [
        {
          name: { tw: '對帳單的一筆', en: 'A line of the statement' },
          schema: confirmTransferBody,
          example: {
            amount: 10_000,
            paid_at: '2026-11-26T14:05',
            statement_ref: '20261126-0042',
            reason: '對帳單相符',
          },
        },
      ],
      answer: one,
      refusals: [
        forbidden,
        absent,
        moved,
        closed,
        pending,
        refuses(409, 'amount', 'ORDER_STATEMENT_AMOUNT'),
        refuses(409, 'statement_ref', 'STATEMENT_USED'),
        refuses(400, 'paid_at', 'STATEMENT_FUTURE'),
        refuses(400, 'paid_at', 'STATEMENT_OLD'),
      ],
    },
    rejectTransfer: {
      summary: { tw: '退回匯款回報', en: 'Rejects the report of a transfer' },
      params,
      bodies: [reason],
      answer: one,
      refusals: [forbidden, absent, moved, closed],
    },
    reopenTransfer: {
      summary: { tw: '重新核對退回的匯款回報', en: 'Takes up a rejected report of a transfer once more' },
      about: {
        tw: '玩家帶著收據來、款項後來找到時用；訂單回到待核對。',
        en: 'For a player who comes with a receipt, or money that was found after all: the order waits to be checked again.',
      },
      params,
      bodies: [reason],
      answer: one,
      refusals: [forbidden, absent, moved, closed],
    },
    queryProvider: {
      summary: { tw: '現在向金流平台查詢', en: 'Asks the payment provider now' },
      params,
      answer: answers(queryProviderView, {
        data: exampleOrderDetail,
        answers: [{ orderno: 'T7K2M9P4Q8R3S6T5V', answer: 'unpaid' }],
      }),
      refusals: [
        forbidden,
        absent,
        refuses(409, 'msg', 'ORDER_NOTHING_TO_ASK'),
        refuses(503, 'msg', 'PROVIDER_SILENT'),
      ],
    },
    acceptLate: {
      summary: { tw: '接受逾期的付款，送出點數', en: 'Takes money that came late; the goods are sent' },
      params,
      bodies: [reason],
      answer: one,
      refusals: [forbidden, absent, moved, closed],
    },
    refundOrder: {
      summary: { tw: '提出：款項已退回', en: 'Asks a second person: the money went back' },
      params,
      bodies: [reason],
      answer: one,
      refusals: [forbidden, absent, moved, closed, pending],
    },
  },
});
