import { migrationOf } from '@hub/nest-kit/db';

/** A publication that reads files without the row of its area sees that one was put meanwhile. */
export const CountPuts1800005400000 = migrationOf('CountPuts1800005400000', [
  'ALTER TABLE area_release ADD COLUMN puts INT UNSIGNED NOT NULL DEFAULT 0',
]);
