import { migrationOf } from '@hub/nest-kit/db';

export const TakeNoticesBack1800004900000 = migrationOf('TakeNoticesBack1800004900000', [
  `ALTER TABLE member_notice
    ADD COLUMN mail_token CHAR(32) CHARACTER SET ascii COLLATE ascii_bin NULL,
    ADD COLUMN bounced_at DATETIME(3) NULL,
    ADD UNIQUE KEY member_notice_token (mail_token)`,
]);
