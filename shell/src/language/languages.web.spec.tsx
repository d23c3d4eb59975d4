import { examples, expectEveryLanguage, languagesFrom, renderPage, reply, type Calls } from '@hub/page-tests';
import { test } from 'vitest';

/** Screens of the shell, and those of areas that open soon. */
const screens: [name: string, at: string, calls?: Calls][] = [
  ['portal', '/game'],
  ['agreement', '/member/complete_agreement'],
  ['VIP', '/vipservice/H73/create'],
  ['top-up', '/wire_report_v2/H73'],
  ['surveys', '/survey/2021/idv'],
  ['nothing here', '/no/such/page'],
  ['staff sign-in', '/staff', { 'GET /api/staff/me': reply(401) }],
];

for (const [at, [name, address, calls]] of screens.entries())
  test(`${name}: every word in every language, nothing cut off`, async () => {
    await renderPage({
      at: address,
      calls: { ...examples('GET /api/notices'), ...calls },
      language: languagesFrom(at)[0],
      look: 'narrow, light',
    });
    await expectEveryLanguage();
  });
