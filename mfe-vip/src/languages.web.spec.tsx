import { examples, testEveryLanguage, type Calls } from '@hub/page-tests';
import {
  caseOf,
  FORM,
  formOf,
  LIST,
  mark,
  oneCase,
  rankedSetup,
  SETUP,
  setupOf,
  VIEW,
  vipCalls,
  visitorForm,
} from './testing/vip-answers.ts';

/** What stands in an answer in one language would stand there in all. */
const wordless = { content: 'GPA.3372-5514', character_name: 'Tester', server_name: '', game_name: '' };
const { user } = formOf().settings;
const question_types = { '1': 'GPA' };
const screens: [name: string, at: string, calls?: Calls][] = [
  ['home', '/vipservice/H73', { [SETUP]: setupOf({ game_name: 'H73' }) }],
  [
    'home, not ranked',
    `/vipservice/H73${mark}`,
    { [SETUP]: rankedSetup({ vip_ranking: 0, character_name: 'Tester' }) },
  ],
  [
    'home, ranked',
    `/vipservice/H73${mark}`,
    {
      [SETUP]: rankedSetup({ game_name: 'H73', character_name: 'Tester', agent_name: 'Yue' }),
      [LIST]: { ...oneCase(), msg: [], total: 0 },
    },
  ],
  ['look-up', '/vipservice/H73/query'],
  [
    'report from the web',
    '/vipservice/H73/create',
    { [FORM]: { settings: { ...visitorForm().settings, question_types } } },
  ],
  [
    'report in game',
    `/vipservice/H73/create${mark}`,
    { [FORM]: formOf({ question_types, user: user && { ...user, character_name: 'Tester' } }) },
  ],
  ['case', `/vipservice/H73/view/2001${mark}`, { [VIEW]: caseOf({ ...wordless, id: 2001, replies: [], status: '0' }) }],
];

testEveryLanguage(screens, { ...vipCalls(), ...examples('GET /api/notices') });
