import type { Due } from '@hub/nest-kit/retention';
import type { DataSource } from 'typeorm';
import { CASE_DUE, DUE_PICTURES } from './case-due.ts';

type Found = { many: string; oldest: Date | null };

/** Of how many cases a round would remove pictures now, and how many it would delete. Changes nothing. */
export async function findCasesDue(source: DataSource): Promise<Due[]> {
  const count = async (key: string, from: string): Promise<Due> => {
    const [found]: Found[] = await source.query(
      `SELECT COUNT(DISTINCT ticket.id) AS many, MIN(ticket.created_at) AS oldest ${from}`,
    );
    return { key, rows: Number(found?.many ?? 0), oldest: found?.oldest ?? null };
  };
  return [await count('pictures', DUE_PICTURES), await count('cases', `FROM ticket WHERE ${CASE_DUE}`)];
}
