import { callsOf } from '../../shared/route.ts';

const { get, post } = callsOf('events');
const all = '/api/staff/serial_batches';
const one = `${all}/:batch` as const;
const staff = { who: 'staff' } as const;
const change = { who: 'staff', bodyKb: 16 } as const;
const submit = { ...change, once: true } as const;
const seen = { ...change, versioned: true } as const;
export const SERIAL_FILE_BYTES = 64 * 1024 * 1024;
/** A file of a million rows over a slow line. */
const FILE_MS = 600_000;
const FILE_KB = SERIAL_FILE_BYTES / 1024 + 1024;

export const serialCalls = {
  lookUpCode: post('/api/staff/serials/lookup', change),
  listSerialBatches: get(all, staff),
  orderCodes: post(all, submit),
  addKeyword: post(`${all}/keyword`, submit),
  importCodes: post(`${all}/import`, { who: 'staff', limit: 'upload', bodyKb: FILE_KB, answerMs: FILE_MS, once: true }),
  getSerialBatch: get(one, staff),
  commitSerialBatch: post(`${one}/commit`, seen),
  cancelSerialBatch: post(`${one}/cancel`, seen),
  retrySerialBatch: post(`${one}/retry`, seen),
  disableSerialBatch: post(`${one}/disable`, seen),
  fetchSerialErrors: get(`${one}/errors.csv`, { who: 'staff', answerMs: FILE_MS }),
  requestUnusedCodes: post(`${one}/unused`, submit),
  fetchUnusedCodes: post(`${one}/unused.csv`, { who: 'staff', bodyKb: 4, answerMs: FILE_MS }),
};
