export const createScheduleTable = `CREATE TABLE schedule_run (
  name VARCHAR(32) CHARACTER SET ascii COLLATE ascii_bin NOT NULL PRIMARY KEY,
  every_ms INT UNSIGNED NOT NULL,
  since DATETIME(3) NOT NULL,
  last_at DATETIME(3) NULL,
  took_ms INT UNSIGNED NOT NULL DEFAULT 0,
  fault VARCHAR(500) NULL,
  faults INT UNSIGNED NOT NULL DEFAULT 0
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci`;

/** A process of the release before writes `''`. */
export const nameProcesses = `ALTER TABLE schedule_run
  ADD COLUMN process VARCHAR(64) CHARACTER SET ascii COLLATE ascii_bin NOT NULL DEFAULT '' AFTER name,
  DROP PRIMARY KEY, ADD PRIMARY KEY (name, process)`;
