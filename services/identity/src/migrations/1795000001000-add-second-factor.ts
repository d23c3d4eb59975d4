import { migrationOf } from '@hub/nest-kit/db';

const ASCII = 'CHARACTER SET ascii COLLATE ascii_bin';
const TABLE = 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci';

const statements = [
  `ALTER TABLE staff
    ADD password_until DATETIME(3) NULL,
    ADD version INT UNSIGNED NOT NULL DEFAULT 1`,
  `ALTER TABLE staff_session
    ADD device VARCHAR(64) NOT NULL DEFAULT '',
    ADD address VARCHAR(45) ${ASCII} NOT NULL DEFAULT '',
    ADD enrol_box VARBINARY(128) NULL,
    ADD by_recovery TINYINT UNSIGNED NOT NULL DEFAULT 0`,
  `CREATE TABLE staff_recovery (
    id INT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
    staff_id INT UNSIGNED NOT NULL,
    code VARCHAR(200) ${ASCII} NOT NULL,
    created_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
    used_at DATETIME(3) NULL,
    INDEX staff_recovery_staff (staff_id),
    CONSTRAINT recovery_of_staff FOREIGN KEY (staff_id) REFERENCES staff (id) ON DELETE RESTRICT ON UPDATE RESTRICT
  ) ${TABLE}`,
];

export const AddSecondFactor1795000001000 = migrationOf('AddSecondFactor1795000001000', statements);
