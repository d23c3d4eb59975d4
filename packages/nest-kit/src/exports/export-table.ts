const ASCII = 'CHARACTER SET ascii COLLATE ascii_bin';

export const createExportTable = `CREATE TABLE export_job (
  id INT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
  public_id CHAR(26) ${ASCII} NOT NULL,
  kind VARCHAR(32) ${ASCII} NOT NULL,
  owner_id INT UNSIGNED NOT NULL,
  filter TEXT NOT NULL,
  personal TINYINT UNSIGNED NOT NULL DEFAULT 0,
  state VARCHAR(10) ${ASCII} NOT NULL DEFAULT 'waiting',
  attempts SMALLINT UNSIGNED NOT NULL DEFAULT 0,
  rows_done INT UNSIGNED NOT NULL DEFAULT 0,
  rows_all INT UNSIGNED NULL,
  bytes INT UNSIGNED NULL,
  file_key VARCHAR(100) ${ASCII} NULL,
  run_token BINARY(16) NULL,
  beat_at DATETIME(3) NULL,
  asked_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
  expires_at DATETIME(3) NULL,
  UNIQUE INDEX export_job_public (public_id),
  INDEX export_job_owner (owner_id, id),
  INDEX export_job_state (state, expires_at)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci`;

export const addExportEnd = `ALTER TABLE export_job
  ADD COLUMN owner_name VARCHAR(64) NOT NULL DEFAULT '' AFTER owner_id,
  ADD COLUMN ended_at DATETIME(3) NULL,
  ADD COLUMN fault VARCHAR(500) NULL`;
