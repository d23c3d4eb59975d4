import { migrationOf } from '@hub/nest-kit/db';

const TABLE = 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci';

export const EndInactiveMembers1800002000000 = migrationOf('EndInactiveMembers1800002000000', [
  'ALTER TABLE member ADD COLUMN closed_at DATETIME(3) NULL, ADD KEY member_closed (closed_at)',
  `CREATE TABLE inactivity_run (
    id INT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
    approval_id INT UNSIGNED NOT NULL,
    day_at DATETIME(3) NOT NULL,
    requested_by VARCHAR(64) NOT NULL,
    approved_by VARCHAR(64) NOT NULL,
    noticed INT UNSIGNED NOT NULL DEFAULT 0,
    closed INT UNSIGNED NOT NULL DEFAULT 0,
    held INT UNSIGNED NOT NULL DEFAULT 0,
    passed_at DATETIME(3) NULL,
    passed_id INT UNSIGNED NOT NULL DEFAULT 0,
    started_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
    done_at DATETIME(3) NULL,
    UNIQUE KEY inactivity_run_approval (approval_id)
  ) ${TABLE}`,
  `CREATE TABLE member_notice (
    id INT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
    member_id INT UNSIGNED NOT NULL,
    login_at DATETIME(3) NOT NULL,
    run_id INT UNSIGNED NOT NULL,
    noticed_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
    mailed_at DATETIME(3) NULL,
    closes_at DATETIME(3) NULL,
    ended_at DATETIME(3) NULL,
    closed_run INT UNSIGNED NULL,
    UNIQUE KEY member_notice_once (member_id, login_at),
    KEY member_notice_open (ended_at, closes_at, id)
  ) ${TABLE}`,
]);
