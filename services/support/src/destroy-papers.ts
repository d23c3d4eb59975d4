import { object } from 'yup';
import { paperBody } from '@hub/contracts/tickets';
import { databaseConfig } from '@hub/nest-kit/base-config';
import { loadConfig, type Env } from '@hub/nest-kit/config';
import { Db, openDatabase } from '@hub/nest-kit/db';
import { DestroyPapers, type PapersOutcome } from '@hub/tickets/server';
import { schema } from './data-source.ts';

export type PapersWish = { case: number; reason: string };

/** Destroys the ID papers of one case in DATABASE_URL. Throws yup's error for a reason that says nothing. */
export async function destroyPapers(env: Env, wish: PapersWish): Promise<PapersOutcome> {
  const { DATABASE_URL } = loadConfig('support papers', object(databaseConfig), env);
  const { reason = '' } = await paperBody.validate(wish);
  const source = await openDatabase(DATABASE_URL, schema, 1);
  try {
    return await new DestroyPapers(new Db(source)).run(wish.case, reason);
  } finally {
    await source.destroy();
  }
}
