import type { LegalView } from '@hub/contracts/catalog';
import { documented, examples, reply, testEveryLanguage, type Calls } from '@hub/page-tests';

const LEGAL = 'GET /api/legal/:site';
const legal = documented<LegalView>(LEGAL) as LegalView;

/** Screens of the shell, and those of areas that open soon. */
const screens: [name: string, at: string, calls?: Calls][] = [
  ['portal', '/game'],
  ['agreement', '/member/complete_agreement', { [LEGAL]: { ...legal, msg: legal.msg.slice(0, 1) } }],
  ['surveys', '/survey/2021/idv'],
  ['nothing here', '/no/such/page'],
  ['staff sign-in', '/staff', { 'GET /api/staff/me': reply(401) }],
];

testEveryLanguage(screens, examples('GET /api/notices'));
