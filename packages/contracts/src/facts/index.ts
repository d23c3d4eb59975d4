import { auditChecked, auditWritten } from './audit.ts';
import { deliveryAsked, deliverySettled } from './deliveries.ts';
import type { Fact } from './fact.ts';

export * from './fact.ts';
export * from './audit.ts';
export * from './deliveries.ts';

/** The table of all facts: what may travel between services, and to whom. */
export const facts: readonly Fact[] = [auditWritten, auditChecked, deliveryAsked, deliverySettled];
