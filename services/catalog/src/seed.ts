import { object } from 'yup';
import { withProviders } from '@hub/nest-kit/app';
import { databaseConfig } from '@hub/nest-kit/base-config';
import type { Env } from '@hub/nest-kit/config';
import { Db } from '@hub/nest-kit/db';
import { seedClickTargets } from './clicks/seed-click-targets.ts';
import { schema } from './data-source.ts';
import { seedArticles } from './faq/seed-articles.ts';
import { seedThemes } from './game-art/seed-themes.ts';
import { seedGames } from './games/seed-games.ts';
import { seedLegal } from './legal/seed-legal.ts';
import { seedNotices } from './notices/seed-notices.ts';
import { seedVersions } from './settings/seed-versions.ts';
import { seedQuestionTypes } from './question-types/seed-question-types.ts';

const RECEIPT_ARTICLE = 3;

const verb = { service: 'catalog', name: 'catalog seed', config: object(databaseConfig), schema } as const;

/** Writes what is missing of the demonstration into DATABASE_URL; its times are relative to `now`. */
export const seed = (env: Env, { now }: { now: Date }): Promise<void> =>
  withProviders(verb, env, async (app) => {
    const db = app.get(Db);
    await seedGames(db);
    await seedThemes(db);
    await seedQuestionTypes(db);
    await seedArticles(db);
    await seedNotices(db, now);
    await seedClickTargets(db);
    await seedLegal(db, now);
    await seedVersions(db, RECEIPT_ARTICLE);
  });
