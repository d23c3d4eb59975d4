import { callsOf, type ServiceName } from '../shared/route.ts';

export function serviceJobCalls(service: ServiceName) {
  const { get, post } = callsOf(service);
  const base = `/api/staff/jobs/${service}` as const;
  return {
    listJobs: get(base, { who: 'staff' }),
    getKeeping: get(`${base}/keeping`, { who: 'staff' }),
    cancelJob: post(`${base}/:job/cancel`, { who: 'staff', bodyKb: 4 }),
    retryJob: post(`${base}/:job/retry`, { who: 'staff', bodyKb: 4 }),
  };
}
