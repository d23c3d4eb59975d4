import { staffRoles } from '@hub/contracts/shared';
import { areaRoles } from '@hub/contracts/identity';
import { describe, expect, it } from 'vitest';
import { staffAreasOf } from './staff-areas.ts';

const registered = [
  { area: 'support', staffRoutes: ['/staff/questions/*', '/staff/settings/*'] },
  { area: 'vip', staffRoutes: [] },
  { area: 'topup', staffRoutes: ['/staff/transfers/:day', '/staff/transfers'] },
];
const areasOf = (role: string, owner = false) =>
  staffAreasOf({ roles: [{ role, game_id: 'H73' }], owner }, registered).map(({ to }) => to);

describe('the areas of an account', () => {
  it.each([
    ['agent', ['/staff/questions']],
    ['lead', ['/staff/questions', '/staff/settings']],
    ['finance', ['/staff/transfers']],
    ['event_operator', ['/staff/settings', '/staff/questions/jobs']],
    [
      'product_admin',
      ['/staff/transfers', '/staff/questions/macros', '/staff/settings', '/staff/questions/jobs', '/staff/audit'],
    ],
    ['auditor', ['/staff/questions', '/staff/transfers', '/staff/settings', '/staff/audit']],
  ])('for %s are those with something to do', (role, areas) => {
    expect(areasOf(role)).toEqual(areas);
  });

  it('end with the accounts of the others for an owner, whatever else that is', () => {
    expect(areasOf('agent', true)).toEqual([
      '/staff/questions',
      '/staff/settings',
      '/staff/questions/jobs',
      '/staff/accounts',
      '/staff/keys',
      '/staff/approvals',
    ]);
    expect(staffAreasOf({ roles: [], owner: true }, registered).map(({ to }) => to)).toEqual([
      '/staff/settings',
      '/staff/questions/jobs',
      '/staff/accounts',
      '/staff/keys',
      '/staff/approvals',
    ]);
  });

  it('have what waits for a second person where an area asks for one', () => {
    const events = [...registered, { area: 'events', staffRoutes: ['/staff/deliveries/*'] }];
    const of = (role: string) =>
      staffAreasOf({ roles: [{ role, game_id: 'H73' }], owner: false }, events).map(({ to }) => to);
    expect(of('event_operator')).toEqual([
      '/staff/deliveries',
      '/staff/settings',
      '/staff/questions/jobs',
      '/staff/approvals',
    ]);
    expect(of('lead')).toContain('/staff/approvals');
    expect(of('agent')).toEqual(['/staff/questions', '/staff/deliveries']);
    expect(of('finance')).not.toContain('/staff/deliveries');
    expect(of('auditor')).not.toContain('/staff/approvals');
  });

  it('have events and their codes where the remote has their screens', () => {
    const events = { area: 'events', staffRoutes: ['/staff/deliveries/*', '/staff/events/*', '/staff/serials/*'] };
    const of = (role: string) => staffAreasOf({ roles: [{ role, game_id: 'H73' }], owner: false }, [events]);
    expect(of('event_operator').slice(0, 2)).toEqual([
      { area: 'events', to: '/staff/deliveries' },
      { area: 'codes', to: '/staff/events', also: ['/staff/serials'] },
    ]);
    expect(of('finance').map(({ area }) => area)).not.toContain('codes');
  });

  it('are none without a role', () => {
    expect(staffAreasOf({ roles: [], owner: false }, registered)).toEqual([]);
  });

  it('are nobody’s as long as it is not said whose', () => {
    const unknown = [{ area: 'unheard', staffRoutes: ['/staff/unheard'] }];
    for (const role of staffRoles) {
      const areas = staffAreasOf({ roles: [{ role, game_id: '*' }], owner: false }, unknown);
      expect(areas.map(({ area }) => area)).not.toContain('unheard');
    }
  });

  it('give every role a place once all areas are built', () => {
    for (const role of staffRoles) expect(Object.values(areaRoles).some((roles) => roles.includes(role))).toBe(true);
  });
});
