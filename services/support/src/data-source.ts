import {
  AddApprovals1797400000000,
  ChainAudit1795200000000,
  KeepHeartbeat1799000000000,
  kitEntities,
  type Schema,
} from '@hub/nest-kit/db';
import { HeldAccount, HoldAccounts1799600000000, KeepSwept1799500000000, SweptRow } from '@hub/nest-kit/retention';
import { ExportJob } from '@hub/nest-kit/exports';
import { ScheduleRun } from '@hub/nest-kit/schedules';
import { ticketEntities } from '@hub/tickets/server';
import { AddAttachments1795200000000 } from './migrations/1795200000000-add-attachments.ts';
import { AddHandOvers1795240000000 } from './migrations/1795240000000-add-hand-overs.ts';
import { AddWhitelist1795250000000 } from './migrations/1795250000000-add-whitelist.ts';
import { WhitelistEntry } from './whitelist/whitelist-entry.entity.ts';
import { CloseTickets1796100000000 } from './migrations/1796100000000-close-tickets.ts';
import { CountHelped1796150000000 } from './migrations/1796150000000-count-helped.ts';
import { HoldCases1799500100000 } from './migrations/1799500100000-hold-cases.ts';
import { CreateSupport1795000000000 } from './migrations/1795000000000-create-support.ts';
import { KeepJobs1798000001000 } from './migrations/1798000001000-keep-jobs.ts';
import { KeepMacros1797310000000 } from './migrations/1797310000000-keep-macros.ts';
import { LogMails1797320000000 } from './migrations/1797320000000-log-mails.ts';
import { NameTheCauseOfADestruction1797600000000 } from './migrations/1797600000000-name-the-cause-of-a-destruction.ts';
import { KeepPenalties1798000004000 } from './migrations/1798000004000-keep-penalties.ts';
import { SealPapers1796300000000 } from './migrations/1796300000000-seal-papers.ts';
import { Penalty } from './penalties/penalty.entity.ts';
import { WalkTheQueue1797100000000 } from './migrations/1797100000000-walk-the-queue.ts';
import { SealContacts1799000001000 } from './migrations/1799000001000-seal-contacts.ts';
import { SplitTheWhitelist1797600100000 } from './migrations/1797600100000-split-the-whitelist.ts';
import { KeepFigures1797500000000 } from './migrations/1797500000000-keep-figures.ts';
import { KeepExports1797510000000 } from './migrations/1797510000000-keep-exports.ts';
import { WorkAtTheDesk1797000000000 } from './migrations/1797000000000-work-at-the-desk.ts';
import { WorkOnACase1797200000000 } from './migrations/1797200000000-work-on-a-case.ts';

export const schema: Schema = {
  entities: [...kitEntities, SweptRow, HeldAccount, ...ticketEntities, ExportJob, ScheduleRun, WhitelistEntry, Penalty],
  migrations: [
    CreateSupport1795000000000,
    ChainAudit1795200000000,
    AddAttachments1795200000000,
    AddHandOvers1795240000000,
    AddWhitelist1795250000000,
    CloseTickets1796100000000,
    CountHelped1796150000000,
    SealPapers1796300000000,
    WorkAtTheDesk1797000000000,
    WorkOnACase1797200000000,
    WalkTheQueue1797100000000,
    KeepMacros1797310000000,
    LogMails1797320000000,
    AddApprovals1797400000000,
    NameTheCauseOfADestruction1797600000000,
    SplitTheWhitelist1797600100000,
    KeepFigures1797500000000,
    KeepExports1797510000000,
    KeepJobs1798000001000,
    KeepPenalties1798000004000,
    KeepHeartbeat1799000000000,
    SealContacts1799000001000,
    KeepSwept1799500000000,
    HoldCases1799500100000,
    HoldAccounts1799600000000,
  ],
};
