import { vipDesk } from '@hub/contracts/vip';
import { migrationOf } from '@hub/nest-kit/db';
import { createTicketTables } from '@hub/tickets/server';

/** Its time is before those of the engine, which change what it makes. */
export const OpenTheDesk1795100000000 = migrationOf('OpenTheDesk1795100000000', createTicketTables(vipDesk));
