import { createKitTables, migrationOf } from '@hub/nest-kit/db';

export const CreateVip1795000000000 = migrationOf('CreateVip1795000000000', createKitTables);
