import type { Due } from '@hub/nest-kit/retention';
import type { DataSource } from 'typeorm';
import { CASE_DUE, DUE_PICTURES, HELD } from './case-due.ts';

type Found = { many: string; oldest: Date | null };

/** Changes nothing. */
export async function findCasesDue(source: DataSource): Promise<Due[]> {
  const count = async (key: Due['key'], from: string): Promise<Due> => {
    const [found]: Found[] = await source.query(
      `SELECT COUNT(DISTINCT ticket.id) AS many, MIN(ticket.created_at) AS oldest ${from}`,
    );
    return { key, rows: Number(found?.many ?? 0), oldest: found?.oldest ?? null };
  };
  return [await count('pictures', DUE_PICTURES), await count('cases', `FROM ticket WHERE ${CASE_DUE}`)];
}

export async function countHeld(source: DataSource): Promise<number> {
  const [found]: { many: string }[] = await source.query(`SELECT COUNT(*) AS many FROM (${HELD}) held`);
  return Number(found?.many ?? 0);
}
