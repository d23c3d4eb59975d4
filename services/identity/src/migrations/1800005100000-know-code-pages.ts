import { migrationOf } from '@hub/nest-kit/db';

export const KnowCodePages1800005100000 = migrationOf('KnowCodePages1800005100000', [
  `ALTER TABLE member_code
    ADD COLUMN page_mac BINARY(32) NULL,
    ADD COLUMN page_tries TINYINT UNSIGNED NOT NULL DEFAULT 0`,
]);
