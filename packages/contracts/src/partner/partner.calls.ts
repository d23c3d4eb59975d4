import { callsOf } from '../shared/route.ts';

const base = '/api/partner/v1';

export const partnerCalls = {
  countUnread: callsOf('support').get(`${base}/unread`, { who: 'partner', limit: 'partner' }),
  revokeTokens: callsOf('identity').post(`${base}/tokens/revoke`, {
    who: 'partner',
    limit: 'partnerRevoke',
    bodyKb: 8,
  }),
  // A list of 500 rows is within 128 KiB.
  pushVip: callsOf('vip').put(`${base}/vip`, { who: 'partner', limit: 'partnerVip', bodyKb: 128 }),
};
