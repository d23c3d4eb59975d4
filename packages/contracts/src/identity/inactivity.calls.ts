import { callsOf } from '../shared/route.ts';

const { get, post } = callsOf('identity');
const base = '/api/staff/members/inactivity';

/** The desk of product admins and auditors of all games. */
export const inactivityCalls = {
  showInactivity: get(base, { who: 'staff' }),
  listInactiveMembers: get(`${base}/members`, { who: 'staff' }),
  listInactivityRuns: get(`${base}/runs`, { who: 'staff' }),
  requestInactivityRun: post(`${base}/requests`, { who: 'staff', bodyKb: 8, once: true, status: 201 }),
};
