import { migrationOf } from '@hub/nest-kit/db';

export const NoteSetUps1797410000000 = migrationOf('NoteSetUps1797410000000', [
  'ALTER TABLE staff ADD COLUMN set_up_by INT UNSIGNED NULL, ADD COLUMN set_up_at DATETIME(3) NULL',
  'ALTER TABLE partner_key ADD INDEX partner_key_list (game_id, id)',
]);
