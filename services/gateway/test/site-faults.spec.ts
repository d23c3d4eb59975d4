import { expect, it } from 'vitest';
import type { SiteDoor } from '@hub/contracts/manifest';
import type { RemoteDescriptor } from '@hub/federation/descriptor';
import { siteFaults } from '../src/registry/site-faults.ts';
import { aRemote } from './builds.ts';

const door: SiteDoor = {
  place: 'menu',
  to: '/support',
  title: { tw: '公會', en: 'Guilds' },
  icon: 'search',
  order: 10,
};
const faults = (told: object) => siteFaults(aRemote(told as Partial<RemoteDescriptor>));

it('a remote that says everything of the site is good, and so is a build that tells nothing', () => {
  const all = { ...door, to: '/service/{game}', otherwise: '/support', own: true, unread: true };
  expect(faults({ name: door.title, siteDoors: [door, all], gameLinks: ['/service/:game_id/list'] })).toEqual([]);
  expect(faults({ gameHome: '/service/{game}' })).toEqual([]);
  expect(faults({ exchange: '/api/service/init_setup' })).toEqual([]);
  expect(faults({})).toEqual([]);
});

it.each<[string, object]>([
  ['a door to a page of another area', { siteDoors: [{ ...door, to: '/events/event_serial' }] }],
  ['a door to another site', { siteDoors: [{ ...door, to: '//evil.example' }] }],
  ['a door that leads elsewhere without a game', { siteDoors: [{ ...door, otherwise: '/game' }] }],
  ['a count of another area', { unread: '/api/events/count' }],
  ['a door at no place', { siteDoors: [{ ...door, place: 'everywhere' }] }],
  ['a picture that there is not', { siteDoors: [{ ...door, icon: 'skull' }] }],
  ['a name that lacks a language', { name: { tw: '公會' } }],
  ['a game’s link into the desk', { gameLinks: ['/staff/:page'] }],
  ['a home of another area', { gameHome: '/game' }],
  ['an exchange by another area', { exchange: '/api/vipservice/init_setup' }],
  ['an exchange at the desk', { exchange: '/api/staff/questions/setup' }],
  ['an exchange on another site', { exchange: '//evil.example/setup' }],
  ['an exchange that is no call', { exchange: '/support' }],
])('%s is refused', (_, told) => {
  expect(faults(told)).not.toEqual([]);
});
