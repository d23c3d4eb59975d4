import { migrationOf } from '@hub/nest-kit/db';

export const ChooseCaptcha1796000000000 = migrationOf('ChooseCaptcha1796000000000', [
  `ALTER TABLE game ADD captcha_provider VARCHAR(16) CHARACTER SET ascii COLLATE ascii_bin NOT NULL
        DEFAULT 'altcha' AFTER captcha_reply`,
]);
