import { inactivityDeciders, inactivityEditors, inactivityReaders } from '@hub/contracts/identity';
import { gamesOf, type StaffPrincipal, type StaffRole } from '@hub/contracts/shared';
import { NotASecondPerson, type ApprovalActor } from '@hub/nest-kit/approval';
import type { Tx } from '@hub/nest-kit/db';
import { Forbidden } from '@hub/nest-kit/http';
import { areTied } from '../../staff/accounts/note-set-up.ts';

/** A member is of no game: whoever looks holds the role at all of them. */
const everywhere = (who: StaffPrincipal, roles: readonly StaffRole[]): boolean => gamesOf(who, roles) === '*';

export const mayRequest = (who: StaffPrincipal): boolean => everywhere(who, inactivityEditors);

export function mustRead(who: StaffPrincipal): void {
  if (!everywhere(who, inactivityReaders)) throw new Forbidden();
}

export function mustRequest(who: StaffPrincipal): void {
  if (!mayRequest(who)) throw new Forbidden();
}

const stillIn = async (
  { manager }: Tx,
  { id }: Pick<ApprovalActor, 'id'>,
  roles: readonly StaffRole[],
): Promise<void> => {
  const held: object[] = await manager.query(
    `SELECT 1 FROM staff_grant g JOIN staff s ON s.id = g.staff_id
      WHERE g.staff_id = ? AND g.game_id = '*' AND g.role IN (?) AND s.disabled_at IS NULL FOR UPDATE`,
    [id, roles],
  );
  if (held.length === 0) throw new Forbidden();
};

/** Who may ask, who may agree, and that neither holds the sign-in of the other. */
export const inactivityParties = {
  askers: (who: StaffPrincipal) => gamesOf(who, inactivityEditors),
  deciders: (who: StaffPrincipal) => gamesOf(who, inactivityDeciders),
  confirm: (tx: Tx, party: ApprovalActor) => stillIn(tx, party, inactivityDeciders),
  independent: async ({ manager }: Tx, one: ApprovalActor, other: ApprovalActor) => {
    if (await areTied(manager, one.id, other.id)) throw new NotASecondPerson('APPROVAL_TIED');
  },
};
