import { migrationOf } from '@hub/nest-kit/db';

export const ExtendDataRequests1800002400000 = migrationOf('ExtendDataRequests1800002400000', [
  'ALTER TABLE data_request ADD COLUMN extended TINYINT UNSIGNED NOT NULL DEFAULT 0 AFTER due_at',
]);
