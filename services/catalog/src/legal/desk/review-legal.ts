import { Injectable } from '@nestjs/common';
import type { ReviewLegalBody } from '@hub/contracts/catalog';
import { Db } from '@hub/nest-kit/db';
import type { StaffCaller } from '@hub/nest-kit/http';
import { LegalVersion } from '../legal-version.entity.ts';
import { legalChanged, legalNotFound } from '../legal.errors.ts';
import { lockLegal } from '../write-legal.ts';
import { legalAudit } from './legal.audit.ts';
import { demandLegalReader } from './legal.policy.ts';

/** Notes that a lawyer has confirmed the text of a version as it stands, or takes that back. Players are told neither. */
@Injectable()
export class ReviewLegal {
  constructor(private readonly db: Db) {}

  async run(caller: StaffCaller, id: number, seen: number, { lawyer, note }: ReviewLegalBody): Promise<void> {
    demandLegalReader(caller.who);
    await this.db.runTx(async (tx) => {
      const row = await lockLegal(tx.manager, id);
      if (!row) throw legalNotFound();
      if (row.revision !== seen) throw legalChanged();
      const reviewed = lawyer
        ? { lawyer, review_note: note, reviewed_by: caller.who.name, reviewed_at: () => 'NOW(3)' }
        : { lawyer: null, review_note: '', reviewed_by: null, reviewed_at: null };
      await tx.manager.update(LegalVersion, id, { ...reviewed, revision: seen + 1 });
      await tx.audit(legalAudit(caller, 'review', row, { before: row.lawyer, after: lawyer || null, note }));
    });
  }
}
