import { route, type Route, type ServiceName } from '../shared/route.ts';

/** Services that keep requests for a second person. The screen asks each of them. */
export const approvalServices = ['identity', 'events'] as const satisfies readonly ServiceName[];
export type ApprovalService = (typeof approvalServices)[number];

export const approvalsPath = (service: ServiceName): string => `/api/staff/approvals/${service}`;

/** The calls with which a service shows its requests and takes the decisions. */
export function approvalRoutes(service: ServiceName): Route[] {
  const base = approvalsPath(service);
  return [
    route(service, 'GET', base, { who: 'staff' }),
    route(service, 'GET', `${base}/count`, { who: 'staff' }),
    route(service, 'GET', `${base}/:id`, { who: 'staff' }),
    route(service, 'POST', `${base}/:id/approve`, { who: 'staff', bodyKb: 8 }),
    route(service, 'POST', `${base}/:id/refuse`, { who: 'staff', bodyKb: 8 }),
    route(service, 'POST', `${base}/:id/withdraw`, { who: 'staff', bodyKb: 8 }),
  ];
}
