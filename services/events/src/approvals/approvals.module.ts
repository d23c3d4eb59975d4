import { Feature } from '@hub/nest-kit/app';
import { approvalProviders, type ApprovalKind } from '@hub/nest-kit/approval';
import { batchRelease } from '../deliveries/batches/batch-release.kind.ts';
import { compensationKind } from '../deliveries/compensation/compensation.kind.ts';
import { eventPublish } from '../program/publish-event.kind.ts';
import { substituteKind } from '../redeem/desk/substitute.kind.ts';
import { serialDownload } from '../serials/desk/serial-download.kind.ts';
import { ApprovalsController } from './approvals.controller.ts';

/** Kinds of change that want a second person. */
const kinds = [batchRelease, compensationKind, eventPublish, substituteKind, serialDownload] as ApprovalKind[];

@Feature({ controllers: [ApprovalsController], http: approvalProviders(kinds) })
export class ApprovalsModule {}
