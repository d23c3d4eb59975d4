import { everything, ofForm, press, type Screen } from '../../tests/bench/a11y/screens/screen.ts';

/** What is looked at in every look and state by `npm run bench -- a11y`. */
export const screens: Screen[] = [
  { name: 'sample', path: '/sample', who: 'player', states: ofForm, send: press('送出留言') },
  { name: 'sample at the desk', path: '/staff/sample', who: 'staff', as: 'min', states: everything },
];
