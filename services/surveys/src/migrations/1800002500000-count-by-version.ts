import { migrationOf } from '@hub/nest-kit/db';

const VERSION = 'ADD COLUMN version_no INT UNSIGNED NOT NULL AFTER survey_id, DROP PRIMARY KEY';

/** The worker counts every answer once more: no answer is ever deleted. */
export const CountByVersion1800002500000 = migrationOf('CountByVersion1800002500000', [
  'DELETE FROM option_count',
  'DELETE FROM day_count',
  `ALTER TABLE option_count ${VERSION}, ADD PRIMARY KEY (survey_id, version_no, field, choice)`,
  `ALTER TABLE day_count ${VERSION}, ADD PRIMARY KEY (survey_id, version_no, day)`,
  'ALTER TABLE answer ADD INDEX answer_version (survey_id, version_no, id)',
  'UPDATE answer SET counted = 0',
]);
