import { migrationOf } from '@hub/nest-kit/db';

export const NoteHolds1800002400100 = migrationOf('NoteHolds1800002400100', [
  'ALTER TABLE data_request ADD COLUMN hold_noted TINYINT UNSIGNED NOT NULL DEFAULT 0 AFTER hold_reason',
]);
