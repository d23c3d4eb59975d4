import { callsOf, type ServiceName } from '../shared/route.ts';

export function approvalCalls(service: ServiceName) {
  const { get, post } = callsOf(service);
  const base = `/api/staff/approvals/${service}` as const;
  const staff = { who: 'staff' } as const;
  const decision = { who: 'staff', bodyKb: 8 } as const;
  return {
    listApprovals: get(base, staff),
    countApprovals: get(`${base}/count`, staff),
    getApproval: get(`${base}/:id`, staff),
    approve: post(`${base}/:id/approve`, decision),
    refuse: post(`${base}/:id/refuse`, decision),
    withdraw: post(`${base}/:id/withdraw`, decision),
  };
}
