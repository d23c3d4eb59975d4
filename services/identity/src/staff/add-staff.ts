import type { StaffGrant } from '@hub/contracts/shared';
import type { Db } from '@hub/nest-kit/db';
import type { KeyBox } from '../keys/key-box.ts';
import { hashPassword } from './password.ts';
import { StaffGrantRow } from './staff-grant.entity.ts';
import { Staff, totpBoxOf } from './staff.entity.ts';

export type NewStaff = {
  /** Lower case; what is typed is folded the same way. */
  login: string;
  name: string;
  password: string;
  /** Base 32, as an authenticator app takes it. */
  totpSecret?: string;
  grants: StaffGrant[];
  owner?: boolean;
  by: string;
};

/** Makes an account with its grants; returns its number. A login that is taken is a duplicate of `staff_login`. */
export class AddStaff {
  constructor(
    private readonly db: Db,
    private readonly box: KeyBox,
  ) {}

  async run({ login, name, password, totpSecret, grants, owner, by }: NewStaff): Promise<number> {
    const row = {
      login,
      name,
      password: await hashPassword(password),
      totp_box: totpSecret ? this.box.seal(totpSecret, totpBoxOf(login)) : null,
      is_owner: owner ? 1 : 0,
    };
    return this.db.runTx(async (tx) => {
      const made = await tx.manager.insert(Staff, row);
      const id = Number(made.identifiers[0]?.id);
      await tx.manager.insert(
        StaffGrantRow,
        grants.map(({ role, game }) => ({ staff_id: id, role, game_id: game })),
      );
      await tx.audit({
        actor_kind: 'system',
        actor: by,
        action: 'staff-added',
        game_id: '',
        object: `staff:${id}`,
        detail: JSON.stringify({ login, grants, owner: owner ?? false }),
        rid: '',
        address: '',
      });
      return id;
    });
  }
}
