import { limitedQuery, QueryStopped } from '@hub/nest-kit/db';
import { TemporarilyUnavailable } from '@hub/nest-kit/http';
import type { DataSource } from 'typeorm';

export type Read = <Row>(select: string, values: unknown[]) => Promise<Row[]>;

/** SELECTs for one page that together may take so many ms; what would take longer is a `TemporarilyUnavailable`. */
export function limitedReads(source: DataSource, ms: number): Read {
  const end = performance.now() + ms;
  return async <Row>(select: string, values: unknown[]) => {
    const left = Math.ceil(end - performance.now());
    if (left <= 0) throw new TemporarilyUnavailable();
    try {
      return await limitedQuery<Row>(source, left, select, values);
    } catch (error) {
      throw error instanceof QueryStopped ? new TemporarilyUnavailable() : error;
    }
  };
}
