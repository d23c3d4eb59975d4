import { everything, fetched, ME, press, type Screen } from './screen.ts';

const OPERATOR = { who: 'staff', as: 'event_operator' } as const;
const ADMIN = { who: 'staff', as: 'product_admin' } as const;

/** What staff sees of surveys. The first one is of the seed. */
export const surveyDeskScreens: Screen[] = [
  { ...OPERATOR, name: 'surveys of staff', path: '/staff/surveys', states: everything, spared: ME },
  {
    ...OPERATOR,
    name: 'new survey',
    path: '/staff/surveys/new',
    states: ['normal', 'fields'],
    send: press('存成草稿'),
  },
  { ...OPERATOR, name: 'survey of staff', path: '/staff/surveys/1', states: fetched, spared: ME },
  { ...OPERATOR, name: 'survey form', path: '/staff/surveys/1/edit', states: ['normal', 'long'] },
  { ...OPERATOR, name: 'survey results', path: '/staff/surveys/1/results', states: fetched, spared: ME },
  { ...OPERATOR, name: 'survey eligible', path: '/staff/surveys/1/eligible', states: fetched, spared: ME },
  { ...OPERATOR, name: 'survey rewards', path: '/staff/surveys/1/rewards', states: fetched, spared: ME },
  { ...OPERATOR, name: 'survey exports', path: '/staff/surveys/1/exports', states: ['normal'] },
  { ...ADMIN, name: 'personal data', path: '/staff/personal-data', states: fetched, spared: ME },
  {
    ...ADMIN,
    name: 'find a person',
    path: '/staff/personal-data/find',
    states: ['normal', 'fields'],
    send: press('在所有服務裡找'),
  },
  { ...ADMIN, name: 'no such request', path: '/staff/personal-data/requests/99999999', states: ['normal'] },
  { ...OPERATOR, name: 'no such survey', path: '/staff/surveys/99999999', states: ['normal'] },
];
