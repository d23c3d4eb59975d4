import { migrationOf } from '@hub/nest-kit/db';

/** What an area keeps and does not publish has a bound. */
export const CountBytes1800005500000 = migrationOf('CountBytes1800005500000', [
  'ALTER TABLE build_put ADD COLUMN bytes BIGINT UNSIGNED NOT NULL DEFAULT 0',
]);
