import { withProviders } from '@hub/nest-kit/app';
import { databaseConfig } from '@hub/nest-kit/base-config';
import type { Env } from '@hub/nest-kit/config';
import { DataSource } from 'typeorm';
import { object } from 'yup';
import { schema } from './data-source.ts';
import { AddOwner, type OwnerOutcome, type OwnerWish } from './staff/accounts/add-owner.ts';

const LOCK = 'hub-add-owner';
const LOCK_WAIT_S = 15;

// The lock belongs to the connection: with a single one everything below runs under it, and its end frees it.
const verb = {
  service: 'identity',
  name: 'identity owner',
  config: object(databaseConfig),
  schema,
  pool: 1,
  providers: [AddOwner],
} as const;

export const addOwner = (env: Env, wish: OwnerWish): Promise<OwnerOutcome> =>
  withProviders(verb, env, async (app) => {
    const sql = 'SELECT GET_LOCK(?, ?) AS got';
    const rows = await app.get(DataSource).query<{ got: string | number | null }[]>(sql, [LOCK, LOCK_WAIT_S]);
    if (Number(rows[0]?.got) !== 1) throw new Error('somebody else is making an owner at this moment');
    return app.get(AddOwner).run(wish);
  });
