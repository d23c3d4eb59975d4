import { migrationOf } from '@hub/nest-kit/db';

/** Months of the audit that an auditor signed off. */
export const SignOffAudit1799000200000 = migrationOf('SignOffAudit1799000200000', [
  `CREATE TABLE audit_sign_off (
      month CHAR(7) CHARACTER SET ascii COLLATE ascii_bin NOT NULL PRIMARY KEY,
      login VARCHAR(64) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      name VARCHAR(64) NOT NULL,
      note VARCHAR(300) NOT NULL,
      chains TEXT CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      signed_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3)
    ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci`,
]);
