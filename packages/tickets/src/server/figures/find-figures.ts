import { Injectable } from '@nestjs/common';
import { taipeiIso, type StaffPrincipal } from '@hub/contracts/shared';
import {
  coverOf,
  dayOf,
  pointsOf,
  rangeBefore,
  stepOf,
  type Cover,
  type DayRange,
  type FigureMember,
  type FigurePoint,
  type FiguresQuery,
  type FiguresView,
} from '@hub/contracts/tickets';
import { Db } from '@hub/nest-kit/db';
import { figureGames, figureScope } from './figure.policy.ts';
import { readBacklog } from './read-backlog.ts';
import { readSums, Sums, type Slice } from './read-sums.ts';
import type { Side } from './tally.ts';

/** The first day of the first month of any game: one step into the key for each game, however much was counted since. */
const FIRST_DAY = `SELECT MIN(day.period) FROM
  (SELECT game_id, MIN(period) AS month FROM figure_count WHERE side = 'game' GROUP BY game_id) first
  JOIN figure_count day ON day.side = 'game' AND day.game_id = first.game_id
    AND day.period > first.month AND day.period < CONCAT(first.month, '-99')`;

type Name = { id: string; name: string };
type Names = Record<Side, Name[]>;

/** Answers from what is kept: how long it takes does not depend on how many cases there are. */
@Injectable()
export class FindFigures {
  constructor(private readonly db: Db) {}

  async run(who: StaffPrincipal, query: FiguresQuery): Promise<FiguresView> {
    const names = await this.names();
    const ids = names.game.map(({ id }) => id);
    const { scope, games, agents } = figureScope(who, ids, query);
    const range = { from: query.from, until: query.until };
    const before = rangeBefore(range);
    const side: Side = agents.length > 0 ? 'agent' : 'game';
    const slice: Slice = { side, games, members: agents };
    const members = (of: Slice, grouping: 'game_id' | 'member', called: Name[]) =>
      this.members(of, range, grouping, called);
    const [points, earlier, by_game, by_agent, by_type, state] = await Promise.all([
      this.points(slice, range),
      readSums(this.db.source, slice, before, 'game_id'),
      members(slice, 'game_id', names.game),
      members({ side: 'agent', games, members: agents }, 'member', names.agent),
      agents.length > 0 ? [] : members({ side: 'type', games, members: [] }, 'member', names.type),
      this.state(),
    ]);
    const mayChoose = figureGames(who, ids);
    return {
      data: {
        ...range,
        before_from: before.from,
        before_until: before.until,
        scope,
        step: stepOf(range),
        games: names.game.filter(({ id }) => mayChoose.includes(id)),
        agents: scope === 'all' ? names.agent : names.agent.filter(({ id }) => agents.includes(id)),
        ...state,
        totals: points.total.view(),
        before: together(earlier).view(),
        points: points.rows,
        by_game,
        by_agent,
        by_type,
        backlog: await this.backlog(slice, range, before),
      },
    };
  }

  private backlog({ side, games }: Slice, range: DayRange, before: DayRange) {
    const whose = side === 'game' ? games : [];
    return readBacklog(this.db.source, whose, pointsOf(range), before.until, dayOf(new Date()));
  }

  private async points(slice: Slice, range: DayRange): Promise<{ rows: FigurePoint[]; total: Sums }> {
    const whole: Cover = stepOf(range) === 'month' ? coverOf(range) : { months: [], days: [range] };
    const found = await readSums(this.db.source, slice, range, 'period', whole);
    const inPoint = ({ from, until }: DayRange) =>
      [...found].filter(([period]) =>
        period.length === 7 ? from.startsWith(period) : period >= from && period <= until,
      );
    const rows = pointsOf(range).map((point) => ({ ...point, ...together(new Map(inPoint(point))).view() }));
    return { rows, total: together(found) };
  }

  private async members(slice: Slice, range: DayRange, grouping: 'game_id' | 'member', names: Name[]) {
    const found = await readSums(this.db.source, slice, range, grouping);
    const called = new Map(names.map(({ id, name }) => [id, name]));
    return [...found].map(([id, sums]): FigureMember => ({ id, name: called.get(id) ?? id, ...sums.view() }));
  }

  private async names(): Promise<Names> {
    const rows: { side: Side; id: string; name: string }[] = await this.db.source.query(
      'SELECT side, member AS id, name FROM figure_name ORDER BY name',
    );
    const of = (side: Side) => rows.filter((row) => row.side === side).map(({ id, name }) => ({ id, name }));
    return { game: of('game'), agent: of('agent'), type: of('type') };
  }

  /** Until when everything is counted, how much waits, and the first day that has figures. */
  private async state(): Promise<{ counted_until: string; waiting: number; kept_from: string | null }> {
    const [row] = (await this.db.source.query(
      `SELECT COUNT(*) AS waiting, COALESCE(MIN(at), NOW(3)) AS until_at, (${FIRST_DAY}) AS kept_from
        FROM (SELECT at FROM figure_pending ORDER BY at LIMIT 1000) some`,
    )) as { waiting: string; until_at: Date; kept_from: string | null }[];
    return {
      counted_until: taipeiIso(new Date(row?.until_at ?? Date.now())),
      waiting: Number(row?.waiting ?? 0),
      kept_from: row?.kept_from ?? null,
    };
  }
}

function together(parts: ReadonlyMap<string, Sums>): Sums {
  const all = new Sums();
  for (const part of parts.values()) all.add(part);
  return all;
}
