import { Feature } from '@hub/nest-kit/app';
import { CatalogRoles } from '../../clients/catalog-roles.ts';
import { orderKeysProvider } from '../buyer/order-keys.provider.ts';
import { CallbacksController } from '../payments/callbacks/callbacks.controller.ts';
import { TakeReturn } from '../payments/callbacks/take-return.ts';
import { PaymentsModule } from '../payments/payments.module.ts';
import { RehearsalModule } from '../rehearsal/rehearsal.module.ts';
import { ShopModule } from '../../shop/shop.module.ts';
import { MailNumber } from '../number-mail/mail-number.ts';
import { FindBuyerPlace } from './buyer-place.ts';
import { CancelOrder } from './cancel-order.ts';
import { CheckoutController } from './checkout.controller.ts';
import { FindOwnOrders } from './find-own-orders.ts';
import { FindResult } from './find-result.ts';
import { FirstStep } from './first-step.ts';
import { GameNames } from './game-names.ts';
import { HandOver } from './hand-over.ts';
import { OpenPurchase } from './open-purchase.ts';
import { Orders } from './orders.ts';
import { Prefill } from './prefill.ts';
import { ReportTransfer } from './report-transfer.ts';
import { ResultsController } from './results.controller.ts';
import { SecondStep } from './second-step.ts';

/** An order from its first step to its result, and the provider’s way back to it. */
@Feature({
  imports: [ShopModule, PaymentsModule, RehearsalModule],
  controllers: [CheckoutController, ResultsController, CallbacksController],
  http: [
    CatalogRoles,
    GameNames,
    Orders,
    FindBuyerPlace,
    FirstStep,
    SecondStep,
    HandOver,
    ReportTransfer,
    OpenPurchase,
    CancelOrder,
    Prefill,
    FindResult,
    FindOwnOrders,
    TakeReturn,
    MailNumber,
    orderKeysProvider,
  ],
})
export class CheckoutModule {}
