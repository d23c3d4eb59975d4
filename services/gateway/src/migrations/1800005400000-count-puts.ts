import { migrationOf } from '@hub/nest-kit/db';

const ASCII = 'CHARACTER SET ascii COLLATE ascii_bin';

/** A publication that reads files while it holds nothing sees that one was put meanwhile. */
export const CountPuts1800005400000 = migrationOf('CountPuts1800005400000', [
  `CREATE TABLE build_put (
      area VARCHAR(16) ${ASCII} NOT NULL,
      build VARCHAR(40) ${ASCII} NOT NULL,
      puts INT UNSIGNED NOT NULL,
      put_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
      PRIMARY KEY (area, build)
    ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci`,
]);
