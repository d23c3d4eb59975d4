import { lockEditors, substituteDeciders } from '@hub/contracts/events';
import { gamesOf } from '@hub/contracts/shared';
import type { ApprovalKind, ApprovalDetails } from '@hub/nest-kit/approval';
import type { Tx } from '@hub/nest-kit/db';
import { categoryDone } from '../redeem.errors.ts';
import { substituteAudit } from './substitute.audit.ts';
import { givePlace, placeOf, type Substitute } from './substitute-place.ts';

export const substituteKind: ApprovalKind<Substitute> = {
  name: 'substitute',
  hours: 72,
  askers: (who) => gamesOf(who, lockEditors),
  deciders: (who) => gamesOf(who, substituteDeciders),
  now: async (tx, wish): Promise<ApprovalDetails> => ({ ...(await tries(tx, wish)), role: null, event_rewards: null }),
  apply: async (tx, wish, { asker, caller }) => {
    const { place } = await placeOf(tx, wish);
    if (!place) throw categoryDone();
    const id = await givePlace(tx, wish, place, asker.name);
    await tx.audit(substituteAudit(caller, wish, { redemption: id, asked_by: asker.login }));
  },
};

/** How often the account has it: a redemption in between makes the request stale. */
async function tries(tx: Tx, wish: Substitute): Promise<ApprovalDetails> {
  const { had, most } = await placeOf(tx, wish);
  return { had: `${had} / ${most}` };
}
