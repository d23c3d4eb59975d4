import { expect, it } from 'vitest';
import { linkedArea } from './game-link.ts';

const guild = { area: 'guild', gameHome: '/guild/{game}' };
const events = { area: 'events' };

it.each([
  ['/g/H73/guild', guild],
  ['/g/H73/guild/', guild],
  // Of the site, and not published: its links lead on.
  ['/g/H73/support', { area: 'support' }],
  ['/g/H73/events', undefined],
  ['/g/H73/nobody', undefined],
  ['/g/H73', undefined],
  ['/guild/H73/guild', undefined],
])('%s leads to the home of an area, if it has one for games', (path, area) => {
  expect(linkedArea(path, [guild, events])).toEqual(area);
});
