import { Feature, jobHandlers, round } from '@hub/nest-kit/app';
import { deliveryAsked, deliveryWithdrawn, orderPaid, orderRefunded } from '@hub/contracts/integration-events';
import { Db } from '@hub/nest-kit/db';
import { ServiceClient } from '@hub/nest-kit/http';
import { EventInbox, eventJobHandlers, eventPost, IntegrationEventsController } from '@hub/nest-kit/integration-events';
import { handles } from '@hub/nest-kit/outbox';
import { settledEvents } from './deliveries/take-settled.ts';
import { expireOrder } from './expire-order.job.ts';
import { ExpireOrder } from './expire-order.ts';
import { decideLate } from './late/decide-late.job.ts';
import { DecideLate, LatePolicies } from './late/late-policy.ts';
import { AskProvider } from './payments/ask-provider.ts';
import { PaymentsModule } from './payments/payments.module.ts';
import { ShopModule } from '../shop/shop.module.ts';
import { Reconcile } from './reconcile/reconcile.ts';

const ending = jobHandlers([Db, AskProvider], (db: Db, ask: AskProvider) => {
  const expire = new ExpireOrder(db, ask);
  return handles(expireOrder, ({ id }) => expire.run(id));
});

const deciding = jobHandlers([Db, LatePolicies], (db: Db, policies: LatePolicies) => {
  const decide = new DecideLate(db, policies);
  return handles(decideLate, ({ id }) => decide.run(id));
});

const telling = jobHandlers([ServiceClient], (services: ServiceClient) =>
  eventJobHandlers(eventPost(services), [deliveryAsked, deliveryWithdrawn, orderPaid, orderRefunded]),
);

const reconciling = round('provider-asked', 'RECONCILE_MS', [Db, AskProvider], (db: Db, ask: AskProvider) => {
  const reconcile = new Reconcile(db, ask);
  return () => reconcile.run();
});

/** What becomes of orders by itself: their end, their payment, their goods. */
@Feature({
  imports: [PaymentsModule, ShopModule],
  controllers: [IntegrationEventsController],
  http: [{ provide: EventInbox, inject: [Db], useFactory: (db: Db) => new EventInbox(db, 'topup', settledEvents) }],
  worker: [LatePolicies, ending, deciding, telling, reconciling],
})
export class OrdersModule {}
