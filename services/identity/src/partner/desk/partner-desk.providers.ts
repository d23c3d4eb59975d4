import type { Provider } from '@nestjs/common';
import { approvalProviders, FindApprovals, type ApprovalKind } from '@hub/nest-kit/approval';
import type { Db } from '@hub/nest-kit/db';
import type { KeyBox } from '../../keys/key-box.ts';
import type { ReadPartnerToken } from '../read-partner-token.ts';
import { AskKeyChange } from './ask-key-change.ts';
import { FindPartnerKeys } from './find-partner-keys.ts';
import { partnerKeyKind } from './partner-key-kind.ts';
import { TryPartnerToken } from './try-partner-token.ts';

/** What this service asks a second person for. */
export const identityApprovals = [partnerKeyKind] as ApprovalKind[];

/** Wiring of the desk of partner keys. */
export function partnerDeskProviders(db: Db, box: KeyBox, read: ReadPartnerToken): Provider[] {
  const find = new FindApprovals(db.source, identityApprovals);
  return [
    ...approvalProviders(db, identityApprovals),
    { provide: AskKeyChange, useValue: new AskKeyChange(db, box, find) },
    { provide: FindPartnerKeys, useValue: new FindPartnerKeys(db.source) },
    { provide: TryPartnerToken, useValue: new TryPartnerToken(read) },
  ];
}
