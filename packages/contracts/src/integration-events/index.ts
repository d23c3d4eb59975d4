import { auditChecked, auditWritten } from './audit.ts';
import { deliveryAsked, deliverySettled, deliveryWithdrawn } from './deliveries.ts';
import type { IntegrationEvent } from './integration-event.ts';
import { orderPaid, orderRefunded } from './orders.ts';

export * from './integration-event.ts';
export * from './audit.ts';
export * from './deliveries.ts';
export * from './orders.ts';

export const integrationEvents: readonly IntegrationEvent[] = [
  auditWritten,
  auditChecked,
  deliveryAsked,
  deliveryWithdrawn,
  deliverySettled,
  orderPaid,
  orderRefunded,
];
