import { callsOf } from '../shared/route.ts';

const { get, post } = callsOf('topup');
/** Named by the order’s token alone; who signed in besides is not asked. */
const order = { bodyKb: 16, member: true } as const;

export const orderCalls = {
  getMemberData: get('/api/auth/get_member_data', { who: 'player', member: true }),
  getPrevReport: get('/api/vipv2/prev_report/:token'),
  firstStep: post('/api/vipv2/first_step', { ...order, limit: 'create', once: true }),
  reportTransfer: post('/api/vipv2/createReport', order),
  openPurchase: post('/api/vipv3/createReport', order),
  payAgain: post('/api/vipv3/pay_again', order),
  mailNumber: post('/api/vipv3/mail_number', order),
  getReportCode: get('/api/vipv3/report_code/:orderno'),
  getReportResult: get('/api/vipv3/report_result/:token'),
  // The provider is asked first, and may take its time.
  cancelReport: post('/api/vipv3/cancel_report', { ...order, answerMs: 30_000 }),
  listMyReports: get('/api/vipv3/my_reports', { who: 'player', member: true }),
};
