import { migrationOf } from '@hub/nest-kit/db';

export const FindPassedSubmits1796000000000 = migrationOf('FindPassedSubmits1796000000000', [
  'ALTER TABLE captcha_used ADD INDEX captcha_used_submit (used_by)',
]);
