import { expect, it } from 'vitest';
import { readRoles } from './published-roles.ts';
import { staffRoles } from './shared/principal.ts';

const words = { tw: '公會管理', en: 'Guild keeper' };
const role = (name: unknown, over: object = {}) => ({ role: name, title: words, may: words, ...over });
const namesOf = (service: string, ...given: unknown[]) => readRoles(service, given).roles.map((one) => one.role);

it('a service publishes roles of its own, by its name and one word', () => {
  expect(readRoles('guild', [role('guild_keeper', { later: 1 })])).toEqual({
    roles: [role('guild_keeper')],
    faults: [],
  });
});

const foreign: [what: string, service: string, role: string][] = [
  ['another team’s', 'guild', 'events_keeper'],
  ['that of a service whose name begins with its own', 'guild', 'guild_x_keeper'],
  ['one without a word', 'guild', 'guild_'],
  ['its bare name', 'guild', 'guild'],
  ['the owner', 'guild', 'owner'],
  ['one that is longer than the tables take', 'guild', `guild_${'k'.repeat(40)}`],
  ...staffRoles.map((one): [string, string, string] => ['one of the platform', one.split('_')[0] ?? '', one]),
];

it.each(foreign)('no role that is not its own: %s', (_, service, name) => {
  expect(namesOf(service, role(name), role(`${service}_good`))).toEqual([`${service}_good`]);
  expect(readRoles(service, [role(name)]).faults).toHaveLength(1);
});

it.each([
  ['no words', { title: undefined }],
  ['no English', { may: { tw: '解散公會' } }],
  ['words without end', { may: { tw: '長'.repeat(300), en: 'x' } }],
])('a role with %s is left out', (_, over) => {
  expect(namesOf('guild', role('guild_keeper', over), null, 7, role('guild_keeper'), role('guild_keeper'))).toEqual([
    'guild_keeper',
  ]);
});

it('and no more of them than a screen can show', () => {
  const many = Array.from({ length: 30 }, (_, n) => role(`guild_${'abcdefghij'[n % 10]}${'xyz'[Math.floor(n / 10)]}`));
  expect(namesOf('guild', ...many)).toHaveLength(20);
});
