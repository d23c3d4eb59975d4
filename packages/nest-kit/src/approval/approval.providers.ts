import type { Provider } from '@nestjs/common';
import { Db } from '../db/db.ts';
import { ServiceClient } from '../http/service-client.ts';
import type { ApprovalKind } from './approval-kind.ts';
import { DecideApproval } from './decide-approval.ts';
import { FindApprovals } from './find-approvals.ts';
import { standingAtIdentity } from './staff-standing.ts';

export const approvalProviders = (kinds: readonly ApprovalKind[]): Provider[] => [
  { provide: FindApprovals, inject: [Db], useFactory: (db: Db) => new FindApprovals(db.source, kinds) },
  {
    provide: DecideApproval,
    inject: [Db, ServiceClient],
    useFactory: (db: Db, services: ServiceClient) => new DecideApproval(db, kinds, standingAtIdentity(services)),
  },
];
