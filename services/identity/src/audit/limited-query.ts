import { limitedQuery as limited, QueryStopped } from '@hub/nest-kit/db';
import type { DataSource } from 'typeorm';
import { SearchTooWide } from './audit.errors.ts';

const LIMIT_MS = 2000;

/** Runs a SELECT that the database itself stops after two seconds. */
export async function limitedQuery<Row>(source: DataSource, select: string, values: unknown[]): Promise<Row[]> {
  try {
    return await limited<Row>(source, LIMIT_MS, select, values);
  } catch (error) {
    if (error instanceof QueryStopped) throw new SearchTooWide();
    throw error;
  }
}
