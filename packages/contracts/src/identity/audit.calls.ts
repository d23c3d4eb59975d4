import { callsOf } from '../shared/route.ts';

const { get, post } = callsOf('identity');
const base = '/api/staff/audit';
const staff = { who: 'staff' } as const;
/** Of a file of many rows, on a slow line. */
const DOWNLOAD_MS = 30_000;

export const auditCalls = {
  searchAudit: get(base, staff),
  getAuditOverview: get(`${base}/overview`, staff),
  getAuditEntry: get(`${base}/:id`, staff),
};

export const auditExportCalls = {
  listExports: get(`${base}/exports`, staff),
  requestExport: post(`${base}/exports`, { who: 'staff', bodyKb: 16, once: true }),
  fetchExport: get(`${base}/exports/:export`, { who: 'staff', answerMs: DOWNLOAD_MS }),
  cancelExport: post(`${base}/exports/:export/cancel`, { who: 'staff', bodyKb: 4 }),
};

export const signOffCalls = {
  listSignOffs: get(`${base}/sign_offs`, staff),
  getSignOff: get(`${base}/sign_offs/:month`, staff),
  signOff: post(`${base}/sign_offs/:month`, { who: 'staff', bodyKb: 8 }),
};
