import { callsOf } from '../shared/route.ts';

const { get, post, put } = callsOf('topup');
const all = '/api/staff/reports';
const one = `${all}/:report` as const;
const issue = `${all}/issues/:issue` as const;
const staff = { who: 'staff' } as const;
const seen = { who: 'staff', bodyKb: 8, once: true, versioned: true } as const;
// The provider may take its time.
const asks = { who: 'staff', bodyKb: 8, answerMs: 30_000 } as const;

export const orderDeskCalls = {
  listOrders: get(all, staff),
  countOrders: get(`${all}/counts`, staff),
  listPaymentIssues: get(`${all}/issues`, staff),
  settlePaymentIssue: post(`${issue}/settle`, { who: 'staff', bodyKb: 8, once: true }),
  openRehearsal: post(`${all}/rehearsals`, { who: 'staff', bodyKb: 8 }),
  getOrder: get(one, staff),
  confirmTransfer: post(`${one}/confirm`, seen),
  rejectTransfer: post(`${one}/reject`, seen),
  reopenTransfer: post(`${one}/reopen`, seen),
  queryProvider: post(`${one}/query_provider`, asks),
  acceptLate: post(`${one}/accept`, seen),
  refundOrder: post(`${one}/refund`, seen),
};

export const maintenanceCalls = {
  getMaintenanceSwitch: get('/api/staff/maintenance', staff),
  changeMaintenance: put('/api/staff/maintenance', { who: 'staff', bodyKb: 32, versioned: true }),
};
