import { migrationOf } from '@hub/nest-kit/db';

/** Builds of services are longer than those of remotes; a name of the staff comes with its login, one of a token with its number. */
export const WidenReleaseNames1800005300000 = migrationOf('WidenReleaseNames1800005300000', [
  `ALTER TABLE release_event
      MODIFY build VARCHAR(64) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      MODIFY made_by VARCHAR(100) NOT NULL`,
  'ALTER TABLE remote_version MODIFY published_by VARCHAR(100) NOT NULL',
]);
