import { migrationOf } from '@hub/nest-kit/db';

/** A target belongs to a game, whose people may change it, or to every game; how often it was opened is kept. */
export const KeepClickTargets1798000001100 = migrationOf('KeepClickTargets1798000001100', [
  `ALTER TABLE click_target
      ADD COLUMN game_id VARCHAR(32) CHARACTER SET ascii COLLATE ascii_bin NOT NULL DEFAULT '*' AFTER id,
      ADD COLUMN opened INT UNSIGNED NOT NULL DEFAULT 0`,
]);
