import { ABSENT, Moves, type Absent, type MoveTable } from '@hub/nest-kit/moves';
import type { FigureKind } from './figures/figure.entity.ts';
import { TicketClosed, TicketNotFound, TicketOpen, TicketUnanswered } from './ticket.errors.ts';
import { CaseOpen } from './work/work.errors.ts';

/** 0 new · 1 in work · 2 a person answered · 7 answered in bulk · 4 closed. */
export type StatusCode = 0 | 1 | 2 | 4 | 7;
const statuses: readonly StatusCode[] = [0, 1, 2, 4, 7];

export type TicketParty = 'owner' | 'staff' | 'system';

/** `version`: readers must read again. `pages`: who hears at once; `list` is the owner's list of cases. */
export type TicketEmits = {
  version: boolean;
  index: boolean;
  figures: readonly FigureKind[];
  pages: 'everybody' | 'staff' | 'list' | 'nobody';
  audit: `ticket.${string}` | null;
  mail: 'received' | 'answered' | 'closed' | 'merged' | null;
};

const anywhere = { 0: 0, 1: 1, 2: 2, 4: 4, 7: 7 } as const;
const nowhere = { 0: ABSENT, 1: ABSENT, 2: ABSENT, 4: ABSENT, 7: ABSENT } as const;
const closed = () => new TicketClosed();
const open = () => new CaseOpen();
const gone = () => new TicketNotFound();

/**
 * An answer to many leaves status 2: a person's answer may still be unread. `close`: the owner; `end`: staff; `join`:
 * another was merged into it.
 */
const table = {
  file: {
    who: ['owner'],
    to: { [ABSENT]: 0 },
    refuses: gone,
    emits: { version: false, index: true, figures: ['filed'], pages: 'list', audit: null, mail: 'received' },
  },
  'follow-up': {
    who: ['owner'],
    to: { 0: 1, 1: 1, 2: 1, 7: 1 },
    refuses: closed,
    emits: { version: true, index: true, figures: [], pages: 'everybody', audit: null, mail: null },
  },
  read: {
    who: ['owner'],
    to: { 2: 2 },
    refuses: closed,
    emits: { version: false, index: false, figures: [], pages: 'list', audit: null, mail: null },
  },
  close: {
    who: ['owner'],
    to: { 1: 4, 2: 4, 7: 4 },
    refuses: (from: StatusCode | Absent) => (from === 0 ? new TicketUnanswered() : new TicketClosed()),
    emits: { version: true, index: false, figures: ['closed'], pages: 'everybody', audit: null, mail: 'closed' },
  },
  rate: {
    who: ['owner'],
    to: { 4: 4 },
    refuses: () => new TicketOpen(),
    emits: { version: true, index: false, figures: ['rated'], pages: 'everybody', audit: null, mail: null },
  },
  take: {
    who: ['staff'],
    to: { 0: 1, 1: 1, 2: 2, 7: 7 },
    refuses: closed,
    emits: { version: true, index: false, figures: [], pages: 'staff', audit: 'ticket.take', mail: null },
  },
  assign: {
    who: ['staff'],
    to: { 0: 1, 1: 1, 2: 2, 7: 7 },
    refuses: closed,
    emits: { version: true, index: false, figures: [], pages: 'staff', audit: 'ticket.assign', mail: null },
  },
  release: {
    who: ['staff'],
    to: anywhere,
    refuses: gone,
    emits: { version: true, index: false, figures: [], pages: 'staff', audit: 'ticket.release', mail: null },
  },
  answer: {
    who: ['staff'],
    to: { 0: 2, 1: 2, 2: 2, 7: 2 },
    refuses: closed,
    emits: {
      version: true,
      index: true,
      figures: ['answered'],
      pages: 'everybody',
      audit: 'ticket.answer',
      mail: 'answered',
    },
  },
  'answer-end': {
    who: ['staff'],
    to: { 0: 4, 1: 4, 2: 4, 7: 4 },
    refuses: closed,
    emits: {
      version: true,
      index: true,
      figures: ['answered', 'closed'],
      pages: 'everybody',
      audit: 'ticket.answer',
      mail: 'answered',
    },
  },
  'bulk-answer': {
    who: ['staff'],
    to: { 0: 7, 1: 7, 2: 2, 7: 7 },
    refuses: closed,
    emits: {
      version: true,
      index: true,
      figures: ['answered'],
      pages: 'everybody',
      audit: 'ticket.bulk-answer',
      mail: 'answered',
    },
  },
  end: {
    who: ['staff'],
    to: { 0: 4, 1: 4, 2: 4, 7: 4 },
    refuses: closed,
    emits: {
      version: true,
      index: false,
      figures: ['closed'],
      pages: 'everybody',
      audit: 'ticket.close',
      mail: 'closed',
    },
  },
  merge: {
    who: ['staff'],
    to: { 0: 4, 1: 4, 2: 4, 7: 4 },
    refuses: closed,
    emits: {
      version: true,
      index: false,
      figures: ['closed'],
      pages: 'everybody',
      audit: 'ticket.merge',
      mail: 'merged',
    },
  },
  join: {
    who: ['staff'],
    to: { 0: [0, 1], 1: 1, 2: [1, 2], 7: [1, 7] },
    refuses: closed,
    emits: { version: true, index: false, figures: [], pages: 'everybody', audit: 'ticket.merged-here', mail: null },
  },
  reopen: {
    who: ['staff'],
    to: { 4: 1 },
    refuses: open,
    emits: {
      version: true,
      index: false,
      figures: ['reopened'],
      pages: 'everybody',
      audit: 'ticket.reopen',
      mail: null,
    },
  },
  change: {
    who: ['staff'],
    to: anywhere,
    refuses: gone,
    emits: { version: true, index: true, figures: [], pages: 'everybody', audit: 'ticket.change', mail: null },
  },
  hold: {
    who: ['staff'],
    to: anywhere,
    refuses: gone,
    emits: { version: true, index: false, figures: [], pages: 'staff', audit: 'ticket.hold', mail: null },
  },
  'release-hold': {
    who: ['staff'],
    to: anywhere,
    refuses: gone,
    emits: { version: true, index: false, figures: [], pages: 'staff', audit: 'ticket.hold_release', mail: null },
  },
  fee: {
    who: ['staff'],
    to: anywhere,
    refuses: gone,
    emits: { version: true, index: false, figures: [], pages: 'everybody', audit: 'ticket.fee', mail: null },
  },
  note: {
    who: ['staff'],
    to: anywhere,
    refuses: gone,
    emits: { version: false, index: true, figures: [], pages: 'staff', audit: 'ticket.note', mail: null },
  },
  'edit-note': {
    who: ['staff'],
    to: anywhere,
    refuses: gone,
    emits: { version: false, index: true, figures: [], pages: 'staff', audit: 'ticket.note-edit', mail: null },
  },
  destroy: {
    who: ['system'],
    to: nowhere,
    refuses: gone,
    emits: { version: false, index: true, figures: [], pages: 'nobody', audit: null, mail: null },
  },
} as const satisfies MoveTable<string, StatusCode, TicketParty, TicketEmits>;

export type TicketTable = typeof table;
export type TicketMove = keyof TicketTable;

export const ticketMoves = new Moves<TicketMove, StatusCode, TicketParty, TicketEmits>('a case', statuses, table);

/** Throws `TicketClosed`; `TicketUnanswered` (owner closes a new one); `CaseOpen` (an open one is reopened). */
export const statusAfter = (move: TicketMove, status: number): StatusCode =>
  ticketMoves.after(move, status as StatusCode) as StatusCode;
