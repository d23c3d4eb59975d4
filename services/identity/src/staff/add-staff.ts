import { Injectable } from '@nestjs/common';
import type { StaffGrant } from '@hub/contracts/shared';
import { Db } from '@hub/nest-kit/db';
import type { EntityManager } from 'typeorm';
import { KeyBox } from '../keys/key-box.ts';
import { hashPassword } from './password.ts';
import { commandAudit } from './staff.audit.ts';
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

/** Makes an account with its grants, for the demo; returns its number. A login that is taken is a duplicate of `staff_login`. */
@Injectable()
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
      const id = await insertStaff(tx.manager, row, grants);
      await tx.audit(commandAudit('staff-added', id, { login, grants, owner: owner ?? false }, by));
      return id;
    });
  }
}

export async function insertStaff(manager: EntityManager, row: Partial<Staff>, grants: StaffGrant[]): Promise<number> {
  const made = await manager.insert(Staff, row);
  const id = Number(made.identifiers[0]?.id);
  await writeGrants(manager, id, grants);
  return id;
}

export async function writeGrants(manager: EntityManager, staffId: number, grants: StaffGrant[]): Promise<void> {
  await manager.delete(StaffGrantRow, { staff_id: staffId });
  if (grants.length === 0) return;
  await manager.insert(
    StaffGrantRow,
    grants.map(({ role, game }) => ({ staff_id: staffId, role, game_id: game })),
  );
}
