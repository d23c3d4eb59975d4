import { migrationOf } from '@hub/nest-kit/db';

/** NULL: nobody has said anything at the desk yet, and the configuration counts. */
export const NameForeignHosts1800005100000 = migrationOf('NameForeignHosts1800005100000', [
  'ALTER TABLE area_release ADD COLUMN hosts TEXT NULL',
]);
