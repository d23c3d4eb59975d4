import { serviceSchema } from '@hub/nest-kit/db';
import { CreateTopup1795000000000 } from './migrations/1795000000000-create-topup.ts';
import { KeepOrders1800000000000 } from './migrations/1800000000000-keep-orders.ts';
import { NameKinds1800000300000 } from './migrations/1800000300000-name-kinds.ts';
import { OwnOrders1800000200000 } from './migrations/1800000200000-own-orders.ts';
import { KeepOrderDeliveries1800000400000 } from './migrations/1800000400000-keep-order-deliveries.ts';
import { KeepSettings1800000500000 } from './migrations/1800000500000-keep-settings.ts';
import { WorkOnOrders1800000600000 } from './migrations/1800000600000-work-on-orders.ts';
import { DropUnreadColumns1800000700000 } from './migrations/1800000700000-drop-unread-columns.ts';
import { FindBuyers1800001410000 } from './migrations/1800001410000-find-buyers.ts';
import { RehearseOrders1800001500000 } from './migrations/1800001500000-rehearse-orders.ts';
import { MailNumbers1800001500100 } from './migrations/1800001500100-mail-numbers.ts';
import { OrderDelivery } from './orders/deliveries/order-delivery.entity.ts';
import { OrderStepRow } from './orders/order-step.entity.ts';
import { Order } from './orders/order.entity.ts';
import { TierClaim } from './orders/tier-claim.entity.ts';
import { PaymentAttempt } from './orders/payments/payment-attempt.entity.ts';
import { PaymentIssue } from './orders/payments/payment-issue.entity.ts';
import { Payment } from './orders/payments/payment.entity.ts';
import { TopupSetting } from './shop/setting.entity.ts';

export const schema = serviceSchema({
  kit: ['provider-messages', 'schedules', 'calendar', 'held-accounts'],
  entities: [Order, OrderStepRow, OrderDelivery, TierClaim, PaymentAttempt, Payment, PaymentIssue, TopupSetting],
  migrations: [
    CreateTopup1795000000000,
    KeepOrders1800000000000,
    OwnOrders1800000200000,
    NameKinds1800000300000,
    KeepOrderDeliveries1800000400000,
    KeepSettings1800000500000,
    WorkOnOrders1800000600000,
    DropUnreadColumns1800000700000,
    FindBuyers1800001410000,
    RehearseOrders1800001500000,
    MailNumbers1800001500100,
  ],
});
