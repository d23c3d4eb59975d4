import { AddApprovals1797400000000, ChainAudit1795200000000, serviceSchema } from '@hub/nest-kit/db';
import { KeepAuditExports1798000013000 } from '@hub/nest-kit/exports';
import { EndTheRound1799700000100 } from '@hub/nest-kit/retention';
import { KeepSchedules1799000200100 } from '@hub/nest-kit/schedules';
import { DeliveryBatch } from './deliveries/batches/delivery-batch.entity.ts';
import { CompensationQuota, CompensationUsed } from './deliveries/compensation/quota.entity.ts';
import { DeliveryCount, DeliveryFigure, DeliveryMove, DeliveryTurn } from './deliveries/delivery-count.entity.ts';
import { DeliveryStepRow, DeliveryTryRow } from './deliveries/delivery-way.entity.ts';
import { Delivery } from './deliveries/delivery.entity.ts';
import { GameLine } from './deliveries/game-line.entity.ts';
import { CreateEvents1798000011000 } from './migrations/1798000011000-create-events.ts';
import { AddCodes1798200000000 } from './migrations/1798200000000-add-codes.ts';
import { KeepStopsAndLocks1798300001000 } from './migrations/1798300001000-keep-stops-and-locks.ts';
import { KeepRewardsOfBatches1798400002000 } from './migrations/1798400002000-keep-rewards-of-batches.ts';
import { KnowWrongCodes1799000100000 } from './migrations/1799000100000-know-wrong-codes.ts';
import { TranslateEvents1799200000100 } from './migrations/1799200000100-translate-events.ts';
import { KeepEventPictures1799200000200 } from './migrations/1799200000200-keep-event-pictures.ts';
import { EventCategoryRow, EventRow } from './program/event.entity.ts';
import { EventPictureRow } from './program/pictures/event-picture.entity.ts';
import { LockEntryRow, RedeemLockRow, RedemptionRow, WrongEntryRow } from './redeem/redemption.entity.ts';
import { SerialFaultRow } from './serials/serial-fault.entity.ts';
import { SerialRewardRow } from './serials/serial-reward.entity.ts';
import { SerialBatchRow, SerialCodeRow } from './serials/serial.entity.ts';
import { BulkJob } from '@hub/nest-kit/bulk';

export const schema = serviceSchema({
  kit: ['schedules', 'exports', 'held-accounts', 'calendar'],
  before: [
    AddApprovals1797400000000,
    ChainAudit1795200000000,
    KeepAuditExports1798000013000,
    KeepSchedules1799000200100,
  ],
  entities: [
    Delivery,
    DeliveryTryRow,
    DeliveryStepRow,
    GameLine,
    DeliveryMove,
    DeliveryCount,
    DeliveryFigure,
    DeliveryTurn,
    DeliveryBatch,
    CompensationQuota,
    CompensationUsed,
    EventRow,
    EventCategoryRow,
    EventPictureRow,
    SerialBatchRow,
    SerialCodeRow,
    SerialFaultRow,
    SerialRewardRow,
    BulkJob,
    RedemptionRow,
    RedeemLockRow,
    WrongEntryRow,
    LockEntryRow,
  ],
  migrations: [
    CreateEvents1798000011000,
    AddCodes1798200000000,
    KeepStopsAndLocks1798300001000,
    KeepRewardsOfBatches1798400002000,
    KnowWrongCodes1799000100000,
    TranslateEvents1799200000100,
    KeepEventPictures1799200000200,
    EndTheRound1799700000100,
  ],
});
