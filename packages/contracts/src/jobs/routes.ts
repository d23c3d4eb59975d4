import { route, type Route, type ServiceName } from '../shared/route.ts';

/** Services whose background work the desk shows beside that of the desks. The screen asks each of them. */
export const jobServices = ['events', 'identity', 'catalog'] as const satisfies readonly ServiceName[];
export type JobService = (typeof jobServices)[number];

export const jobsPath = (service: JobService): string => `/api/staff/jobs/${service}`;

/** The calls with which a service shows its background work, and has it given up or done again. */
export function jobRoutes(service: JobService): Route[] {
  const base = jobsPath(service);
  return [
    route(service, 'GET', base, { who: 'staff' }),
    route(service, 'GET', `${base}/keeping`, { who: 'staff' }),
    route(service, 'POST', `${base}/:job/cancel`, { who: 'staff', bodyKb: 4 }),
    route(service, 'POST', `${base}/:job/retry`, { who: 'staff', bodyKb: 4 }),
  ];
}
