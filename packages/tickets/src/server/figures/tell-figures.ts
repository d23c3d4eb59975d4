import type { StaffPrincipal } from '@hub/contracts/shared';
import type { Tx } from '@hub/nest-kit/db';
import type { EntityManager } from 'typeorm';
import type { ClosedBy } from '../ticket.entity.ts';
import type { FigureKind } from './figure.entity.ts';

type Staff = Pick<StaffPrincipal, 'id' | 'name'>;

/** `first`: of a person; an answer to many is none. Closed or rated by the owner, it counts for who answered last. */
export type FigureEvent = { ticket: number } & (
  | { kind: 'filed' }
  | { kind: 'answered'; reply: number; staff: Staff; first: boolean }
  | { kind: 'closed'; by: ClosedBy; staff?: Staff }
  | { kind: 'reopened'; staff: Staff }
  | { kind: 'rated'; csat: 1 | 2; commented: boolean }
);

export const closers: Record<ClosedBy, number> = { player: 1, staff: 2, system: 3 };

/** In the transaction of what happened, after its rows: game, type and times are read from the case. */
export async function tellFigures(tx: Tx, event: FigureEvent): Promise<void> {
  const { name, detail, staff, commented } = partsOf(event);
  const written = await insertEvent(tx.manager, event, { name, detail, staff, commented });
  await tx.manager.query('INSERT INTO figure_pending (event_id, at) SELECT id, at FROM figure_event WHERE id = ?', [
    written,
  ]);
}

type Parts = { name: string; detail: number; staff: Staff | null; commented: boolean };

function partsOf(event: FigureEvent): Parts {
  const plain = { name: '', detail: 0, staff: null, commented: false };
  switch (event.kind) {
    case 'answered':
      return {
        ...plain,
        name: String(event.reply),
        detail: event.first ? 1 : 0,
        staff: event.staff,
      };
    case 'closed':
      return { ...plain, detail: closers[event.by], staff: event.staff ?? null };
    case 'reopened':
      return { ...plain, staff: event.staff };
    case 'rated':
      return { ...plain, detail: event.csat, commented: event.commented };
    default:
      return plain;
  }
}

/** Who answered a case last, for events that are not of staff. */
const last = (column: string) =>
  `(SELECT reply.${column} FROM reply WHERE reply.ticket_id = t.id AND reply.is_official = 1 ORDER BY reply.id DESC LIMIT 1)`;
/** A case is filed and rated once; it may be closed and taken up again more often. */
const nameOf: Record<FigureKind, string> = {
  filed: "CONCAT('filed-', t.id)",
  answered: "CONCAT('answered-', ?)",
  closed: "CONCAT('closed-', t.id, '-', t.version)",
  reopened: "CONCAT('reopened-', t.id, '-', t.version)",
  rated: "CONCAT('rated-', t.id)",
};

async function insertEvent(manager: EntityManager, { kind, ticket }: FigureEvent, parts: Parts): Promise<string> {
  const byOwner = parts.staff === null && kind !== 'filed';
  const agent = byOwner ? `${last('staff_id')}, ${last('staff_name')}` : '?, ?';
  const detail = kind === 'filed' ? 't.follows_id IS NOT NULL' : String(parts.detail);
  const values = [
    ...(kind === 'answered' ? [parts.name] : []),
    kind,
    ...(byOwner ? [] : [parts.staff?.id ?? null, parts.staff?.name ?? null]),
    parts.commented ? 1 : 0,
    ticket,
  ];
  const result: { insertId: number | string } = await manager.query(
    `INSERT INTO figure_event
       (name, kind, at, filed_at, ticket_id, game_id, question_type, agent_id, agent_name, detail, commented)
     SELECT ${nameOf[kind]}, ?, ${kind === 'filed' ? 't.created_at' : 'NOW(3)'}, t.created_at, t.id, t.game_id,
       t.question_type, ${agent}, ${detail}, ? FROM ticket t WHERE t.id = ?`,
    values,
  );
  return String(result.insertId);
}
