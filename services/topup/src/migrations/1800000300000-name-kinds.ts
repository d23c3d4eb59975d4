import { migrationOf } from '@hub/nest-kit/db';

export const NameKinds1800000300000 = migrationOf('NameKinds1800000300000', [
  `ALTER TABLE topup_order ADD COLUMN kind VARCHAR(8) CHARACTER SET ascii COLLATE ascii_bin NOT NULL DEFAULT ''`,
]);
