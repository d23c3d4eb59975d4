import { ofForm, press, type Screen } from './screen.ts';

/** Surveys of players. The demo data has the racing survey; an exclusive one begins with its log-in. */
export const surveyScreens: Screen[] = [
  { name: 'racing survey', path: '/survey/racing-2026', who: 'visitor', states: ofForm, send: press(/^送出/) },
  {
    name: 'member survey',
    path: '/survey/2021/idv',
    who: 'visitor',
    states: ['normal', 'fields', 'long'],
    send: press('登入填寫'),
  },
  { name: 'event survey', path: '/survey/event18/lifeafter', who: 'visitor', states: ['normal'] },
  { name: 'embedded form without a code', path: '/survey/form/idv-2021', who: 'visitor', states: ['normal'] },
  { name: 'mini questionnaire', path: '/survey/mini', who: 'visitor', states: ['normal', 'long'] },
  { name: 'no survey of this game', path: '/survey/2021/H73', who: 'visitor', states: ['normal'] },
  { name: 'survey preview, nobody', path: '/test/1', who: 'visitor', states: ['normal'] },
];
