import { migrationOf } from '@hub/nest-kit/db';

export const WorkOnOrders1800000600000 = migrationOf('WorkOnOrders1800000600000', [
  'ALTER TABLE topup_order ADD INDEX topup_order_kind (game_id, kind, state, id)',
  `ALTER TABLE payment_issue
      ADD INDEX payment_issue_of (order_id),
      ADD COLUMN settled_by VARCHAR(64) NOT NULL DEFAULT '',
      ADD COLUMN settle_reason VARCHAR(300) NOT NULL DEFAULT ''`,
]);
