import { callsOf } from '../shared/route.ts';
import type { Desk } from './desk.ts';

const staff = { who: 'staff' } as const;
const small = { who: 'staff', bodyKb: 4 } as const;
const change = { ...small, versioned: true } as const;

export function queueCalls(desk: Desk) {
  const rows = callsOf(desk.service);
  const base = `/api/staff/${desk.api}` as const;
  return {
    listCases: rows.get(base, staff),
    countCases: rows.get(`${base}/counts`, staff),
    listChoices: rows.get(`${base}/choices`, staff),
    searchCases: rows.post(`${base}/search`, small),
    listFilters: rows.get(`${base}/filters`, staff),
    saveFilter: rows.post(`${base}/filters`, { ...small, once: true }),
    changeFilter: rows.put(`${base}/filters/:filter`, change),
    removeFilter: rows.delete(`${base}/filters/:filter`, change),
  };
}
