import type { StaffMe, StaffMeView } from '@hub/contracts/identity';
import { exampleOf } from './contract.ts';
import type { Calls } from './fake-api.ts';

export type StaffRole = 'agent' | 'lead' | 'finance' | 'event_operator' | 'product_admin' | 'auditor';

/** What the frame of the desk asks on every screen, for somebody who has this role in every game. */
export function staffCalls(role: StaffRole | 'owner', over: Partial<StaffMe> = {}): Calls {
  const { data } = exampleOf<StaffMeView>('GET /api/staff/me');
  const owner = role === 'owner';
  const nothing = { data: { decide: 0, mine: 0 } };
  return {
    'GET /api/staff/me': {
      data: { ...data, login: role, owner, roles: owner ? [] : [{ role, game_id: '*' }], ...over },
    },
    'GET /api/staff/roles': { data: [] },
    'GET /api/staff/approvals/identity/count': nothing,
    'GET /api/staff/approvals/catalog/count': nothing,
    'GET /api/staff/approvals/events/count': nothing,
    'GET /api/staff/approvals/vip/count': nothing,
    'GET /api/staff/approvals/topup/count': nothing,
    'GET /api/staff/approvals/surveys/count': nothing,
  };
}
