import { callsOf } from '../shared/route.ts';

const { get, post } = callsOf('vip');
const base = '/api/staff/vip/import';
const file = `${base}/:import` as const;
const seen = { who: 'staff', bodyKb: 8, versioned: true } as const;
/** Largest file of a list, in bytes: 100,000 lines with notes. */
export const VIP_FILE_BYTES = 16 * 1024 * 1024;
const FILE_KB = VIP_FILE_BYTES / 1024 + 1024;
const FILE_MS = 120_000;

export const vipImportCalls = {
  listVipImports: get(base, { who: 'staff' }),
  importVip: post(base, { who: 'staff', limit: 'upload', bodyKb: FILE_KB, answerMs: FILE_MS, once: true }),
  getVipImport: get(file, { who: 'staff' }),
  listVipImportLines: get(`${file}/lines`, { who: 'staff' }),
  requestVipImport: post(`${file}/request`, seen),
  cancelVipImport: post(`${file}/cancel`, seen),
};
