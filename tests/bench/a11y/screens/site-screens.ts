import { everything, press, type Screen } from './screen.ts';

/** The shell's own pages. */
export const siteScreens: Screen[] = [
  { name: 'portal', path: '/game', who: 'visitor', states: everything },
  { name: 'games menu', path: '/game', who: 'visitor', states: ['normal', 'long'], reach: press('遊戲') },
  { name: 'site menu', path: '/support', who: 'visitor', states: ['normal'], reach: press('選單') },
  { name: 'agreement', path: '/member/complete_agreement', who: 'visitor', states: ['normal'] },
  { name: 'nothing here', path: '/no/such/page', who: 'visitor', states: ['normal'] },
  { name: 'click', path: '/click/nothing', who: 'visitor', states: ['error', 'loading'] },
  { name: 'resting', path: '/service/g83tw', who: 'visitor', states: ['normal'], remoteAway: true },
  { name: 'front door', path: '/', who: 'visitor', states: ['normal'] },
  { name: 'link of a game', path: '/g/H73/support', who: 'gamer', states: ['normal'] },
  { name: 'privacy', path: '/member/privacy_agreement', who: 'visitor', states: ['normal'] },
];
