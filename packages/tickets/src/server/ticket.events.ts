import type { Desk, LegalAnswers } from '@hub/contracts/tickets';
import type { Tx } from '@hub/nest-kit/db';
import type { Counted } from './counters/count-moves.ts';
import type { StaffActor } from './ticket.audit.ts';
import type { Ticket } from './ticket.entity.ts';
import type { TicketEmits, TicketMove, TicketTable } from './ticket.moves.ts';

type EmitsOf<M extends TicketMove> = TicketTable[M]['emits'];
type FiguresOf<M extends TicketMove> = EmitsOf<M>['figures'][number];

/** What is told of a move: as much as what it emits asks for. `detail` is for the audit and holds no personal data; `concludes`: the answer is the result. */
export type TicketEventOf<M extends TicketMove> = M extends TicketMove
  ? { move: M } & (EmitsOf<M>['audit'] extends string
      ? { by: StaffActor; detail: object }
      : { by: Exclude<TicketTable[M]['who'][number], 'staff'> }) &
      ('answered' extends FiguresOf<M> ? { reply: number } : unknown) &
      (M extends 'file' ? { asked?: LegalAnswers } : unknown) &
      (M extends 'answer' ? { concludes?: boolean } : unknown) &
      ('rated' extends FiguresOf<M> ? { csat: 1 | 2; commented: boolean } : unknown)
  : never;
export type TicketEvent = TicketEventOf<TicketMove>;

/** A move as its listeners see it, after the row is written. `before` is the row as it was read under its lock. */
export type TicketMoved = {
  tx: Tx;
  desk: Desk | null;
  event: TicketEvent;
  emits: TicketEmits;
  id: number;
  before: Ticket | null;
  after: Counted | null;
  whose: Pick<Ticket, 'game_id' | 'partner_uid'>;
  version: number;
};
