import { callsOf } from '../shared/route.ts';

const { get, post } = callsOf('identity');
const half = { who: 'staff', half: true, bodyKb: 8 } as const;
const whole = { who: 'staff', bodyKb: 8 } as const;

export const signInCalls = {
  signIn: post('/api/staff/login', { limit: 'login', bodyKb: 8 }),
  getMe: get('/api/staff/me', { who: 'staff', half: true }),
  signOut: post('/api/staff/logout', half),
  proveFactor: post('/api/staff/second_factor', half),
  enrolFactor: post('/api/staff/enrol', half),
  confirmFactor: post('/api/staff/enrol/confirm', half),
  changePassword: post('/api/staff/password', half),
  stepUp: post('/api/staff/step_up', whole),
  renewRecoveryCodes: post('/api/staff/recovery_codes', whole),
  removeFactor: post('/api/staff/second_factor/remove', whole),
  listSessions: get('/api/staff/sessions', { who: 'staff' }),
  endOtherSessions: post('/api/staff/sessions/end_others', whole),
  endSession: post('/api/staff/sessions/:ref/end', whole),
};
