import { playerToken, testEveryLanguage } from '@hub/page-tests';
import { eventPage, eventRewards, RENDER, REWARDS } from './testing/event-answers.ts';

const user = { ...eventPage().user, character_name: 'Tester' };
const screens: [name: string, at: string][] = [
  ['codes without a token', '/events/event_serial'],
  ['codes of an event', `/events/event_serial?event_id=1&token=${playerToken()}`],
  ['promotion that is over', '/events/deliveroo'],
];

testEveryLanguage(screens, { [REWARDS]: eventRewards, [RENDER]: eventPage({ user }) });
