import { callsOf } from '../shared/route.ts';
import type { Desk } from './desk.ts';
import { filesAtMost } from './file-groups.ts';
import { PICTURES_MS, withFiles } from './file-limits.ts';

const staff = { who: 'staff' } as const;
const small = { who: 'staff', bodyKb: 8 } as const;
const change = { ...small, versioned: true } as const;
const writing = { ...change, bodyKb: 64 } as const;

export function caseCalls(desk: Desk) {
  const { get, post } = callsOf(desk.service);
  const base = `/api/staff/${desk.api}` as const;
  return {
    getCase: get(`${base}/:q_id`, staff),
    listCaseReplies: get(`${base}/:q_id/replies`, staff),
    showContact: post(`${base}/:q_id/contact`, small),
    uploadStaffPicture: post(`${base}/attachments`, { who: 'staff', limit: 'upload', ...withFiles(1) }),
    answerCase: post(`${base}/:q_id/reply`, {
      who: 'staff',
      versioned: true,
      once: true,
      ...withFiles(filesAtMost(desk, 'reply')),
    }),
    getCard: get(`/api/staff/card/${desk.api}`, staff),
  };
}

export function paperCalls(desk: Desk) {
  const { post } = callsOf(desk.service);
  return {
    showPaper: post(`/api/staff/${desk.api}/:q_id/papers/:paper`, {
      who: 'staff',
      bodyKb: 16,
      answerMs: PICTURES_MS,
    }),
  };
}

export function workCalls(desk: Desk) {
  const { get, post } = callsOf(desk.service);
  const one = `/api/staff/${desk.api}/:q_id` as const;
  return {
    takeCase: post(`${one}/take`, change),
    assignCase: post(`${one}/assign`, change),
    releaseCase: post(`${one}/release`, change),
    listColleagues: get(`${one}/colleagues`, staff),
    // Every open case says so a few times a minute.
    notePresence: post(`${one}/presence`, { ...small, limit: 'read' }),
    addNote: post(`${one}/note`, { ...writing, once: true }),
    changeNote: post(`${one}/notes/:note`, { ...writing, once: true }),
    listTypeChoices: get(`${one}/choices`, staff),
    changeType: post(`${one}/type`, change),
    mergeCase: post(`${one}/merge`, change),
    closeCase: post(`${one}/close`, change),
    reopenCase: post(`${one}/reopen`, change),
    holdCase: post(`${one}/hold`, change),
    releaseHold: post(`${one}/hold/release`, change),
    resendCode: post(`${one}/resend_code`, { ...change, once: true }),
  };
}

export function bulkCalls(desk: Desk) {
  const { get, post } = callsOf(desk.service);
  const base = `/api/staff/${desk.api}/bulk` as const;
  return {
    startBulk: post(base, { who: 'staff', bodyKb: 256, once: true, status: 202 }),
    getBulk: get(`${base}/:bulk`, staff),
  };
}
