import { migrationOf } from '@hub/nest-kit/db';

/** The personal-data desk finds the orders of whoever asks; those of before get their hashes from the worker, in slices. */
export const FindBuyers1800001410000 = migrationOf('FindBuyers1800001410000', [
  `ALTER TABLE topup_order
      ADD COLUMN email_mac BINARY(32) NULL AFTER buyer_kid,
      ADD COLUMN phone_mac BINARY(32) NULL AFTER email_mac,
      ADD INDEX topup_order_email (email_mac, id),
      ADD INDEX topup_order_phone (phone_mac, id)`,
]);
