import { Feature } from '@hub/nest-kit/app';
import { approvalProviders, type ApprovalKind } from '@hub/nest-kit/approval';
import { erasePersonKind } from '../data-requests/erase/erase-person.kind.ts';
import { ApprovalsController } from './approvals.controller.ts';

/** Kinds of change that want a second person. */
const kinds = [erasePersonKind] as ApprovalKind[];

@Feature({ controllers: [ApprovalsController], http: approvalProviders(kinds) })
export class ApprovalsModule {}
