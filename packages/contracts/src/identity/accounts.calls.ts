import { callsOf } from '../shared/route.ts';

const { get, post, put } = callsOf('identity');
const all = '/api/staff/accounts';
const one = `${all}/:id` as const;
const staff = { who: 'staff' } as const;
const small = { who: 'staff', bodyKb: 8 } as const;

/** Of everybody at the desk: names of what somebody holds. */
export const deskRoleCalls = { listRoles: get('/api/staff/roles', staff) };

export const accountCalls = {
  listAccounts: get(all, staff),
  createAccount: post(all, { who: 'staff', status: 201 }),
  getAccount: get(one, staff),
  changeAccount: put(one, staff),
  disableAccount: post(`${one}/disable`, small),
  enableAccount: post(`${one}/enable`, small),
  resetFactor: post(`${one}/reset_factor`, small),
  resetPassword: post(`${one}/reset_password`, small),
  endAccountSessions: post(`${one}/sessions/end`, small),
  endAccountSession: post(`${one}/sessions/:ref/end`, small),
};
