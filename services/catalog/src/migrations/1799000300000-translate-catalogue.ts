import { migrationOf } from '@hub/nest-kit/db';

const tables = ['game', 'server', 'tip', 'quick_action', 'question_type', 'faq', 'notice'];

export const TranslateCatalogue1799000300000 = migrationOf(
  'TranslateCatalogue1799000300000',
  tables.map((table) => `ALTER TABLE ${table} ADD COLUMN translations MEDIUMTEXT NULL`),
);
