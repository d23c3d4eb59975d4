import { taipeiAt } from '@hub/contracts/shared';
import type { Db } from '@hub/nest-kit/db';
import { DEFAULT_SITE } from '../faq/find-articles.ts';
import { LegalVersion } from './legal-version.entity.ts';
import { seedTexts } from './seed-texts.ts';
import { insertDraft, lockLegal, publishDraft } from './write-legal.ts';

const DAYS_AGO = 30;

/** The first version, in force since a month before the first run. No lawyer has confirmed it, and the desk says so. */
export async function seedLegal(db: Db, now: Date): Promise<void> {
  await db.runTx(async ({ manager }) => {
    if (await manager.existsBy(LegalVersion, { site: DEFAULT_SITE })) return;
    const id = await insertDraft(manager, DEFAULT_SITE, seedTexts, '');
    await manager.update(LegalVersion, id, { effective_at: taipeiAt(now, -DAYS_AGO, 0) });
    await publishDraft(manager, (await lockLegal(manager, id))!);
  });
}
