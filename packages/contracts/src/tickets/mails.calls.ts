import { callsOf } from '../shared/route.ts';
import type { Desk } from './desk.ts';

export function mailCalls(desk: Desk) {
  const { get, post } = callsOf(desk.service);
  const base = `/api/staff/${desk.api}/mails` as const;
  return {
    listMails: get(base, { who: 'staff' }),
    resendMail: post(`${base}/:id/resend`, { who: 'staff', bodyKb: 8 }),
    releaseMail: post(`${base}/:id/release`, { who: 'staff', bodyKb: 8 }),
    noteBounce: post(`/api/${desk.api}/bounces`, { bodyKb: 8 }),
  };
}
