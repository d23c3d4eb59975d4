import { migrationOf } from '../../db/migration-of.ts';

const ASCII = 'CHARACTER SET ascii COLLATE ascii_bin';

export const KeepPartnerCalls1798000010100 = migrationOf('KeepPartnerCalls1798000010100', [
  `CREATE TABLE partner_call (
      game_id VARCHAR(32) ${ASCII} NOT NULL,
      call_id VARCHAR(64) ${ASCII} NOT NULL,
      call_hash BINARY(32) NOT NULL,
      answer TEXT NOT NULL,
      taken_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
      PRIMARY KEY (game_id, call_id),
      INDEX partner_call_age (taken_at)
    ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci`,
]);
