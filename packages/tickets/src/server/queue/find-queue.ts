import { Injectable } from '@nestjs/common';
import { taipeiIso, type StaffPrincipal } from '@hub/contracts/shared';
import { lastDayOf, type QueueQuery, type StaffQueueView, type StaffTicketRow } from '@hub/contracts/tickets';
import { Db, QueryStopped } from '@hub/nest-kit/db';
import { TemporarilyUnavailable } from '@hub/nest-kit/http';
import { Standings, type Standing } from '../ports.ts';
import type { Ticket } from '../ticket.entity.ts';
import { readableGames } from '../ticket.policy.ts';
import { isoOrNull, maskedPreview } from '../ticket.view.ts';
import { walkOf, type Walk } from './queue-walk.ts';
import { walkQueue, type Place } from './walk-queue.ts';

const PAGE = 30;
/** The database knows no later time. */
const LATEST = new Date('9999-01-01T00:00:00Z');

/** More signs of a report than its preview ever shows. */
const START = 400;

export const ROW_FACTS = `t.id, t.game_id, t.game_name, t.type_text, t.status, t.character_name, t.created_at,
  t.waiting_since, t.assignee_id, t.assignee_name, t.priority, t.language, t.version, t.partner_uid,
  (SELECT due_at FROM case_deadline d WHERE d.ticket_id = t.id AND d.ended_at IS NULL) AS due_at`;
const ROW_COLUMNS = `${ROW_FACTS}, LEFT(t.content, ${START}) AS content`;
export type QueueRow = Pick<
  Ticket,
  | 'id'
  | 'game_id'
  | 'game_name'
  | 'type_text'
  | 'status'
  | 'content'
  | 'character_name'
  | 'created_at'
  | 'waiting_since'
  | 'assignee_id'
  | 'assignee_name'
  | 'priority'
  | 'language'
  | 'version'
  | 'partner_uid'
> & { due_at: Date | null };

/** By keyset on every side, for the games that somebody serves. */
@Injectable()
export class FindQueue {
  constructor(
    private readonly db: Db,
    private readonly standings: Standings,
  ) {}

  async run(who: StaffPrincipal, { page, ...filter }: QueueQuery): Promise<StaffQueueView> {
    const walk = walkOf(filter, { games: readableGames(who), id: who.id });
    if (!walk) return { data: [], page: { next: null, searched_to: null } };
    try {
      return await this.page(walk, readCursor(walk, page));
    } catch (error) {
      throw error instanceof QueryStopped ? new TemporarilyUnavailable() : error;
    }
  }

  private async page(walk: Walk, from: Place | null): Promise<StaffQueueView> {
    const ask = { columns: ROW_COLUMNS, limit: PAGE + 1, from };
    const { rows, horizon } = await walkQueue<QueueRow>(this.db.source, walk, ask);
    const shown = rows.slice(0, PAGE);
    const last = shown.at(-1);
    const full = rows.length > PAGE && last ? { id: last.id, since: last.waiting_since } : null;
    const next = full ?? horizon;
    const standings = await this.standings.of(shown);
    return {
      data: shown.map((row, at) => queueRow(row, standings[at])),
      page: { next: next && cursorOf(walk, next), searched_to: full || !horizon ? null : await this.timeOf(horizon) },
    };
  }

  private async timeOf({ id, since }: Place): Promise<string | null> {
    if (since) return taipeiIso(since);
    const rows: { created_at: Date }[] = await this.db.source.query('SELECT created_at FROM ticket WHERE id = ?', [id]);
    return isoOrNull(rows[0]?.created_at ?? null);
  }
}

const cursorOf = (walk: Walk, { id, since }: Place): string =>
  walk.order === 'waiting' ? `${since?.getTime()}.${id}` : String(id);

function readCursor(walk: Walk, page = ''): Place | null {
  const parts = page.split('.').map(Number);
  const [ms, id] = walk.order === 'waiting' ? parts : [0, parts[0]];
  const since = ms ? new Date(ms) : null;
  // A cursor that somebody made up begins at the first page.
  if (!id || !Number.isSafeInteger(id) || id < 0 || (since && !(since.getTime() > 0 && since < LATEST))) return null;
  return { id, since };
}

const startOf = (text: string): string =>
  text.length > START ? [...text.slice(0, 2 * START)].slice(0, START).join('') : text;

/** A row of a list: personal data in its words is masked. */
export function queueRow(ticket: QueueRow, standing: Standing | null = null): StaffTicketRow {
  return {
    id: ticket.id,
    game_id: ticket.game_id,
    game_name: ticket.game_name,
    type_text: ticket.type_text,
    status: String(ticket.status),
    preview: maskedPreview(startOf(ticket.content)),
    character_name: ticket.character_name,
    standing,
    create_time: taipeiIso(ticket.created_at),
    waiting_since: isoOrNull(ticket.waiting_since),
    due_on: ticket.due_at && lastDayOf(ticket.due_at),
    assignee: assigneeOf(ticket),
    priority: ticket.priority,
    language: ticket.language,
    version: ticket.version,
  };
}

export const assigneeOf = ({ assignee_id, assignee_name }: Pick<Ticket, 'assignee_id' | 'assignee_name'>) =>
  assignee_id === null ? null : { id: assignee_id, name: assignee_name ?? '' };
