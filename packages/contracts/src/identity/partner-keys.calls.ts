import { callsOf } from '../shared/route.ts';

const { get, post } = callsOf('identity');
const base = '/api/staff/partner_keys';

export const partnerKeyCalls = {
  listPartnerKeys: get(base, { who: 'staff' }),
  requestPartnerKey: post(`${base}/requests`, { who: 'staff', once: true, status: 201 }),
  testPartnerKey: post(`${base}/test`, { who: 'staff' }),
  requestGameAddress: post(`${base}/addresses`, { who: 'staff', bodyKb: 8, once: true, status: 201 }),
  testGameLink: post(`${base}/link_test`, { who: 'staff', bodyKb: 8 }),
};
