import type { Env } from '@hub/nest-kit/config';
import { openDatabase } from '@hub/nest-kit/db';
import { checkCopies, type CheckedCopy } from './audit/check-copies.ts';
import { schema } from './data-source.ts';

/** Walks the copies of all audits in DATABASE_URL. */
export async function verify(env: Env): Promise<CheckedCopy[]> {
  const source = await openDatabase(env.DATABASE_URL ?? '', schema, 2);
  try {
    return await checkCopies(source);
  } finally {
    await source.destroy();
  }
}
