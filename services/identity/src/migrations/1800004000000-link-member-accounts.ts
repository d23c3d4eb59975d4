import { migrationOf } from '@hub/nest-kit/db';

const ASCII = 'CHARACTER SET ascii COLLATE ascii_bin';
const TABLE = 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci';

export const LinkMemberAccounts1800004000000 = migrationOf('LinkMemberAccounts1800004000000', [
  `CREATE TABLE member_account (
    id INT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
    member_id INT UNSIGNED NOT NULL,
    game_id VARCHAR(32) ${ASCII} NOT NULL,
    partner_uid VARCHAR(64) ${ASCII} NOT NULL,
    server_id VARCHAR(32) ${ASCII} NOT NULL,
    role_id VARCHAR(32) ${ASCII} NOT NULL,
    role_name VARCHAR(64) NOT NULL,
    linked_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
    UNIQUE KEY member_account_once (game_id, partner_uid),
    KEY member_account_member (member_id, linked_at),
    CONSTRAINT account_of_member FOREIGN KEY (member_id) REFERENCES member (id) ON DELETE RESTRICT ON UPDATE RESTRICT
  ) ${TABLE}`,
]);
