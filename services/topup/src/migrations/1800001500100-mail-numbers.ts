import { migrationOf } from '@hub/nest-kit/db';

export const MailNumbers1800001500100 = migrationOf('MailNumbers1800001500100', [
  `ALTER TABLE payment_attempt
      ADD COLUMN mailed TINYINT UNSIGNED NOT NULL DEFAULT 0,
      ADD COLUMN mailed_at DATETIME(3) NULL`,
]);
