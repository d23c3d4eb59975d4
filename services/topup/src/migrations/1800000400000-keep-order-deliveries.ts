import { migrationOf } from '@hub/nest-kit/db';

const ASCII = 'CHARACTER SET ascii COLLATE ascii_bin';

export const KeepOrderDeliveries1800000400000 = migrationOf('KeepOrderDeliveries1800000400000', [
  `CREATE TABLE order_delivery (
      id VARCHAR(64) ${ASCII} NOT NULL PRIMARY KEY,
      order_id INT UNSIGNED NULL,
      part VARCHAR(8) ${ASCII} NOT NULL DEFAULT '',
      outcome VARCHAR(16) ${ASCII} NULL,
      error VARCHAR(64) NOT NULL DEFAULT '',
      asked_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
      settled_at DATETIME(3) NULL,
      INDEX order_delivery_of (order_id)
    ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci`,
]);
