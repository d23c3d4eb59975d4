import { kitEntities, type Schema } from '@hub/nest-kit/db';
import { ScheduleRun } from '@hub/nest-kit/schedules';
import { DeliveryBatch } from './deliveries/batches/delivery-batch.entity.ts';
import { CompensationQuota, CompensationUsed } from './deliveries/compensation/quota.entity.ts';
import { DeliveryCount, DeliveryFigure, DeliveryMove, DeliveryTurn } from './deliveries/delivery-count.entity.ts';
import { DeliveryStepRow, DeliveryTryRow } from './deliveries/delivery-way.entity.ts';
import { Delivery } from './deliveries/delivery.entity.ts';
import { GameLine } from './deliveries/game-line.entity.ts';
import { CreateEvents1798000011000 } from './migrations/1798000011000-create-events.ts';

export const schema: Schema = {
  entities: [
    ...kitEntities,
    ScheduleRun,
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
  ],
  migrations: [CreateEvents1798000011000],
};
