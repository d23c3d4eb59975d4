import type { StaffDoor } from '@hub/contracts/manifest';
import { describe, expect, it } from 'vitest';
import { asksForSecond, staffAreasOf } from './staff-areas.ts';

const door = (name: string, order: number, over: Partial<StaffDoor> = {}): StaffDoor => ({
  name,
  to: `/staff/${name}`,
  title: { tw: name, en: name },
  roles: ['agent'],
  order,
  ...over,
});
const registered = [
  { doors: [door('late', 300, { roles: ['agent', 'lead'] }), door('second', 20, { unless: ['lead'] })] },
  { doors: [door('first', 10), door('owned', 40, { roles: ['finance'], owners: true })], approvalRoles: ['lead'] },
  {},
  {
    doors: [door('jobs', 50, { jobs: true, roles: ['product_admin'] })],
    jobs: { name: { tw: '公會', en: 'Guilds' }, roles: ['event_operator'] },
  },
];
const areasOf = (roles: string[], owner = false) =>
  staffAreasOf({ roles: roles.map((role) => ({ role, game_id: 'H73' })), owner }, registered).map(({ to }) => to);

describe('the areas of an account', () => {
  it.each([
    [['agent'], ['/staff/first', '/staff/second', '/staff/late']],
    [['lead'], ['/staff/late', '/staff/approvals']],
    [
      ['agent', 'lead'],
      ['/staff/first', '/staff/late', '/staff/approvals'],
    ],
    [['finance'], ['/staff/owned']],
    [['auditor'], ['/staff/approvals', '/staff/audit', '/staff/releases']],
    [['product_admin'], ['/staff/jobs', '/staff/approvals', '/staff/audit', '/staff/releases']],
    [['event_operator'], ['/staff/jobs']],
    [[], []],
  ])('for %j are the doors that say so, in their order', (roles, areas) => {
    expect(areasOf(roles)).toEqual(areas);
  });

  it('have for an owner what owners oversee, what waits before what is theirs alone', () => {
    const own = ['/staff/approvals', '/staff/releases', '/staff/accounts', '/staff/keys'];
    expect(areasOf([], true)).toEqual(['/staff/owned', ...own]);
    expect(areasOf(['agent'], true)).toEqual(['/staff/first', '/staff/second', '/staff/owned', '/staff/late', ...own]);
  });

  it('have no door of a build that tells none', () => {
    expect(staffAreasOf({ roles: [{ role: 'agent', game_id: '*' }], owner: false }, [{}])).toEqual([]);
  });
});

it('who asks for a second person is said by each area', () => {
  const lead = { roles: [{ role: 'lead', game_id: '*' }], owner: false };
  expect(registered.map((area) => asksForSecond(lead, area))).toEqual([false, true, false, false]);
  expect(asksForSecond(lead, undefined)).toBe(false);
});
