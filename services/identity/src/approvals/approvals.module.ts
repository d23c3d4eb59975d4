import { Feature } from '@hub/nest-kit/app';
import { approvalProviders, FindApprovals, type ApprovalKind } from '@hub/nest-kit/approval';
import { inactivityRunKind } from '../members/inactivity/inactivity-run.kind.ts';
import { partnerKeyKind } from '../partner/desk/partner-key-kind.ts';
import { gameAddressKind } from '../partner/links/desk/game-address-kind.ts';
import { SessionsModule } from '../staff/sessions/sessions.module.ts';
import { ApprovalsController } from './approvals.controller.ts';

/** Kinds of change that want a second person. */
const kinds = [partnerKeyKind, gameAddressKind, inactivityRunKind] as ApprovalKind[];

@Feature({
  imports: [SessionsModule],
  controllers: [ApprovalsController],
  http: approvalProviders(kinds),
  exports: [FindApprovals],
})
export class ApprovalsModule {}
