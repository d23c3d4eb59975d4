import { createKitTables, migrationOf } from '@hub/nest-kit/db';

export const CreateTopup1795000000000 = migrationOf('CreateTopup1795000000000', createKitTables);
