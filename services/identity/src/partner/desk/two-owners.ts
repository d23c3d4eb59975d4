import type { StaffPrincipal } from '@hub/contracts/shared';
import { NotASecondPerson, type ApprovalKind } from '@hub/nest-kit/approval';
import { ownerStill } from '../../staff/accounts/account-to-change.ts';
import { areTied } from '../../staff/accounts/note-set-up.ts';

/** Long enough for a weekend and the Monday after it. */
const WAIT_H = 72;

const owners = (who: StaffPrincipal): '*' | [] => (who.owner && !who.half ? '*' : []);

/** One owner asks, another one approves, and neither holds the sign-in of the other. */
export const twoOwners: Omit<ApprovalKind, 'name' | 'now' | 'apply'> = {
  hours: WAIT_H,
  askers: owners,
  deciders: owners,
  confirm: (tx, { id }) => ownerStill(tx, { who: { id } }),
  independent: async ({ manager }, asker, decider) => {
    if (await areTied(manager, asker.id, decider.id)) throw new NotASecondPerson('APPROVAL_TIED');
  },
};
