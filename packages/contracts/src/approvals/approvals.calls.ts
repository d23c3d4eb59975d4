import { callsOf, type ServiceName } from '../shared/route.ts';

const CARRY_OUT_MS = 60_000;

export function approvalCalls(service: ServiceName) {
  const { get, post } = callsOf(service);
  const base = `/api/staff/approvals/${service}` as const;
  const staff = { who: 'staff' } as const;
  const decision = { who: 'staff', bodyKb: 8 } as const;
  // What is carried out may be a whole list.
  const carriedOut = { ...decision, answerMs: CARRY_OUT_MS } as const;
  return {
    listApprovals: get(base, staff),
    countApprovals: get(`${base}/count`, staff),
    getApproval: get(`${base}/:id`, staff),
    approve: post(`${base}/:id/approve`, carriedOut),
    refuse: post(`${base}/:id/refuse`, decision),
    withdraw: post(`${base}/:id/withdraw`, decision),
  };
}
