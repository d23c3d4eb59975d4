import { Feature } from '@hub/nest-kit/app';
import { DeliveriesModule } from '../desk/deliveries.module.ts';
import { CompensationController } from './compensation.controller.ts';
import { KeepQuota } from './keep-quota.ts';
import { SendCompensation } from './send-compensation.ts';

@Feature({ imports: [DeliveriesModule], controllers: [CompensationController], http: [KeepQuota, SendCompensation] })
export class CompensationModule {}
