import { Feature } from '@hub/nest-kit/app';
import { GameWire } from '@hub/nest-kit/partner';
import { ApprovalsModule } from '../../approvals/approvals.module.ts';
import { KeysModule } from '../../keys/keys.module.ts';
import { SessionsModule } from '../../staff/sessions/sessions.module.ts';
import { AskAddressChange } from '../links/desk/ask-address-change.ts';
import { TryLink } from '../links/desk/try-link.ts';
import { LinksModule } from '../links/links.module.ts';
import { PartnerModule } from '../partner.module.ts';
import { AskKeyChange } from './ask-key-change.ts';
import { FindPartnerKeys } from './find-partner-keys.ts';
import { PartnerKeysController } from './partner-keys.controller.ts';
import { TryPartnerToken } from './try-partner-token.ts';

@Feature({
  imports: [ApprovalsModule, KeysModule, LinksModule, PartnerModule, SessionsModule],
  controllers: [PartnerKeysController],
  http: [GameWire, AskKeyChange, AskAddressChange, TryLink, FindPartnerKeys, TryPartnerToken],
})
export class PartnerDeskModule {}
