import type { Tx } from '@hub/nest-kit/db';
import { Forbidden, type StaffCaller } from '@hub/nest-kit/http';
import { Staff } from '../staff.entity.ts';
import { AccountNotFound, OwnAccount } from '../staff.errors.ts';

/** Locks it with all owners, so that one is always left. Throws `Forbidden`, `OwnAccount`, `AccountNotFound`. */
export async function accountToChange({ manager }: Tx, caller: StaffCaller, id: number): Promise<Staff> {
  await ownerStill({ manager }, caller);
  if (id === caller.who.id) throw new OwnAccount();
  const staff = await manager.findOne(Staff, { where: { id }, lock: { mode: 'pessimistic_write' } });
  if (!staff) throw new AccountNotFound();
  return staff;
}

/** Is the caller an owner at this very moment? */
export async function ownerStill({ manager }: Pick<Tx, 'manager'>, caller: { who: { id: number } }): Promise<void> {
  const owners: { id: number }[] = await manager.query(
    'SELECT id FROM staff WHERE is_owner = 1 AND disabled_at IS NULL ORDER BY id FOR UPDATE',
  );
  if (!owners.some(({ id }) => id === caller.who.id)) throw new Forbidden();
}
