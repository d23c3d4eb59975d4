import { object, type InferType } from 'yup';
import { CONFIG, withProviders } from '@hub/nest-kit/app';
import { checkKey, databaseConfig } from '@hub/nest-kit/base-config';
import type { Env } from '@hub/nest-kit/config';
import { Db } from '@hub/nest-kit/db';
import { parseKey } from '@hub/nest-kit/keys';
import { schema } from './data-source.ts';
import { seedSurveys } from './seed/seed-surveys.ts';
import { SurveyKeys } from './survey-keys.ts';

const seedConfig = object({ ...databaseConfig, ...checkKey });
const verb = { service: 'surveys', name: 'surveys seed', config: seedConfig, schema } as const;

/** The surveys of the demonstration; running it again adds nothing. Returns how many were written. */
export const seed = (env: Env): Promise<number> =>
  withProviders(verb, env, (app) => {
    const { CHECK_KEY } = app.get<InferType<typeof seedConfig>>(CONFIG);
    return seedSurveys(app.get(Db), new SurveyKeys(parseKey(CHECK_KEY)));
  });
