import { createKitTables, migrationOf } from '@hub/nest-kit/db';
import { supportDesk } from '@hub/contracts/support';
import { createTicketTables } from '@hub/tickets/server';

export const CreateSupport1795000000000 = migrationOf('CreateSupport1795000000000', [
  ...createKitTables,
  ...createTicketTables(supportDesk),
]);
