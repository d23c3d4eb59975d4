import { migrationOf } from '@hub/nest-kit/db';

const ASCII = 'CHARACTER SET ascii COLLATE ascii_bin';

export const LinkGames1798000010010 = migrationOf('LinkGames1798000010010', [
  `ALTER TABLE partner_key ADD COLUMN purpose VARCHAR(8) ${ASCII} NOT NULL DEFAULT 'token'`,
  `CREATE TABLE game_link (
      game_id VARCHAR(32) ${ASCII} NOT NULL PRIMARY KEY,
      base_url VARCHAR(200) ${ASCII} NOT NULL,
      changed_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3)
    ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci`,
]);
