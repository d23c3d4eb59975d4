import { expect, it } from 'vitest';
import { gameLinkTarget } from './game-link-target.ts';

it.each([
  ['/service/H73/list', '/service/H73/list'],
  ['/service/H73/list?state=closed', '/service/H73/list?state=closed'],
  ['/service/H73/view/10231', '/service/H73/view/10231'],
  ['/service/H73/create', '/service/H73/create'],
  ['/service/H73/report-issue?form_id=account_lost', '/service/H73/report-issue?form_id=account_lost'],
  ['/vipservice/H73/list', '/vipservice/H73/list'],
  ['/events/event_serial?event_id=12', '/events/event_serial?event_id=12'],
  ['/faq?id=3&site=long_e', '/faq?id=3&site=long_e'],
  ['/help/home', '/help/home'],
])('leads to %s', (to, target) => {
  expect(gameLinkTarget('H73', to)).toBe(target);
});

it.each([
  '',
  'service/H73/list',
  '//evil.example',
  '/\\evil.example',
  'https://evil.example/service/H73/list',
  'javascript:alert(1)',
  '/service/H73/list/../../../staff',
  '/service/H73/view/1x',
  '/staff',
  '/g/H73/support?to=/staff',
  '/click/1',
  '/member/complete_agreement',
  '/service/H73/list%2f..%2f..',
  '/faq\n/evil',
])('opens the home instead of %j', (to) => {
  expect(gameLinkTarget('H73', to)).toBe('/service/H73');
});

it('keeps what the game says it runs on', () => {
  expect(gameLinkTarget('H73', '', 'android')).toBe('/service/H73?usr_device=android');
  expect(gameLinkTarget('H73', '/faq?id=3', 'a&b=c')).toBe('/faq?id=3&usr_device=a%26b%3Dc');
});

it('takes no second token along, nor anything else that is for the door alone', () => {
  expect(gameLinkTarget('H73', '/faq?token=x.y.z&id=3&ui=webview&to=/staff&bridge=a#token=x')).toBe('/faq?id=3');
});
