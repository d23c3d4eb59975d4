import { testEveryLanguage, type Calls } from '@hub/page-tests';
import { FORM, formView, longForm, noReward, surveyCalls, surveyOf } from './testing/survey-answers.ts';

const screens: [name: string, at: string, calls?: Calls][] = [
  ['racing survey', '/survey/racing', surveyCalls()],
  ['survey of pages', '/survey/long', surveyCalls(surveyOf({ questions: longForm.pages, reward: noReward }))],
  ['survey that is over', '/survey/over', surveyCalls(surveyOf({ open: false }))],
  ['log-in', '/survey/2021/idv'],
  ['log-in of the event', '/survey/event18/lifeafter'],
  ['no such survey', '/survey/2021/H73'],
  ['embedded form', '/survey/form/idv-2021?code=A', { [FORM]: formView({ char_name: 'Tester' }) }],
  ['mini questionnaire', '/survey/mini'],
];

testEveryLanguage(screens);
