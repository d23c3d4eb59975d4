import { migrationOf } from '../db/migration-of.ts';

const ASCII = 'CHARACTER SET ascii COLLATE ascii_bin';

export const createApprovalTable = `CREATE TABLE approval (
      id INT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
      kind VARCHAR(48) ${ASCII} NOT NULL,
      subject VARCHAR(96) ${ASCII} NOT NULL,
      open_key VARCHAR(150) ${ASCII} NULL,
      object VARCHAR(64) ${ASCII} NOT NULL,
      game_id VARCHAR(32) ${ASCII} NOT NULL DEFAULT '',
      before_facts TEXT NOT NULL,
      after_facts TEXT NOT NULL,
      \`change\` MEDIUMTEXT NULL,
      reason VARCHAR(300) NOT NULL,
      asker_id INT UNSIGNED NOT NULL,
      asker_login VARCHAR(64) ${ASCII} NOT NULL,
      asker_name VARCHAR(64) NOT NULL,
      asked_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
      expires_at DATETIME(3) NOT NULL,
      state VARCHAR(12) ${ASCII} NOT NULL DEFAULT 'open',
      decider_id INT UNSIGNED NULL,
      decider_login VARCHAR(64) ${ASCII} NULL,
      decider_name VARCHAR(64) NULL,
      decided_at DATETIME(3) NULL,
      answer VARCHAR(300) NOT NULL DEFAULT '',
      UNIQUE INDEX approval_open (open_key),
      INDEX approval_state (state, id),
      INDEX approval_expiry (state, expires_at)
    ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci`;

export const AddApprovals1797400000000 = migrationOf('AddApprovals1797400000000', [createApprovalTable]);
