import { migrationOf } from '@hub/nest-kit/db';

const ASCII = 'CHARACTER SET ascii COLLATE ascii_bin';

/** Until now an `account` was also compared with role ids; who meant one enters it as a `role`, at its game. */
export const SplitTheWhitelist1797600100000 = migrationOf('SplitTheWhitelist1797600100000', [
  `ALTER TABLE whitelist ADD COLUMN list VARCHAR(16) ${ASCII} NOT NULL DEFAULT 'preview' AFTER id,
      DROP INDEX whitelist_entry,
      ADD UNIQUE INDEX whitelist_entry (list, game_id, kind, value),
      ADD CONSTRAINT whitelist_role_of_game CHECK (kind <> 'role' OR game_id <> '*')`,
]);
