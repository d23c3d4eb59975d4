import type { Db } from '@hub/nest-kit/db';
import { insertMissing } from '../rows/insert-missing.ts';
import { demoNotices } from './demo-notices.ts';
import { Notice } from './notice.entity.ts';

export async function seedNotices(db: Db, now: Date): Promise<void> {
  await db.runTx(({ manager }) => insertMissing(manager, Notice, ['id'], demoNotices(now)));
}
