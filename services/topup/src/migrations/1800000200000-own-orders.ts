import { migrationOf } from '@hub/nest-kit/db';

export const OwnOrders1800000200000 = migrationOf('OwnOrders1800000200000', [
  `ALTER TABLE topup_order
    ADD COLUMN owner VARCHAR(100) CHARACTER SET ascii COLLATE ascii_bin NOT NULL DEFAULT '',
    ADD INDEX topup_order_owner (owner, id)`,
]);
