import { callsOf } from '../shared/route.ts';

const { get, put } = callsOf('vip');
const rule = '/api/staff/vip/rules/:game_id';

export const vipRuleCalls = {
  getVipRule: get(rule, { who: 'staff' }),
  changeVipRule: put(rule, { who: 'staff', bodyKb: 8, versioned: true }),
  previewVipRule: get(`${rule}/preview`, { who: 'staff' }),
};
