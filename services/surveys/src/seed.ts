import { object, type InferType } from 'yup';
import { CONFIG, withProviders } from '@hub/nest-kit/app';
import { checkKey, databaseConfig } from '@hub/nest-kit/base-config';
import type { Env } from '@hub/nest-kit/config';
import { Db } from '@hub/nest-kit/db';
import { parseKey } from '@hub/nest-kit/keys';
import { schema } from './data-source.ts';
import { RequestBox } from './data-requests/request-box.ts';
import { seedRequests } from './seed/seed-requests.ts';
import { seedSurveys } from './seed/seed-surveys.ts';
import { SurveyKeys } from './survey-keys.ts';

const seedConfig = object({ ...databaseConfig, ...checkKey });
const verb = { service: 'surveys', name: 'surveys seed', config: seedConfig, schema } as const;

/** Surveys and requests about personal data of the demonstration; running it again adds nothing. Returns how many were written. */
export const seed = (env: Env): Promise<number> =>
  withProviders(verb, env, async (app) => {
    const { CHECK_KEY } = app.get<InferType<typeof seedConfig>>(CONFIG);
    const key = parseKey(CHECK_KEY);
    const surveys = await seedSurveys(app.get(Db), new SurveyKeys(key));
    return surveys + (await seedRequests(app.get(Db), new RequestBox(key)));
  });
