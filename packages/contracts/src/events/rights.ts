import type { StaffRole } from '../shared/who.ts';

/** Who may look at what is sent into a game, at games where they hold the role. */
export const deliveryReaders: readonly StaffRole[] = ['event_operator', 'agent', 'lead', 'product_admin', 'auditor'];
/** Who retries, cancels, replaces, recalls and marks by hand, and asks for the release of a batch. */
export const deliveryActors: readonly StaffRole[] = ['event_operator'];
/** Who sends something to one player by hand. */
export const compensators: readonly StaffRole[] = ['lead'];
/** Who says how many a person may send in a day without a second one. */
export const quotaKeepers: readonly StaffRole[] = ['product_admin'];
/** The second persons: for a batch, and for a compensation above the quota. */
export const batchDeciders: readonly StaffRole[] = ['event_operator', 'product_admin'];
export const compensationDeciders: readonly StaffRole[] = ['lead', 'product_admin'];
