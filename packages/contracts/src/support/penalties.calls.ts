import { callsOf } from '../shared/route.ts';

const { get, post } = callsOf('support');

export const penaltyCalls = {
  listPenalties: get('/api/staff/card/penalties', { who: 'staff' }),
  notePenalty: post('/api/staff/penalties', { who: 'staff', bodyKb: 8, once: true }),
  liftPenalty: post('/api/staff/penalties/:penalty/lift', { who: 'staff', bodyKb: 8 }),
};
