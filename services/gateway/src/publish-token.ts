import { withProviders } from '@hub/nest-kit/app';
import { databaseConfig } from '@hub/nest-kit/base-config';
import type { Env } from '@hub/nest-kit/config';
import { Db } from '@hub/nest-kit/db';
import { object } from 'yup';
import { schema } from './data-source.ts';
import { PublishTokens, type RevokedToken } from './releases/publish-tokens.ts';

const verb = { service: 'gateway', name: 'publish token', config: object(databaseConfig), schema, pool: 1 } as const;

/** With which one area is released over HTTP; shown this once. */
export const makePublishToken = (env: Env, area: string, by: string): Promise<string> =>
  withProviders(verb, env, (app) => new PublishTokens(app.get(Db).source).make(area, by));

export const revokePublishTokens = (env: Env, area: string): Promise<RevokedToken[]> =>
  withProviders(verb, env, (app) => new PublishTokens(app.get(Db).source).revoke(area));
