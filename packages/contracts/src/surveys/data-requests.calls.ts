import { callsOf } from '../shared/route.ts';

const { get, post, put } = callsOf('surveys');
const base = '/api/staff/personal_data';
const all = `${base}/requests` as const;
const one = `${all}/:request` as const;
const staff = { who: 'staff' } as const;
const change = { who: 'staff', bodyKb: 16, versioned: true } as const;
/** Every area is asked, one after the other. */
const LOOK_MS = 30_000;
/** A file of all that is known of somebody, over a slow line. */
const FILE_MS = 600_000;

/** The desk of product admins and auditors of all games. */
export const dataRequestCalls = {
  findPerson: post(`${base}/find`, { who: 'staff', bodyKb: 16, answerMs: LOOK_MS }),
  listDataRequests: get(all, staff),
  openDataRequest: post(all, { who: 'staff', bodyKb: 16, once: true }),
  getDataRequest: get(one, staff),
  previewDataRequest: post(`${one}/preview`, { who: 'staff', bodyKb: 1, answerMs: LOOK_MS }),
  namePerson: put(`${one}/person`, change),
  proveRequester: post(`${one}/prove`, change),
  correctPerson: post(`${one}/correct`, { ...change, answerMs: LOOK_MS }),
  extendDataRequest: post(`${one}/extend`, change),
  requestErasure: post(`${one}/erase`, change),
  holdDataRequest: post(`${one}/hold`, change),
  releaseDataRequest: post(`${one}/release`, change),
  finishDataRequest: post(`${one}/finish`, change),
  refuseDataRequest: post(`${one}/refuse`, change),
  destructionRecord: get(`${one}/record`, staff),
  exportPerson: get(`${one}/export`, { who: 'staff', answerMs: FILE_MS }),
};

/** Of whoever is logged in to the site. */
export const ownDataRequestCalls = {
  createDataRequest: post('/api/member/data_requests', { who: 'player', member: true, bodyKb: 8, once: true }),
  listOwnDataRequests: get('/api/member/data_requests', { who: 'player', member: true }),
};
