import { Injectable } from '@nestjs/common';
import { isDuplicate, Db, type Tx } from '@hub/nest-kit/db';
import { insertStaff } from '../add-staff.ts';
import { hashPassword } from '../password.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { commandAudit } from '../staff.audit.ts';
import { Staff } from '../staff.entity.ts';
import { newOneTimePassword, storeOneTime } from './one-time-password.ts';

export type OwnerWish = {
  login: string;
  name: string;
  /** Beside owners that are there already. */
  additional: boolean;
  /** Another one-time password for an owner who has never set an own one. */
  again: boolean;
};
/** `there`: nothing was changed, the account is an owner already; `waiting` as long as its one-time password was not used. */
export type OwnerOutcome =
  { is: 'made' | 'renewed'; login: string; password: string } | { is: 'there'; waiting: boolean };

@Injectable()
export class OwnerRefused extends Error {
  constructor(
    readonly why: 'owner-exists' | 'login-taken' | 'password-set',
    readonly owners: string[] = [],
  ) {
    super(why);
  }
}

/** Run twice there is one owner, whose password is told the first time only. Throws `OwnerRefused`. */
@Injectable()
export class AddOwner {
  constructor(private readonly db: Db) {}

  async run(wish: OwnerWish): Promise<OwnerOutcome> {
    const password = newOneTimePassword();
    const stored = await hashPassword(password);
    try {
      return await this.db.runTx(async (tx) => {
        const known = await tx.manager.findOne(Staff, {
          where: { login: wish.login },
          lock: { mode: 'pessimistic_write' },
        });
        if (known) return keepOrRenew(tx, known, wish, { password, stored });
        const owners = await activeOwners(tx);
        if (owners.length > 0 && !wish.additional) throw new OwnerRefused('owner-exists', owners);
        const id = await insertStaff(tx.manager, { ...rowOf(wish), password: stored }, []);
        await storeOneTime(tx.manager, id, stored);
        const detail = { login: wish.login, owner: true, grants: '', additional: wish.additional };
        await tx.audit(commandAudit('staff-added', id, detail));
        return { is: 'made', login: wish.login, password };
      });
    } catch (error) {
      throw isDuplicate(error, 'staff_login') ? new OwnerRefused('login-taken') : error;
    }
  }
}

const rowOf = ({ login, name }: OwnerWish) => ({ login, name, is_owner: 1 });

async function activeOwners({ manager }: Tx): Promise<string[]> {
  const rows: { login: string }[] = await manager.query(
    'SELECT login FROM staff WHERE is_owner = 1 AND disabled_at IS NULL ORDER BY id FOR UPDATE',
  );
  return rows.map(({ login }) => login);
}

async function keepOrRenew(
  tx: Tx,
  known: Staff,
  { login, again }: OwnerWish,
  fresh: { password: string; stored: string },
): Promise<OwnerOutcome> {
  if (known.is_owner !== 1 || known.disabled_at) throw new OwnerRefused('login-taken', await activeOwners(tx));
  const waiting = known.password_until !== null;
  if (!again) return { is: 'there', waiting };
  if (!waiting) throw new OwnerRefused('password-set', await activeOwners(tx));
  await storeOneTime(tx.manager, known.id, fresh.stored);
  const sessions = await endSessions(tx.manager, known.id);
  await tx.audit(commandAudit('staff-password-reset', known.id, { sessions }));
  return { is: 'renewed', login, password: fresh.password };
}
