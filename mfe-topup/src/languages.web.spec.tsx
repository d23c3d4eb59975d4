import { examples, testEveryLanguage, type Calls } from '@hub/page-tests';
import { MAINTENANCE, SHOP, shopCalls, shopOf } from './testing/shop-answers.ts';

/** What stands in an answer in one language would stand there in all. */
const wordless = shopOf({ role_id_message: '', notices: [] });
const screens: [name: string, at: string, calls?: Calls][] = [
  ['regions', '/wire_report_portal/H73'],
  ['buyer in Taiwan', '/wire_report_v2/H73'],
  ['buyer elsewhere', '/wire_report_v3/H73'],
  ['closed', '/wire_report_v2/H73', { [SHOP]: { ...wordless, tw: 0 } }],
  ['maintenance', '/wire_report_v2/H73', { [MAINTENANCE]: { msg: 'OK', bulletin: '', until: null } }],
];

testEveryLanguage(screens, { ...shopCalls({ [SHOP]: wordless }), ...examples('GET /api/notices') });
