import { AuditModule, Feature } from '@hub/nest-kit/app';
import { CheckoutModule } from './orders/checkout/checkout.module.ts';
import { DeskModule } from './orders/desk/desk.module.ts';
import { KeepingModule } from './keeping/keeping.module.ts';
import { NumberMailModule } from './orders/number-mail/number-mail.module.ts';
import { OrdersModule } from './orders/orders.module.ts';
import { PersonDataModule } from './person-data/person-data.module.ts';
import { ShopModule } from './shop/shop.module.ts';

/** The top-up service. */
@Feature({
  imports: [
    AuditModule,
    ShopModule,
    CheckoutModule,
    OrdersModule,
    NumberMailModule,
    DeskModule,
    KeepingModule,
    PersonDataModule,
  ],
})
export class AppModule {}
