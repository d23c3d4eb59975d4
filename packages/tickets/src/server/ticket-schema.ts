import { migrationOf, type Schema } from '@hub/nest-kit/db';
import { addExportEnd, createExportTable, ExportJob } from '@hub/nest-kit/exports';
import { createScheduleTable, NameProcesses1800003300000, ScheduleRun } from '@hub/nest-kit/schedules';
import { Attachment } from './attachments/attachment.entity.ts';
import { QueueCount, QueueDelta, DeskTurn } from './counters/queue-count.entity.ts';
import { SavedFilterRow } from './filters/saved-filter.entity.ts';
import { CaseDeadline } from './deadlines/case-deadline.entity.ts';
import { createDeadlines } from './deadlines/deadlines-table.ts';
import { FigureBacklog, FigureBacklogDay, FigureName, FigureState, ServiceHoliday } from './figures/backlog.entity.ts';
import { FigureCountRow, FigureEventRow, FigurePending, FigureTimeRow } from './figures/figure.entity.ts';
import { HandOver } from './hand-over/hand-over.entity.ts';
import { Destruction } from './papers/destruction.entity.ts';
import { Helped } from './helped/helped.entity.ts';
import { Macro, MacroVersion } from './macros/macro.entity.ts';
import { DeadAddress, MailRow } from './mail-log/mail-log.entity.ts';
import { Reply } from './reply.entity.ts';
import { GramDf, SearchDoc, SearchGame, SearchGram, SearchTodo } from './search/search.entity.ts';
import { Ticket } from './ticket.entity.ts';
import { Bulk, BulkItem } from './work/bulk/bulk.entity.ts';
import { StaffNote } from './work/notes/note.entity.ts';
import { addDestructionCause, addPapers, createAttachmentTable } from './attachments/attachment-table.ts';
import { addCounters } from './counters/counters-table.ts';
import { createFigureTables } from './figures/figure-tables.ts';
import { addSavedFilters } from './filters/filters-table.ts';
import { createHandOverTable } from './hand-over/hand-over-table.ts';
import { createHelpedTable } from './helped/helped-table.ts';
import { createMacroTables } from './macros/macro-table.ts';
import { createMailLog } from './mail-log/mail-log-table.ts';
import { addQueueIndexes } from './queue/queue-table.ts';
import { addSearch } from './search/search-tables.ts';
import { addDeskWork, addHolds, addTicketClosing } from './ticket-tables.ts';
import { addJobLists, createWorkTables } from './work/work-tables.ts';

const entities = [
  Ticket,
  Reply,
  Attachment,
  Destruction,
  Helped,
  HandOver,
  StaffNote,
  Bulk,
  BulkItem,
  QueueCount,
  QueueDelta,
  DeskTurn,
  SavedFilterRow,
  SearchGame,
  SearchGram,
  GramDf,
  SearchDoc,
  SearchTodo,
  FigureEventRow,
  FigurePending,
  FigureCountRow,
  FigureTimeRow,
  FigureBacklog,
  FigureBacklogDay,
  FigureName,
  FigureState,
  ServiceHoliday,
  Macro,
  MacroVersion,
  MailRow,
  DeadAddress,
  CaseDeadline,
];

const migrations = [
  migrationOf('AddAttachments1795200000000', [createAttachmentTable]),
  migrationOf('AddHandOvers1795240000000', [createHandOverTable]),
  migrationOf('CloseTickets1796100000000', addTicketClosing),
  migrationOf('CountHelped1796150000000', [createHelpedTable]),
  migrationOf('SealPapers1796300000000', addPapers),
  migrationOf('WorkAtTheDesk1797000000000', addDeskWork),
  migrationOf('WalkTheQueue1797100000000', [...addQueueIndexes, ...addCounters, ...addSearch, ...addSavedFilters]),
  migrationOf('WorkOnACase1797200000000', createWorkTables),
  migrationOf('KeepMacros1797310000000', createMacroTables),
  migrationOf('LogMails1797320000000', createMailLog),
  migrationOf('KeepFigures1797500000000', createFigureTables),
  migrationOf('KeepExports1797510000000', [createExportTable]),
  migrationOf('NameTheCauseOfADestruction1797600000000', addDestructionCause),
  // What the list of background work reads.
  migrationOf('KeepJobs1798000001000', [addExportEnd, createScheduleTable, addJobLists]),
  // The worker seals what is there, in slices; until then a row has its contact as before.
  migrationOf('SealContacts1799000001000', [
    'ALTER TABLE ticket ADD COLUMN contact_box VARBINARY(512) NULL AFTER phone_mac',
  ]),
  migrationOf('HoldCases1799500100000', addHolds),
  migrationOf('KeepDeadlines1800002100000', createDeadlines),
  NameProcesses1800003300000,
];

/** The desk's own first migration comes before it (`createTicketTables`), with its own public numbers. */
export const ticketSchema: Schema = { entities: [...entities, ExportJob, ScheduleRun], migrations };
