import { auditChecked, auditWritten } from './audit.ts';
import { deliveryAsked, deliverySettled } from './deliveries.ts';
import type { Fact } from './fact.ts';

export * from './fact.ts';
export * from './audit.ts';
export * from './deliveries.ts';

export const facts: readonly Fact[] = [auditWritten, auditChecked, deliveryAsked, deliverySettled];
