import { object } from 'yup';
import { paperBody } from '@hub/contracts/tickets';
import { withProviders } from '@hub/nest-kit/app';
import { databaseConfig } from '@hub/nest-kit/base-config';
import type { Env } from '@hub/nest-kit/config';
import { DestroyPapers, type PapersOutcome } from '@hub/tickets/server';
import { schema } from './data-source.ts';

export type PapersWish = { case: number; reason: string };

const verb = {
  service: 'support',
  name: 'support papers',
  config: object(databaseConfig),
  schema,
  pool: 1,
  providers: [DestroyPapers],
} as const;

/** Destroys the ID papers of one case in DATABASE_URL. Throws yup's error for a reason that says nothing. */
export async function destroyPapers(env: Env, wish: PapersWish): Promise<PapersOutcome> {
  const { reason = '' } = await paperBody.validate(wish);
  return withProviders(verb, env, (app) => app.get(DestroyPapers).run(wish.case, reason));
}
