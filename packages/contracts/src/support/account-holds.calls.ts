import { callsOf } from '../shared/route.ts';

const { get, post } = callsOf('support');
const change = { who: 'staff', bodyKb: 8 } as const;

export const accountHoldCalls = {
  getAccountHold: get('/api/staff/card/hold', { who: 'staff' }),
  holdAccount: post('/api/staff/account_holds', change),
  releaseAccount: post('/api/staff/account_holds/release', change),
};
