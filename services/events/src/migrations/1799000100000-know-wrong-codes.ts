import { migrationOf } from '@hub/nest-kit/db';

/** The same wrong code again costs no second try: it is known by its keyed hash. */
export const KnowWrongCodes1799000100000 = migrationOf('KnowWrongCodes1799000100000', [
  'ALTER TABLE wrong_entry ADD COLUMN code_mac BINARY(32) NULL AFTER why, ADD INDEX wrong_entry_code (lock_id, code_mac)',
]);
