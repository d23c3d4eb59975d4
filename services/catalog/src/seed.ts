import type { Env } from '@hub/nest-kit/config';
import { Db, openDatabase } from '@hub/nest-kit/db';
import { seedClickTargets } from './clicks/seed-click-targets.ts';
import { schema } from './data-source.ts';
import { seedArticles } from './faq/seed-articles.ts';
import { seedThemes } from './game-art/seed-themes.ts';
import { seedGames } from './games/seed-games.ts';
import { seedNotices } from './notices/seed-notices.ts';
import { seedVersions } from './settings/seed-versions.ts';
import { seedQuestionTypes } from './question-types/seed-question-types.ts';

const RECEIPT_ARTICLE = 3;

/** Writes what is missing of the demonstration into DATABASE_URL; its times are relative to `now`. */
export async function seed(env: Env, { now }: { now: Date }): Promise<void> {
  const source = await openDatabase(env.DATABASE_URL ?? '', schema, 2);
  try {
    const db = new Db(source);
    await seedGames(db);
    await seedThemes(db);
    await seedQuestionTypes(db);
    await seedArticles(db);
    await seedNotices(db, now);
    await seedClickTargets(db);
    await seedVersions(db, RECEIPT_ARTICLE);
  } finally {
    await source.destroy();
  }
}
