import { Feature } from '@hub/nest-kit/app';
import { approvalProviders, type ApprovalKind } from '@hub/nest-kit/approval';
import { orderKeysProvider } from '../buyer/order-keys.provider.ts';
import { PaymentsModule } from '../payments/payments.module.ts';
import { OpenRehearsal } from '../rehearsal/open-rehearsal.ts';
import { RehearsalModule } from '../rehearsal/rehearsal.module.ts';
import { ShopModule } from '../../shop/shop.module.ts';
import { confirmKind, refundKind } from './approval-kinds.ts';
import { DecideOrder } from './decide-order.ts';
import { ApprovalsController, MaintenanceController, PaymentIssuesController } from './desk.controller.ts';
import { FindOrders } from './find-orders.ts';
import { MaintenanceSwitch } from './maintenance-switch.ts';
import { OrdersController } from './orders.controller.ts';
import { PaymentIssues } from './payment-issues.ts';
import { QueryProvider } from './query-provider.ts';
import { ShowOrder } from './show-order.ts';
import { WorkOnOrder } from './work-on-order.ts';

/** What finance does with orders, and the switch of the whole shop. */
@Feature({
  imports: [ShopModule, PaymentsModule, RehearsalModule],
  // What has a name of its own goes before the number of an order.
  controllers: [PaymentIssuesController, OrdersController, MaintenanceController, ApprovalsController],
  http: [
    orderKeysProvider,
    PaymentIssues,
    FindOrders,
    ShowOrder,
    WorkOnOrder,
    DecideOrder,
    QueryProvider,
    OpenRehearsal,
    MaintenanceSwitch,
    ...approvalProviders([confirmKind, refundKind] as ApprovalKind[]),
  ],
})
export class DeskModule {}
