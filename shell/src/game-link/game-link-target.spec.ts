import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { app as events } from '../../../mfe-events/rspack.config.ts';
import { app as support } from '../../../mfe-support/rspack.config.ts';
import { app as surveys } from '../../../mfe-surveys/rspack.config.ts';
import { app as topup } from '../../../mfe-topup/rspack.config.ts';
import { app as vip } from '../../../mfe-vip/rspack.config.ts';
import { GAME_ACCOUNT } from '../member/return-path.ts';
import { gameLinkTarget } from './game-link-target.ts';

/** As the areas of the site tell them. */
const links = [...[support, vip, events].flatMap(({ gameLinks = [] }) => gameLinks), GAME_ACCOUNT];
const told = { links, home: support.gameHome ?? '' };
const target = (to: string, device?: string) => gameLinkTarget(told, 'H73', to, device);

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
  ['/member/game-account', '/member/game-account'],
])('leads to %s', (to, page) => {
  expect(target(to)).toBe(page);
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
  expect(target(to)).toBe('/service/H73');
});

it('leads to what the page for games lists, which is what the areas tell', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../docs/game-clients.md'), 'utf8');
  const listed = [...page.matchAll(/^\| `(\/[^`]+)` \| (\w+) \|$/gm)].map(([, pattern, area]) => `${area} ${pattern}`);
  const told = [events, support, surveys, topup, vip].flatMap(({ area, gameLinks = [] }) =>
    gameLinks.map((pattern) => `${area} ${pattern.replace(':game', '{game_id}').replace(':id', '{number}')}`),
  );
  expect(listed.toSorted()).toEqual(told.toSorted());
});

it('opens the pages of a sixth area once it says so', () => {
  const guild = { links: ['/guild/:game/:id'], home: '/guild/{game}' };
  expect(gameLinkTarget(guild, 'H73', '/guild/H73/7?tab=war')).toBe('/guild/H73/7?tab=war');
  expect(gameLinkTarget(guild, 'H73', '/guild/H73/x')).toBe('/guild/H73');
});

it('keeps what the game says it runs on', () => {
  expect(target('', 'android')).toBe('/service/H73?usr_device=android');
  expect(target('/faq?id=3', 'a&b=c')).toBe('/faq?id=3&usr_device=a%26b%3Dc');
});

it('takes no second token along, nor anything else that is for the door alone', () => {
  expect(target('/faq?token=x.y.z&id=3&ui=webview&to=/staff&bridge=a#token=x')).toBe('/faq?id=3');
});
