import { migrationOf } from '../db/migration-of.ts';

const ASCII = 'CHARACTER SET ascii COLLATE ascii_bin';

export const KeepProviderMessages1799800000000 = migrationOf('KeepProviderMessages1799800000000', [
  `CREATE TABLE provider_message (
      id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
      provider VARCHAR(32) ${ASCII} NOT NULL,
      fingerprint BINARY(32) NOT NULL,
      body_hash BINARY(32) NOT NULL,
      kid VARCHAR(32) ${ASCII} NOT NULL,
      body MEDIUMBLOB NULL,
      seen INT UNSIGNED NOT NULL DEFAULT 1,
      outcome VARCHAR(32) ${ASCII} NULL,
      received_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
      settled_at DATETIME(3) NULL,
      UNIQUE INDEX provider_message_once (provider, fingerprint),
      INDEX provider_message_age (received_at)
    ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci`,
]);
