import { migrationOf } from '@hub/nest-kit/db';

const ASCII = 'CHARACTER SET ascii COLLATE ascii_bin';

export const KeepPenalties1798000004000 = migrationOf('KeepPenalties1798000004000', [
  `CREATE TABLE penalty (
      id INT UNSIGNED NOT NULL AUTO_INCREMENT,
      game_id VARCHAR(32) ${ASCII} NOT NULL,
      partner_uid VARCHAR(64) ${ASCII} NOT NULL,
      nth SMALLINT UNSIGNED NOT NULL,
      kind VARCHAR(16) ${ASCII} NOT NULL,
      days TINYINT UNSIGNED NOT NULL,
      starts_at DATETIME(3) NOT NULL,
      ends_at DATETIME(3) NOT NULL,
      reason VARCHAR(200) NOT NULL,
      staff_name VARCHAR(64) NOT NULL,
      lifted_at DATETIME(3) NULL,
      lifted_by VARCHAR(64) NULL,
      lift_reason VARCHAR(200) NULL,
      PRIMARY KEY (id),
      UNIQUE INDEX penalty_nth (game_id, partner_uid, nth),
      CONSTRAINT penalty_days CHECK (days BETWEEN 1 AND 7)
    )`,
]);
