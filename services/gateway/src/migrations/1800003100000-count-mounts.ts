import { migrationOf } from '@hub/nest-kit/db';

const ascii = (length: number) => `VARCHAR(${length}) CHARACTER SET ascii COLLATE ascii_bin NOT NULL`;

export const CountMounts1800003100000 = migrationOf('CountMounts1800003100000', [
  `CREATE TABLE mount_count (
      area ${ascii(16)},
      minute DATETIME NOT NULL,
      build ${ascii(40)},
      phase ${ascii(8)},
      n INT UNSIGNED NOT NULL,
      PRIMARY KEY (area, minute, build, phase),
      KEY mount_count_age (minute)
    ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci`,
  `CREATE TABLE vital_count (
      area ${ascii(16)},
      minute DATETIME NOT NULL,
      name ${ascii(8)},
      route ${ascii(128)},
      build ${ascii(40)},
      webview ${ascii(8)},
      bucket TINYINT UNSIGNED NOT NULL,
      n INT UNSIGNED NOT NULL,
      PRIMARY KEY (area, minute, name, route, build, webview, bucket),
      KEY vital_count_age (minute)
    ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci`,
]);
