import { batchDeciders, compensators, deliveryReaders, quotaEditors } from '@hub/contracts/events';
import { roleLookers } from '@hub/contracts/catalog';
import type { StaffMe } from '@hub/contracts/identity';
import type { StaffRole } from '@hub/contracts/shared';

type Rights = Pick<StaffMe, 'roles'>;

/** Only for what a page offers; the server decides anew at every call. '' asks after any game. */
export const may =
  (roles: readonly StaffRole[]) =>
  (me: Rights, game = ''): boolean =>
    me.roles.some(
      (held) =>
        roles.some((role) => role === held.role) && (game === '' || held.game_id === '*' || held.game_id === game),
    );

export const mayRead = may(deliveryReaders);
export const mayDecideBatch = may(batchDeciders);
export const mayCompensate = may(compensators);
export const mayKeepQuota = may(quotaEditors);
export const mayLookUp = may(roleLookers);
