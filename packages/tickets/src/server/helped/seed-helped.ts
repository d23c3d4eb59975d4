import type { DataSource } from 'typeorm';
import type { Helped } from './helped.entity.ts';

/** Writes what is not counted yet; a day on which somebody was really helped stays as it is. */
export async function seedHelped(source: DataSource, seeds: Helped[]): Promise<void> {
  if (seeds.length === 0) return;
  await source.query('INSERT IGNORE INTO helped (day, game_id, question_type, article_id, hits) VALUES ?', [
    seeds.map(({ day, game_id, question_type, article_id, hits }) => [day, game_id, question_type, article_id, hits]),
  ]);
}
