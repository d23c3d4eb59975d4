import { migrationOf } from '@hub/nest-kit/db';

/** Nothing finds an order by its mail, and `owner` says who began it. */
export const DropUnreadColumns1800000700000 = migrationOf('DropUnreadColumns1800000700000', [
  `ALTER TABLE topup_order
      DROP INDEX topup_order_email,
      DROP COLUMN email_mac,
      DROP COLUMN member_id`,
]);
