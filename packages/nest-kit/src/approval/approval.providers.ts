import type { Provider } from '@nestjs/common';
import type { Db } from '../db/db.ts';
import type { ApprovalKind } from './approval-kind.ts';
import { DecideApproval } from './decide-approval.ts';
import { FindApprovals } from './find-approvals.ts';

/** What a service's controller of requests needs, over the kinds of change that this service asks a second person for. */
export const approvalProviders = (db: Db, kinds: readonly ApprovalKind[]): Provider[] => [
  { provide: FindApprovals, useValue: new FindApprovals(db.source, kinds) },
  { provide: DecideApproval, useValue: new DecideApproval(db, kinds) },
];
