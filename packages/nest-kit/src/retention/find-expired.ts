import type { DataSource } from 'typeorm';
import type { RetentionRule, ExpiredRows } from './retention-rule.ts';

/** What a round would end of one line of the table, and since when the oldest of it is there. */
export type Due = { key: string; rows: number; oldest: Date | null };

type Found = { many: string; oldest: Date | null };

export async function countExpired(source: DataSource, { key, rows, since }: ExpiredRows): Promise<Due> {
  const [found]: Found[] = await source.query(`SELECT COUNT(*) AS many, MIN(${since}) AS oldest FROM ${rows}`);
  return { key, rows: Number(found?.many ?? 0), oldest: found?.oldest ?? null };
}

export async function findExpired(source: DataSource, kept: readonly RetentionRule[]): Promise<Due[]> {
  const due: Due[] = [];
  for (const worn of kept.flatMap(({ sweep = [] }) => sweep)) due.push(await countExpired(source, worn));
  return due;
}
