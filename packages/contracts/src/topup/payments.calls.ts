import { callsOf } from '../shared/route.ts';

const { post } = callsOf('topup');
const provider = { form: true, bodyKb: 64 } as const;

/** Forms of the payment provider: the first from its server, the others by the browser of whoever paid. */
export const paymentCalls = {
  takeNotice: post('/api/payments/newebpay/notify', { ...provider, limit: 'provider' }),
  returnFromPayment: post('/api/payments/newebpay/return', { ...provider, status: 303 }),
  returnWithNumber: post('/api/payments/newebpay/customer', { ...provider, status: 303 }),
};
