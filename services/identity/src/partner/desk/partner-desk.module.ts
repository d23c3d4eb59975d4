import { Feature } from '@hub/nest-kit/app';
import { approvalProviders, type ApprovalKind } from '@hub/nest-kit/approval';
import { GameWire } from '@hub/nest-kit/partner';
import { ApprovalsController } from '../../approvals/approvals.controller.ts';
import { KeysModule } from '../../keys/keys.module.ts';
import { SessionsModule } from '../../staff/sessions/sessions.module.ts';
import { AskAddressChange } from '../links/desk/ask-address-change.ts';
import { gameAddressKind } from '../links/desk/game-address-kind.ts';
import { TryLink } from '../links/desk/try-link.ts';
import { LinksModule } from '../links/links.module.ts';
import { PartnerModule } from '../partner.module.ts';
import { AskKeyChange } from './ask-key-change.ts';
import { FindPartnerKeys } from './find-partner-keys.ts';
import { partnerKeyKind } from './partner-key-kind.ts';
import { PartnerKeysController } from './partner-keys.controller.ts';
import { TryPartnerToken } from './try-partner-token.ts';

const kinds = [partnerKeyKind, gameAddressKind] as ApprovalKind[];

@Feature({
  imports: [KeysModule, LinksModule, PartnerModule, SessionsModule],
  controllers: [PartnerKeysController, ApprovalsController],
  http: [
    ...approvalProviders(kinds),
    GameWire,
    AskKeyChange,
    AskAddressChange,
    TryLink,
    FindPartnerKeys,
    TryPartnerToken,
  ],
})
export class PartnerDeskModule {}
