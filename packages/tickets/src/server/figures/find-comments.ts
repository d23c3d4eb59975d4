import { Injectable } from '@nestjs/common';
import { readTaipei, taipeiIso, type StaffPrincipal } from '@hub/contracts/shared';
import type { CommentsQuery, CsatComment, CsatCommentsView } from '@hub/contracts/tickets';
import { maskPersonal } from '@hub/nest-kit/audit';
import { Db } from '@hub/nest-kit/db';
import { figureScope, type FigureScope } from './figure.policy.ts';

const PAGE = 20;

type Row = {
  event: string;
  id: number;
  game_id: string;
  game_name: string;
  type_text: string;
  csat: number;
  comment: string;
  at: Date;
  agent_name: string | null;
};

/** Newest first, by keyset. */
@Injectable()
export class FindComments {
  constructor(private readonly db: Db) {}

  async run(who: StaffPrincipal, query: CommentsQuery): Promise<CsatCommentsView> {
    const known: { member: string }[] = await this.db.source.query(
      "SELECT member FROM figure_name WHERE side = 'game'",
    );
    const whose = figureScope(
      who,
      known.map(({ member }) => member),
      query,
    );
    const rows = whose.games.length > 0 ? await this.rows(whose, query) : [];
    const page = rows.slice(0, PAGE);
    return { data: page.map(view), page: { next: rows.length > PAGE ? String(page.at(-1)?.event) : null } };
  }

  private async rows({ games, agents }: FigureScope, query: CommentsQuery): Promise<Row[]> {
    const more = [
      ...(agents.length > 0 ? [['e.agent_id IN (?)', agents] as const] : []),
      ...(query.csat ? [['e.detail = ?', query.csat] as const] : []),
      ...(query.page ? [['e.id < ?', query.page] as const] : []),
    ];
    return (await this.db.source.query(
      `SELECT e.id AS event, t.id, t.game_id, t.game_name, t.type_text, e.detail AS csat, t.csat_comment AS comment,
         e.at, e.agent_name FROM figure_event e JOIN ticket t ON t.id = e.ticket_id
        WHERE e.commented = 1 AND e.at >= ? AND e.at < ? AND e.game_id IN (?) AND t.csat_comment IS NOT NULL
          ${more.map(([text]) => `AND ${text}`).join(' ')}
        ORDER BY e.id DESC LIMIT ${PAGE + 1}`,
      [readTaipei(query.from)?.from, readTaipei(query.until)?.until, games, ...more.map(([, value]) => value)],
    )) as Row[];
  }
}

function view(row: Row): CsatComment {
  return {
    id: row.id,
    game_id: row.game_id,
    game_name: row.game_name,
    type_text: row.type_text,
    csat: row.csat === 1 ? '1' : '2',
    comment: maskPersonal(row.comment),
    time: taipeiIso(row.at),
    agent_name: row.agent_name,
  };
}
