import { documented, examples, playerToken, testEveryLanguage, type Calls } from '@hub/page-tests';

const SETUP = 'POST /api/service/init_setup';
const calls: Calls = {
  [SETUP]: documented(SETUP),
  ...examples('GET /api/notices', 'GET /api/faq/get_faq'),
};
const token = playerToken();
const player = documented(SETUP, { token, is_in_game: true, character_name: 'Tester', role_id: '123456789' });

const screens: [name: string, at: string, calls?: Calls][] = [
  ['customer centre', '/support'],
  ['service home', '/service/H73'],
  ['service home of a player', `/service_quick?token=${token}`, { [SETUP]: player }],
  ['FAQ', '/faq'],
  ['help', '/help/home'],
];

testEveryLanguage(screens, calls);
