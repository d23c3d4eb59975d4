import { approvalRoutes } from '../approvals/routes.ts';
import { jobRoutes } from '../jobs/routes.ts';
import { route, type Route } from '../shared/route.ts';
import { codeRoutes } from './codes/routes.ts';

export const DELIVERIES = '/api/staff/deliveries';
const one = `${DELIVERIES}/:delivery`;
const batch = `${DELIVERIES}/batches/:batch`;
const deed = { who: 'staff', bodyKb: 16 } as const;

export const eventsRoutes: Route[] = [
  ...jobRoutes('events'),
  route('events', 'GET', DELIVERIES, { who: 'staff' }),
  route('events', 'GET', `${DELIVERIES}/counts`, { who: 'staff' }),
  route('events', 'GET', `${DELIVERIES}/health`, { who: 'staff' }),
  route('events', 'GET', `${DELIVERIES}/figures`, { who: 'staff' }),
  route('events', 'GET', `${DELIVERIES}/batches`, { who: 'staff' }),
  route('events', 'GET', batch, { who: 'staff' }),
  route('events', 'POST', `${batch}/release`, deed),
  route('events', 'GET', `${DELIVERIES}/quota`, { who: 'staff' }),
  route('events', 'PUT', `${DELIVERIES}/quota`, deed),
  route('events', 'POST', `${DELIVERIES}/compensations`, deed),
  route('events', 'GET', one, { who: 'staff' }),
  route('events', 'GET', `${one}/tries`, { who: 'staff' }),
  route('events', 'POST', `${one}/retry`, deed),
  route('events', 'POST', `${one}/cancel`, deed),
  route('events', 'POST', `${one}/by_hand`, deed),
  route('events', 'POST', `${one}/replace`, deed),
  route('events', 'POST', `${one}/recall`, deed),
  route('events', 'GET', '/api/staff/card/deliveries', { who: 'staff' }),
  ...approvalRoutes('events'),
  ...codeRoutes,
];
