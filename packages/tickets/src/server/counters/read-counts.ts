import { Injectable } from '@nestjs/common';
import { staffMay, type StaffPrincipal } from '@hub/contracts/shared';
import {
  queueStatuses,
  ticketReaders,
  type QueueChoicesView,
  type QueueCountsView,
  type QueueFilter,
  type QueueName,
} from '@hub/contracts/tickets';
import { Db, QueryStopped } from '@hub/nest-kit/db';
import { TtlCache } from '@hub/nest-kit/http';
import { filterOf } from '../filters/filter.policy.ts';
import { FindFilters } from '../filters/find-filters.ts';
import { offeredTypes } from '../offered-types.ts';
import { GameSettings, OpenEvents } from '../ports.ts';
import { walkOf } from '../queue/queue-walk.ts';
import { walkQueue } from '../queue/walk-queue.ts';
import { readableGames } from '../ticket.policy.ts';
import { CELL, type Counted } from './count-moves.ts';

/** All processes of a desk read the counts at most so often, for everybody who asks meanwhile. */
const FRESH_MS = 2000;
/** What grows with the clock is looked at, as far as this many. */
const LOOK_FRESH_MS = 15_000;
const LOOK_TO = 100;

type Cell = Omit<Counted, 'assignee_id'> & { assignee_id: number; many: number };

const NAMES = CELL.join(', ');
/** One statement: a move is either in the counts or beside them. */
const CELLS = `SELECT ${NAMES}, SUM(many) AS many FROM (
    SELECT ${NAMES}, many FROM queue_count UNION ALL SELECT ${NAMES}, step FROM queue_delta
  ) kept GROUP BY ${NAMES}`;

/** Read from kept counts; only what has an age is counted now. */
@Injectable()
export class ReadCounts {
  private readonly kept = new TtlCache<Cell[]>(FRESH_MS);
  private readonly looks = new TtlCache<number>(LOOK_FRESH_MS);

  constructor(
    private readonly db: Db,
    private readonly filters: FindFilters,
    private readonly games: GameSettings,
    private readonly events: OpenEvents,
  ) {}

  async run(who: StaffPrincipal): Promise<QueueCountsView> {
    const cells = await this.cellsOf(who);
    const many = (filter: QueueFilter) => sum(cells.filter((cell) => fits(cell, filter, who.id)));
    const waiting = cells.filter((cell) => fits(cell, {}, who.id));
    const games = [...new Set(cells.map(({ game_id }) => game_id))];
    const filters: QueueCountsView['data']['filters'] = [];
    for (const row of await this.filters.rows(who)) {
      const filter = filterOf(row);
      const look = filter.age ? await this.look(who, filter) : null;
      filters.push({
        id: row.id,
        many: look === null ? many(filter) : Math.min(look, LOOK_TO - 1),
        more: look === LOOK_TO,
      });
    }
    return {
      data: {
        waiting: many({ queue: 'waiting' }),
        replied: many({ queue: 'replied' }),
        closed: many({ queue: 'closed' }),
        all: many({ queue: 'all' }),
        mine: many({ assignee: 'me' }),
        unassigned: many({ assignee: 'none' }),
        games: games.map((game_id) => ({ game_id, waiting: sum(waiting.filter((cell) => cell.game_id === game_id)) })),
        filters,
      },
    };
  }

  /** Types that are offered or occur, with their names of today, and people that occur. */
  async choices(who: StaffPrincipal): Promise<QueueChoicesView> {
    const cells = (await this.cellsOf(who)).filter(({ many }) => many > 0);
    const [labels, names] = [new Map<string, string>(), new Map<string, string>()];
    for (const game of new Set(cells.map(({ game_id }) => game_id))) {
      const settings = await this.games.of(game, true).catch(() => null);
      if (!settings) continue;
      const offered = offeredTypes(settings, await this.events.of(game, 'zh-TW'));
      for (const { code, label } of offered) if (!labels.has(code)) labels.set(code, label);
      for (const [code, label] of Object.entries(settings.type_names ?? {})) names.set(code, label);
    }
    const codes = [...new Set([...labels.keys(), ...cells.map(({ question_type }) => question_type)])].sort();
    const closed = new Set(queueStatuses.closed.map(Number));
    const ids = cells.filter(({ status }) => !closed.has(status)).map(({ assignee_id }) => assignee_id);
    return {
      data: {
        types: codes.map((code) => ({ code, label: labels.get(code) ?? names.get(code) ?? code })),
        people: await this.named([...new Set(ids)].filter((id) => id !== 0)),
      },
    };
  }

  private async named(ids: number[]): Promise<{ id: number; name: string }[]> {
    if (ids.length === 0) return [];
    const rows: { id: number; name: string | null }[] = await this.db.source.query(
      `SELECT assignee_id AS id, MAX(assignee_name) AS name FROM ticket
        WHERE id IN (SELECT MAX(id) FROM ticket WHERE assignee_id IN (?) AND status IN (0, 1, 2, 7) GROUP BY assignee_id)
        GROUP BY assignee_id`,
      [ids],
    );
    return rows
      .map(({ id, name }) => ({ id, name: name ?? String(id) }))
      .sort((a, b) => a.name.localeCompare(b.name, 'zh-TW'));
  }

  private async cellsOf(who: StaffPrincipal): Promise<Cell[]> {
    readableGames(who);
    const cells = await this.kept.get('cells', async () => {
      const rows: Cell[] = await this.db.source.query(CELLS);
      return rows.map((cell) => ({ ...cell, many: Number(cell.many) }));
    });
    return cells.filter(({ game_id }) => staffMay(who, ticketReaders, game_id));
  }

  /** An age moves with the clock: such a filter is looked into, within the bounds of a page. */
  private look(who: StaffPrincipal, filter: QueueFilter): Promise<number> {
    const games = readableGames(who);
    return this.looks.get(JSON.stringify([who.id, games, filter]), async () => {
      const walk = walkOf(filter, { games, id: who.id });
      if (!walk) return 0;
      const ask = { columns: 't.id', limit: LOOK_TO, from: null };
      const found = await walkQueue(this.db.source, walk, ask).catch((error: unknown) => {
        // One number that cannot be had must not take away the others.
        if (error instanceof QueryStopped) return null;
        throw error;
      });
      return !found || found.horizon ? LOOK_TO : found.rows.length;
    });
  }
}

const sum = (cells: readonly Cell[]): number =>
  Math.max(
    0,
    cells.reduce((many, cell) => many + cell.many, 0),
  );

function fits(cell: Cell, filter: QueueFilter, me: number): boolean {
  const { queue = 'waiting', status, game_id, type, assignee, language, priority } = filter;
  const person = assignee === 'me' ? me : assignee === 'none' ? 0 : Number(assignee);
  return (
    queueStatuses[queue as QueueName].includes(String(cell.status)) &&
    (!status || status === String(cell.status)) &&
    (!game_id || game_id === cell.game_id) &&
    (!type || type === cell.question_type) &&
    (!assignee || person === cell.assignee_id) &&
    (!language || language === cell.language) &&
    (!priority || priority === String(cell.priority))
  );
}
