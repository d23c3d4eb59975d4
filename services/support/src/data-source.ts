import { serviceSchema } from '@hub/nest-kit/db';
import { EndTheRound1799700000100 } from '@hub/nest-kit/retention';
import { ticketSchema } from '@hub/tickets/server';
import { CreateSupport1795000000000 } from './migrations/1795000000000-create-support.ts';
import { AddWhitelist1795250000000 } from './migrations/1795250000000-add-whitelist.ts';
import { SplitTheWhitelist1797600100000 } from './migrations/1797600100000-split-the-whitelist.ts';
import { KeepPenalties1798000004000 } from './migrations/1798000004000-keep-penalties.ts';
import { HoldForRequests1800002400200 } from './migrations/1800002400200-hold-for-requests.ts';
import { RequestHold } from './holds/request-hold.entity.ts';
import { Penalty } from './penalties/penalty.entity.ts';
import { WhitelistEntry } from './whitelist/whitelist-entry.entity.ts';

export const schema = serviceSchema({
  kit: ['held-accounts', 'calendar'],
  parts: [ticketSchema],
  entities: [WhitelistEntry, Penalty, RequestHold],
  migrations: [
    CreateSupport1795000000000,
    AddWhitelist1795250000000,
    SplitTheWhitelist1797600100000,
    KeepPenalties1798000004000,
    EndTheRound1799700000100,
    HoldForRequests1800002400200,
  ],
});
