import { callsOf } from '../shared/route.ts';
import type { Desk } from './desk.ts';

const staff = { who: 'staff' } as const;

export function macroCalls(desk: Desk) {
  const { get, post, put } = callsOf(desk.service);
  const base = `/api/staff/${desk.api}` as const;
  return {
    listMacros: get(`${base}/macros`, staff),
    createMacro: post(`${base}/macros`, { who: 'staff', once: true }),
    getMacro: get(`${base}/macros/:id`, staff),
    changeMacro: put(`${base}/macros/:id`, { who: 'staff', once: true, versioned: true }),
    archiveMacro: post(`${base}/macros/:id/archive`, { who: 'staff', bodyKb: 8, versioned: true }),
    listCaseMacros: get(`${base}/:q_id/macros`, staff),
  };
}
