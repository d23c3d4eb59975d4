import { migrationOf } from '@hub/nest-kit/db';

const ASCII = 'CHARACTER SET ascii COLLATE ascii_bin';

/** What a game's look-up of roles is asked with. */
export const KeepRoleRules1798000012000 = migrationOf('KeepRoleRules1798000012000', [
  `CREATE TABLE role_rule (
      game_id VARCHAR(32) ${ASCII} NOT NULL PRIMARY KEY,
      digits_least TINYINT UNSIGNED NOT NULL,
      digits_most TINYINT UNSIGNED NOT NULL,
      host_rule VARCHAR(8) ${ASCII} NOT NULL,
      fixed_host VARCHAR(32) ${ASCII} NOT NULL,
      CONSTRAINT role_rule_of_game FOREIGN KEY (game_id) REFERENCES game (game_id) ON DELETE RESTRICT ON UPDATE RESTRICT
    ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci`,
]);
