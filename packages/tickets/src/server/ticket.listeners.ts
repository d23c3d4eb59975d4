import { playerTopic, staffTopic, ticketTopic } from '@hub/nest-kit/live';
import { countMove } from './counters/count-moves.ts';
import { keepDeadline } from './deadlines/keep-deadline.ts';
import type { FigureKind } from './figures/figure.entity.ts';
import { tellFigures, type FigureEvent } from './figures/tell-figures.ts';
import { ticketJobs } from './jobs.ts';
import { askForIndex } from './search/ask-for-index.ts';
import { auditOf } from './ticket.audit.ts';
import type { TicketEvent, TicketMoved } from './ticket.events.ts';

type Listener = (moved: TicketMoved) => Promise<void> | void;

const countInQueue: Listener = ({ tx, before, after }) => countMove(tx, before, after);

const indexAnew: Listener = async ({ tx, emits, id }) => {
  if (emits.index) await askForIndex(tx, id);
};

const tellTheFigures: Listener = async (moved) => {
  for (const kind of moved.emits.figures) await tellFigures(moved.tx, figureOf(kind, moved));
};

const noteInAudit: Listener = async ({ tx, emits, event, before }) => {
  if (emits.audit && before && 'detail' in event) await tx.audit(auditOf(event.by, emits.audit, before, event.detail));
};

const sendMail: Listener = async ({ tx, desk, emits, event, id, version }) => {
  if (!desk || !emits.mail) return;
  const jobs = ticketJobs(desk);
  const of = { ticketId: id };
  switch (emits.mail) {
    case 'received':
      return tx.enqueue(jobs.received, of, `${desk.key}-received-${id}`);
    case 'answered':
      return tx.enqueue(jobs.answered, { ...of, replyId: replyOf(event) }, `${desk.key}-answered-${replyOf(event)}`);
    case 'closed':
    case 'merged':
      return tx.enqueue(jobs[emits.mail], { ...of, version }, `${desk.key}-${emits.mail}-${id}-${version}`);
  }
};

const tellPages: Listener = ({ tx, desk, emits, id, before, whose, version }) => {
  const { pages } = emits;
  if (!desk || pages === 'nobody') return;
  if (pages === 'staff') return tx.announce(staffTopic(desk.key, id), version);
  if (pages === 'everybody') tx.announce(ticketTopic(desk.key, id), version);
  // In the list of its owner a case has no version until it is there.
  if (whose.partner_uid) tx.announce(playerTopic(whose.game_id, whose.partner_uid), before ? version : id);
};

/** Everybody who hears of a move, in this order, inside its transaction. */
export const ticketListeners: readonly Listener[] = [
  keepDeadline,
  countInQueue,
  indexAnew,
  tellTheFigures,
  noteInAudit,
  sendMail,
  tellPages,
];

function replyOf(event: TicketEvent): number {
  if ('reply' in event) return event.reply;
  throw new Error(`“${event.move}” names no reply`);
}

function figureOf(kind: FigureKind, { event, id, before }: TicketMoved): FigureEvent {
  const staff = typeof event.by === 'object' ? event.by.who : null;
  if (kind === 'filed') return { kind, ticket: id };
  if (kind === 'closed') return staff ? { kind, ticket: id, by: 'staff', staff } : { kind, ticket: id, by: 'player' };
  if (kind === 'rated' && 'csat' in event) return { kind, ticket: id, csat: event.csat, commented: event.commented };
  if (kind === 'reopened' && staff) return { kind, ticket: id, staff };
  // An answer to many answers nobody for the first time.
  const first = before?.first_answered_at === null && event.move !== 'bulk-answer';
  if (kind === 'answered' && staff) return { kind, ticket: id, reply: replyOf(event), staff, first };
  throw new Error(`“${event.move}” tells no figure “${kind}”`);
}
