import { callsOf } from '../shared/route.ts';

const { get, post, put } = callsOf('vip');
const base = '/api/staff/vip';
const entry = `${base}/entries/:entry` as const;
const staff = { who: 'staff' } as const;
const change = { who: 'staff', bodyKb: 8 } as const;
const seen = { ...change, versioned: true } as const;

export const vipMemberCalls = {
  listVip: get(base, staff),
  countVip: get(`${base}/counts`, staff),
  listVipAgents: get(`${base}/agents`, staff),
  addVip: post(base, { ...change, once: true }),
  getVip: get(entry, staff),
  changeVip: put(entry, seen),
  endVip: post(`${entry}/end`, seen),
  showVipCard: get('/api/staff/card/vip', staff),
};
