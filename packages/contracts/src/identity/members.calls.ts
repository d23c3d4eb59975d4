import { callsOf } from '../shared/route.ts';

const { get, post, put } = callsOf('identity');
/** Reads or sets the cookie of the session. */
const session = { limit: 'login', bodyKb: 8, sameOrigin: true } as const;
const own = { who: 'player', member: true } as const;
const ownChange = { ...own, bodyKb: 8, sameOrigin: true } as const;

export const memberCalls = {
  askMemberCode: post('/api/auth/member_code', { limit: 'login', bodyKb: 16 }),
  logInMember: post('/api/auth/member_login', session),
  resumeMember: post('/api/auth/member_session', { ...session, limit: 'write' }),
  logOutMember: post('/api/auth/member_logout', { ...session, limit: 'write' }),
  logOutEverywhere: post('/api/auth/member_logout_all', ownChange),
  listMemberSessions: get('/api/auth/member_sessions', own),
  endMemberSession: post('/api/auth/member_sessions/:ref/end', ownChange),
  getProfile: get('/api/auth/member_profile', own),
  saveProfile: put('/api/auth/member_profile', { ...ownChange, versioned: true }),
  takeOwnData: post('/api/auth/member_data', ownChange),
  noteMemberBounce: post('/api/auth/bounces', { bodyKb: 8 }),
};
