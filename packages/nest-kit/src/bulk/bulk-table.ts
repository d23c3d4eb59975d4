const ASCII = 'CHARACTER SET ascii COLLATE ascii_bin';

/** Statement of a service's migration. */
export const createBulkTable = `CREATE TABLE bulk_job (
  id INT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
  public_id CHAR(26) ${ASCII} NOT NULL,
  kind VARCHAR(32) ${ASCII} NOT NULL,
  subject_id INT UNSIGNED NOT NULL,
  state VARCHAR(12) ${ASCII} NOT NULL,
  step VARCHAR(12) ${ASCII} NOT NULL,
  mark INT UNSIGNED NOT NULL DEFAULT 0,
  row_count INT UNSIGNED NOT NULL DEFAULT 0,
  fault_count INT UNSIGNED NOT NULL DEFAULT 0,
  done_count INT UNSIGNED NOT NULL DEFAULT 0,
  all_count INT UNSIGNED NULL,
  file_key VARCHAR(100) ${ASCII} NULL,
  file_kek VARCHAR(64) ${ASCII} NULL,
  file_wrap VARBINARY(160) NULL,
  attempts SMALLINT UNSIGNED NOT NULL DEFAULT 0,
  run_token BINARY(16) NULL,
  beat_at DATETIME(3) NULL,
  next_at DATETIME(3) NULL,
  elapsed_ms INT UNSIGNED NOT NULL DEFAULT 0,
  fault VARCHAR(16) ${ASCII} NOT NULL DEFAULT '',
  expires_at DATETIME(3) NULL,
  created_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
  UNIQUE INDEX bulk_job_public (public_id),
  UNIQUE INDEX bulk_job_subject (kind, subject_id),
  INDEX bulk_job_due (next_at),
  INDEX bulk_job_state (kind, state)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci`;
