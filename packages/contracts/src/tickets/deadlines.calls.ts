import { callsOf } from '../shared/route.ts';
import type { Desk } from './desk.ts';

export function deadlineCalls(desk: Desk) {
  const { get, post } = callsOf(desk.service);
  const base = `/api/staff/${desk.api}` as const;
  return {
    listDeadlines: get(`${base}/deadlines`, { who: 'staff' }),
    countDeadlines: get(`${base}/deadlines/counts`, { who: 'staff' }),
    noteFee: post(`${base}/:q_id/fee`, { who: 'staff', bodyKb: 8, versioned: true, once: true }),
  };
}
