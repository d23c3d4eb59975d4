import { Injectable } from '@nestjs/common';
import { MACHINE_ID, taipeiIso, type StaffWho } from '@hub/contracts/shared';
import type { StaffQueueView, StaffTicketRow } from '@hub/contracts/tickets';
import { Db } from '@hub/nest-kit/db';
import type { SelectQueryBuilder } from 'typeorm';
import { Ticket } from '../ticket.entity.ts';
import { readableGames } from '../ticket.policy.ts';
import { isoOrNull, previewOf } from '../ticket.view.ts';

const PAGE = 30;

/** `queue`: waiting (for us, the longest first), replied, closed or all; `page` is the cursor of the answer before. */
export type QueueQuery = { queue?: string; game_id?: string; page?: string };

const queues: Record<string, number[]> = { replied: [2, 7], closed: [4] };

/** The desk's list, by keyset on every side, for the games that somebody serves. */
@Injectable()
export class FindQueue {
  constructor(private readonly db: Db) {}

  async run(who: StaffWho, query: QueueQuery): Promise<StaffQueueView> {
    const games = readableGames(who);
    const asked = query.game_id ? ownGame(games, query.game_id) : games;
    const rows = this.db.source
      .getRepository(Ticket)
      .createQueryBuilder('t')
      .take(PAGE + 1);
    if (asked !== '*') {
      if (asked.length === 0) return { data: [], page: { next: null } };
      rows.andWhere('t.game_id IN (:...asked)', { asked });
    }
    const next = (query.queue ?? 'waiting') === 'waiting' ? this.waiting(rows, query.page) : this.recent(rows, query);
    const found = await rows.getMany();
    const page = found.slice(0, PAGE);
    const last = page.at(-1);
    return { data: page.map(row), page: { next: found.length > PAGE && last ? next(last) : null } };
  }

  private waiting(rows: SelectQueryBuilder<Ticket>, cursor = ''): (last: Ticket) => string {
    rows.andWhere('t.waiting_since IS NOT NULL').orderBy('t.waiting_since', 'ASC').addOrderBy('t.id', 'ASC');
    const [ms, id] = cursor.split('.').map(Number);
    if (ms && id) {
      const since = new Date(ms);
      rows.andWhere('(t.waiting_since > :since OR (t.waiting_since = :since AND t.id > :id))', { since, id });
    }
    return (last) => `${last.waiting_since?.getTime()}.${last.id}`;
  }

  private recent(rows: SelectQueryBuilder<Ticket>, query: QueueQuery): (last: Ticket) => string {
    const statuses = queues[query.queue ?? ''];
    if (statuses) rows.andWhere('t.status IN (:...statuses)', { statuses });
    rows.orderBy('t.id', 'DESC');
    const before = Number(query.page);
    if (Number.isInteger(before) && before > 0) rows.andWhere('t.id < :before', { before });
    return (last) => String(last.id);
  }
}

/** The one game that is asked for, if it is an id at all and somebody serves it. */
function ownGame(games: string[] | '*', asked: string): string[] {
  return MACHINE_ID.test(asked) && (games === '*' || games.includes(asked)) ? [asked] : [];
}

function row(ticket: Ticket): StaffTicketRow {
  return {
    id: ticket.id,
    game_id: ticket.game_id,
    game_name: ticket.game_name,
    type_text: ticket.type_text,
    status: String(ticket.status),
    preview: previewOf(ticket.content),
    character_name: ticket.character_name,
    create_time: taipeiIso(ticket.created_at),
    waiting_since: isoOrNull(ticket.waiting_since),
  };
}
