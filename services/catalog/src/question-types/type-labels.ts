import type { EntityManager } from 'typeorm';
import { QuestionTypeRow } from './question-type.entity.ts';

/** Code and label of every type; of one code the label for all games stands last and counts in a map. */
export async function typeLabels(manager: EntityManager): Promise<[code: string, label: string][]> {
  const rows = await manager.find(QuestionTypeRow, { order: { game_id: 'DESC', sort: 'ASC' } });
  return rows.map(({ code, label }) => [code, label]);
}
