import { expect, it } from 'vitest';
import { partsFor } from './parts-for.ts';

const part = (name: string, order: number, roles: string[], slot = 'player-card') => ({
  slot,
  name,
  expose: './x' as const,
  title: { tw: name, en: name },
  roles,
  order,
});
const registered = [
  { area: 'a', parts: [part('late', 30, ['agent']), part('elsewhere', 1, ['agent'], 'other')] },
  { area: 'b', parts: [part('first', 10, ['agent', 'lead']), part('leads', 20, ['lead'])] },
  { area: 'c' },
];
const of = (role: string, at: string, game = 'H73') =>
  partsFor('player-card', { roles: [{ role, game_id: at }] }, game, registered).map(({ area, name }) => area + name);

it('a slot has the parts of all areas for the roles at its game, in their order', () => {
  expect(of('agent', '*')).toEqual(['bfirst', 'alate']);
  expect(of('lead', 'H73')).toEqual(['bfirst', 'bleads']);
  expect(of('lead', 'G112')).toEqual([]);
  expect(of('finance', '*')).toEqual([]);
});
