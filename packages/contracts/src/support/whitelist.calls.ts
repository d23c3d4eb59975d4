import { callsOf } from '../shared/route.ts';

const { get, post } = callsOf('support');
const base = '/api/staff/whitelist';
const IMPORT_KB = 1024;

export const whitelistCalls = {
  listWhitelist: get(base, { who: 'staff' }),
  addToWhitelist: post(base, { who: 'staff', bodyKb: 8 }),
  importWhitelist: post(`${base}/import`, { who: 'staff', bodyKb: IMPORT_KB }),
  removeFromWhitelist: post(`${base}/:id/remove`, { who: 'staff', bodyKb: 8 }),
};
