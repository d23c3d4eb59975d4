import { Injectable } from '@nestjs/common';
import type { RequestLegalBody } from '@hub/contracts/catalog';
import { requestApproval } from '@hub/nest-kit/approval';
import { Db } from '@hub/nest-kit/db';
import type { StaffCaller } from '@hub/nest-kit/http';
import { legalChanged, legalNotComing, legalNotFound } from '../legal.errors.ts';
import { lockLegal } from '../write-legal.ts';
import { demandPublishable } from './demand-publishable.ts';
import { legalPublish, legalWithdraw, requestedFacts } from './legal-requests.kind.ts';
import { demandLegalEditor } from './legal.policy.ts';

/** Asks a second person to publish a draft, or to take back what is announced and not in force yet. */
@Injectable()
export class RequestLegal {
  constructor(private readonly db: Db) {}

  /** Returns the id of the request. */
  async run(caller: StaffCaller, id: number, seen: number, { request, reason }: RequestLegalBody): Promise<number> {
    demandLegalEditor(caller.who);
    return this.db.runTx(async (tx) => {
      const row = await lockLegal(tx.manager, id);
      if (!row) throw legalNotFound();
      if (row.revision !== seen) throw legalChanged();
      if (request === 'publish') await demandPublishable(tx.manager, row);
      else if (row.state !== 'published') throw legalNotComing();
      return requestApproval(tx, request === 'publish' ? legalPublish : legalWithdraw, caller, {
        subject: String(id),
        object: `legal:${row.site}/${row.number}`,
        game: '',
        after: requestedFacts(row, request),
        change: { version: id },
        reason,
      });
    });
  }
}
