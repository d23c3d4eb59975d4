import { examples, reply, testEveryLanguage, type Calls } from '@hub/page-tests';

/** Screens of the shell, and those of areas that open soon. */
const screens: [name: string, at: string, calls?: Calls][] = [
  ['portal', '/game'],
  ['agreement', '/member/complete_agreement'],
  ['surveys', '/survey/2021/idv'],
  ['nothing here', '/no/such/page'],
  ['staff sign-in', '/staff', { 'GET /api/staff/me': reply(401) }],
];

testEveryLanguage(screens, examples('GET /api/notices'));
