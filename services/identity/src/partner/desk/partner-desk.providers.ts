import type { Provider } from '@nestjs/common';
import { approvalProviders, FindApprovals, type ApprovalKind } from '@hub/nest-kit/approval';
import type { Db } from '@hub/nest-kit/db';
import type { GameWire } from '@hub/nest-kit/partner';
import type { KeyBox } from '../../keys/key-box.ts';
import { AskAddressChange } from '../links/desk/ask-address-change.ts';
import { gameAddressKind } from '../links/desk/game-address-kind.ts';
import { TryLink } from '../links/desk/try-link.ts';
import type { FindLinks } from '../links/find-links.ts';
import type { ReadPartnerToken } from '../read-partner-token.ts';
import { AskKeyChange } from './ask-key-change.ts';
import { FindPartnerKeys } from './find-partner-keys.ts';
import { partnerKeyKind } from './partner-key-kind.ts';
import { TryPartnerToken } from './try-partner-token.ts';

/** What this service asks a second person for. */
export const identityApprovals = [partnerKeyKind, gameAddressKind] as ApprovalKind[];

export type PartnerDeskParts = {
  db: Db;
  box: KeyBox;
  read: ReadPartnerToken;
  links: FindLinks;
  wire: GameWire;
  publicOnly: boolean;
};

/** Wiring of the desk of partner keys and of the games' addresses. */
export function partnerDeskProviders({ db, box, read, links, wire, publicOnly }: PartnerDeskParts): Provider[] {
  const find = new FindApprovals(db.source, identityApprovals);
  return [
    ...approvalProviders(db, identityApprovals),
    { provide: AskKeyChange, useValue: new AskKeyChange(db, box, find) },
    { provide: AskAddressChange, useValue: new AskAddressChange(db, find, publicOnly) },
    { provide: TryLink, useValue: new TryLink(db, links, wire) },
    { provide: FindPartnerKeys, useValue: new FindPartnerKeys(db.source) },
    { provide: TryPartnerToken, useValue: new TryPartnerToken(read) },
  ];
}
