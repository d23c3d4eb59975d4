import { migrationOf } from '@hub/nest-kit/db';

/** Own pictures of events: small, re-encoded, and under an id that never means anything else. */
export const KeepEventPictures1799200000200 = migrationOf('KeepEventPictures1799200000200', [
  `CREATE TABLE event_picture (
      id CHAR(22) CHARACTER SET ascii COLLATE ascii_bin NOT NULL PRIMARY KEY,
      game_id VARCHAR(32) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      stands VARCHAR(16) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      type VARCHAR(16) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      width SMALLINT UNSIGNED NOT NULL,
      height SMALLINT UNSIGNED NOT NULL,
      content MEDIUMBLOB NOT NULL,
      made_by VARCHAR(64) NOT NULL,
      created_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
      used_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
      INDEX event_picture_used (used_at)
    ) ENGINE=InnoDB`,
  ...['event', 'event_category'].map(
    (table) =>
      `ALTER TABLE ${table} ADD COLUMN picture VARCHAR(22) CHARACTER SET ascii COLLATE ascii_bin NOT NULL DEFAULT ''`,
  ),
]);
