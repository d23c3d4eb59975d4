import { object } from 'yup';
import { databaseConfig } from '@hub/nest-kit/base-config';
import { loadConfig, type Env } from '@hub/nest-kit/config';
import { Db, openDatabase } from '@hub/nest-kit/db';
import { schema } from './data-source.ts';
import { AddOwner, type OwnerOutcome, type OwnerWish } from './staff/accounts/add-owner.ts';

const LOCK = 'hub-add-owner';
const LOCK_WAIT_S = 15;

/** Makes a system owner in DATABASE_URL, one call at a time: two at once must not both find that there is none. */
export async function addOwner(env: Env, wish: OwnerWish): Promise<OwnerOutcome> {
  const { DATABASE_URL } = loadConfig('identity owner', object(databaseConfig), env);
  // The lock belongs to the connection: with a single one everything below runs under it, and its end frees it.
  const source = await openDatabase(DATABASE_URL, schema, 1);
  try {
    const rows: { got: string | number | null }[] = await source.query('SELECT GET_LOCK(?, ?) AS got', [
      LOCK,
      LOCK_WAIT_S,
    ]);
    if (Number(rows[0]?.got) !== 1) throw new Error('somebody else is making an owner at this moment');
    return await new AddOwner(new Db(source)).run(wish);
  } finally {
    await source.destroy();
  }
}
