import { route, type Route, type ServiceName } from '../shared/route.ts';
import type { Desk } from './desk.ts';

/** Rows of the route table for the work on a case. */
export function workRoutes(desk: Desk, service: ServiceName): Route[] {
  const base = `/api/staff/${desk.api}`;
  const one = `${base}/:q_id`;
  const small = { who: 'staff', bodyKb: 8 } as const;
  const change = { ...small, versioned: true } as const;
  const writing = { ...change, bodyKb: 64 } as const;
  return [
    route(service, 'POST', `${one}/take`, change),
    route(service, 'POST', `${one}/assign`, change),
    route(service, 'POST', `${one}/release`, change),
    route(service, 'GET', `${one}/colleagues`, { who: 'staff' }),
    // Every open case says so a few times a minute.
    route(service, 'POST', `${one}/presence`, { ...small, limit: 'read' }),
    route(service, 'POST', `${one}/note`, writing),
    route(service, 'POST', `${one}/notes/:note`, writing),
    route(service, 'GET', `${one}/choices`, { who: 'staff' }),
    route(service, 'POST', `${one}/type`, change),
    route(service, 'POST', `${one}/merge`, change),
    route(service, 'POST', `${one}/close`, change),
    route(service, 'POST', `${one}/reopen`, change),
    route(service, 'POST', `${one}/resend_code`, change),
    route(service, 'POST', `${base}/bulk`, { who: 'staff', bodyKb: 256 }),
    route(service, 'GET', `${base}/bulk/:bulk`, { who: 'staff' }),
  ];
}
