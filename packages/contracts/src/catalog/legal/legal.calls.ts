import { callsOf } from '../../shared/route.ts';

const { get, post, put, delete: remove } = callsOf('catalog');

export const legalCalls = {
  getLegal: get('/api/legal/:site'),
  listLegalVersions: get('/api/legal/:site/versions'),
  getLegalChanges: get('/api/legal/:site/versions/:number/changes'),
};

/** Of the member who is logged in. */
export const memberTermsCalls = {
  getMemberTerms: get('/api/member/terms', { who: 'player', member: true }),
  acceptMemberTerms: post('/api/member/terms/accept', { who: 'player', member: true, bodyKb: 4 }),
};

const base = '/api/staff/legal';
const staff = { who: 'staff' } as const;

export const legalDeskCalls = {
  listLegalDesk: get(base, staff),
  draftLegal: post(base, { ...staff, once: true, status: 201, bodyKb: 4 }),
  previewLegal: post(`${base}/preview`, { ...staff, bodyKb: 256 }),
  getLegalVersion: get(`${base}/:id`, staff),
  changeLegal: put(`${base}/:id`, { ...staff, versioned: true, bodyKb: 16 }),
  changeLegalSection: put(`${base}/:id/sections/:section`, { ...staff, versioned: true, bodyKb: 768 }),
  discardLegal: remove(`${base}/:id`, { ...staff, versioned: true }),
  compareLegal: get(`${base}/:id/changes`, staff),
  reviewLegal: post(`${base}/:id/review`, { ...staff, versioned: true, bodyKb: 8 }),
  requestLegal: post(`${base}/:id/requests`, { ...staff, versioned: true, bodyKb: 8 }),
};
