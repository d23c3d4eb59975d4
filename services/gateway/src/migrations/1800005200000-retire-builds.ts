import { migrationOf } from '@hub/nest-kit/db';

export const RetireBuilds1800005200000 = migrationOf('RetireBuilds1800005200000', [
  'ALTER TABLE remote_version ADD COLUMN retired_at DATETIME(3) NULL',
]);
