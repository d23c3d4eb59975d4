import { Feature } from '@hub/nest-kit/app';
import { approvalProviders, type ApprovalKind } from '@hub/nest-kit/approval';
import { AcceptTerms } from './accept-terms.ts';
import { ApprovalsController } from './approvals.controller.ts';
import { FindLegalDesk } from './desk/find-legal-desk.ts';
import { KeepDraft } from './desk/keep-draft.ts';
import { LegalDeskController } from './desk/legal-desk.controller.ts';
import { legalPublish, legalWithdraw } from './desk/legal-requests.kind.ts';
import { RequestLegal } from './desk/request-legal.ts';
import { ReviewLegal } from './desk/review-legal.ts';
import { FindLegal } from './find-legal.ts';
import { LegalController } from './legal.controller.ts';
import { MemberTermsController } from './member-terms.controller.ts';

const kinds = [legalPublish, legalWithdraw] as ApprovalKind[];

/** The legal texts: what players read, and how two persons publish it. */
@Feature({
  controllers: [LegalController, MemberTermsController, LegalDeskController, ApprovalsController],
  providers: [FindLegal, AcceptTerms, FindLegalDesk, KeepDraft, ReviewLegal, RequestLegal, ...approvalProviders(kinds)],
})
export class LegalModule {}
