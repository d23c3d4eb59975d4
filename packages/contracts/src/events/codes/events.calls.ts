import { callsOf } from '../../shared/route.ts';

const { get, post, put } = callsOf('events');
const all = '/api/staff/events';
const one = `${all}/:event` as const;
const staff = { who: 'staff' } as const;
const change = { who: 'staff', bodyKb: 16 } as const;
const draft = { who: 'staff', bodyKb: 64 } as const;
const seen = { ...change, versioned: true } as const;
/** A file of a million rows over a slow line. */
const FILE_MS = 600_000;

export const eventCalls = {
  listEvents: get(all, staff),
  createEvent: post(all, { ...draft, once: true }),
  getEvent: get(one, staff),
  changeEvent: put(one, { ...draft, versioned: true }),
  publishEvent: post(`${one}/publish`, { ...seen, once: true }),
  stopEvent: post(`${one}/stop`, seen),
  resumeEvent: post(`${one}/resume`, seen),
  removeEvent: post(`${one}/remove`, seen),
  testRedeem: post(`${one}/test_redeem`, change),
  getEventFigures: get(`${one}/figures`, staff),
};

const PICTURE_KB = 9 * 1024;
const PICTURE_MS = 60_000;

export const eventPictureCalls = {
  uploadPicture: post(`${all}/pictures`, { who: 'staff', limit: 'upload', bodyKb: PICTURE_KB, answerMs: PICTURE_MS }),
  showPicture: get('/media/events/:picture', { limit: 'media' }),
};

export const redemptionCalls = {
  listRedemptions: get(`${one}/redemptions`, staff),
  giveSubstitute: post(`${one}/substitutes`, { ...change, once: true }),
  listLocks: get(`${one}/locks`, staff),
  unlock: post('/api/staff/locks/:lock/unlock', change),
  listCardRedemptions: get('/api/staff/card/redemptions', staff),
};

export const codeExportCalls = {
  listExports: get(`${all}/exports`, staff),
  requestExport: post(`${all}/exports`, { ...change, once: true }),
  fetchExport: get(`${all}/exports/:export`, { who: 'staff', answerMs: FILE_MS }),
  cancelExport: post(`${all}/exports/:export/cancel`, { who: 'staff', bodyKb: 4 }),
};
