import { migrationOf } from '@hub/nest-kit/db';

export const RehearseOrders1800001500000 = migrationOf('RehearseOrders1800001500000', [
  'ALTER TABLE topup_order ADD COLUMN rehearsal TINYINT UNSIGNED NOT NULL DEFAULT 0',
  'ALTER TABLE payment_attempt ADD COLUMN rehearsal TINYINT UNSIGNED NOT NULL DEFAULT 0',
]);
