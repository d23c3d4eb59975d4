import { migrationOf } from '@hub/nest-kit/db';

const ASCII = 'CHARACTER SET ascii COLLATE ascii_bin';

export const KeepPushes1798000010500 = migrationOf('KeepPushes1798000010500', [
  `CREATE TABLE vip_push (
      game_id VARCHAR(32) ${ASCII} NOT NULL,
      partner_uid VARCHAR(64) ${ASCII} NOT NULL,
      level TINYINT UNSIGNED NOT NULL,
      until DATETIME(3) NULL,
      as_of DATETIME(3) NOT NULL,
      pushed_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
      PRIMARY KEY (game_id, partner_uid)
    ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci`,
]);
