import { migrationOf } from '@hub/nest-kit/db';

/** Events and their rewards in every language, and what is in a reward as players read it. */
export const TranslateEvents1799200000100 = migrationOf('TranslateEvents1799200000100', [
  'ALTER TABLE event ADD COLUMN translations MEDIUMTEXT NULL AFTER intro',
  "ALTER TABLE event_category ADD COLUMN contents VARCHAR(120) NOT NULL DEFAULT '' AFTER title, ADD COLUMN translations MEDIUMTEXT NULL AFTER contents",
]);
