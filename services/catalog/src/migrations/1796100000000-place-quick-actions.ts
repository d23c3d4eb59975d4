import { migrationOf } from '@hub/nest-kit/db';

export const PlaceQuickActions1796100000000 = migrationOf('PlaceQuickActions1796100000000', [
  `ALTER TABLE quick_action
        ADD COLUMN place VARCHAR(16) CHARACTER SET ascii COLLATE ascii_bin NOT NULL DEFAULT 'everywhere' AFTER audience`,
  // The reward of 2023 was for the website from the beginning.
  "UPDATE quick_action SET place = 'web' WHERE game_id = 'g83tw' AND url = '/click/1'",
]);
