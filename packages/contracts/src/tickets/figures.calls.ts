import { callsOf } from '../shared/route.ts';
import type { Desk } from './desk.ts';

/** The file comes from the store before the answer begins. */
const DOWNLOAD_MS = 30_000;
const staff = { who: 'staff' } as const;

export function figureCalls(desk: Desk) {
  const { get } = callsOf(desk.service);
  const base = `/api/staff/${desk.api}/figures` as const;
  return {
    getFigures: get(base, staff),
    listComments: get(`${base}/comments`, staff),
    getHelped: get(`${base}/helped`, staff),
  };
}

export function exportCalls(desk: Desk) {
  const { get, post } = callsOf(desk.service);
  const base = `/api/staff/${desk.api}/exports` as const;
  return {
    listExports: get(base, staff),
    requestExport: post(base, { who: 'staff', bodyKb: 16, once: true }),
    fetchExport: get(`${base}/:export`, { who: 'staff', answerMs: DOWNLOAD_MS }),
    cancelExport: post(`${base}/:export/cancel`, { who: 'staff', bodyKb: 4 }),
  };
}

export function holidayCalls(desk: Desk) {
  const { get, post } = callsOf(desk.service);
  const base = `/api/staff/${desk.api}/holidays` as const;
  return {
    listHolidays: get(base, staff),
    addHoliday: post(base, { who: 'staff', bodyKb: 8 }),
    importHolidays: post(`${base}/import`, { who: 'staff', bodyKb: 128 }),
    removeHoliday: post(`${base}/:holiday/remove`, { who: 'staff', bodyKb: 8 }),
  };
}

export function deskJobCalls(desk: Desk) {
  const { get, post } = callsOf(desk.service);
  const base = `/api/staff/${desk.api}/jobs` as const;
  return {
    listJobs: get(base, staff),
    getKeeping: get(`${base}/keeping`, staff),
    cancelJob: post(`${base}/:job/cancel`, { who: 'staff', bodyKb: 4 }),
    retryJob: post(`${base}/:job/retry`, { who: 'staff', bodyKb: 4 }),
  };
}
