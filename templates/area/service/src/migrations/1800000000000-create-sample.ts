import { migrationOf } from '@hub/nest-kit/db';

const ASCII = 'CHARACTER SET ascii COLLATE ascii_bin';

export const CreateSample1800000000000 = migrationOf('CreateSample1800000000000', [
  `CREATE TABLE sample_note (
    id INT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
    game_id VARCHAR(32) ${ASCII} NOT NULL,
    partner_uid VARCHAR(64) ${ASCII} NOT NULL,
    note VARCHAR(200) NOT NULL,
    left_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
    KEY sample_note_account (game_id, partner_uid),
    KEY sample_note_game (game_id, id),
    KEY sample_note_age (left_at)
  ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci`,
]);
